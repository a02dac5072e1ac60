import { act } from 'react'
import { authStatusTexts } from '@domain/auth-statuses'
import type { Out } from '@contract'
import { leaveFor } from '@/platform/landing'
import type { PagePath } from '@/routes/table'
import { lost, refused, settled, type Answers } from '@/testing/answers'
import { aClientConfig } from '@/testing/make/client'
import { renderPage, type OpenPage } from '@/testing/page'
import { visitor } from '@/testing/people'
import { part } from '@/testing/parts'

jest.mock('@/platform/landing', () => ({
  ...jest.requireActual<object>('@/platform/landing'),
  leaveFor: jest.fn(),
}))

const SESSION = 'auth GET {init}/authCentre/session'
const GRANT = 'auth POST {init}/authCentre/grant'
const ICOME = 'auth POST {init}/authCentre/iCome'

type Session = Out<typeof SESSION>
type Tenant = Session['tenants'][number]

const gas = (tenantId: string, tenantName: string): Tenant => ({
  tenantId,
  tenantName,
  kind: 'GAS',
  companyCode: '1001',
  logo: '',
  entrusting: [],
})
const loggedIn = (...tenants: Tenant[]): Session => ({
  loggedIn: true,
  appName: '工商业用气',
  redirectAllowed: true,
  tenants,
  lastTenantId: '',
})
const app = { appid: 'hyn-app', redirect: 'https://a.com/p?x=1', sdkVersion: '0.2.6' }

let page: OpenPage
const open = async (path: PagePath & `/pages/auth-centre/${string}`, answers: Answers, more: object = {}) => {
  page = await renderPage(path, {
    as: visitor,
    params: { ...app, ...more },
    answers: {
      [GRANT]: { location: 'https://a.com/p?x=1&authCode=c' },
      'default GET /crmgas/config/client': aClientConfig(),
      ...answers,
    },
  })
}
const press = (name: string) => page.press(name)
/** The one page that it has led to, with its parameters. */
const way = () => {
  expect(page.went).toHaveLength(1)
  const [to = '', query = ''] = page.went[0]?.split('?') ?? []
  return [to, Object.fromEntries(new URLSearchParams(query))] as const
}

describe('/auth', () => {
  const openAuth = (session: Answers[typeof SESSION], more: object = {}) =>
    open('/pages/auth-centre/auth', { [SESSION]: session }, more)

  test('the only tenant: back with a code, the extras and the wish for a temporary one go along', async () => {
    await openAuth(loggedIn(gas('t-1', '甲')), { withTempAuthCode: '1', extras: 'bpHint=7' })
    expect(page.sent(GRANT)).toEqual([
      { appid: app.appid, redirect: app.redirect, tenantId: 't-1', withTempAuthCode: '1', extras: { bpHint: '7' } },
    ])
    expect(leaveFor).toHaveBeenCalledWith('https://a.com/p?x=1&authCode=c')
  })

  test('not logged in: to /login with everything', async () => {
    await openAuth({ ...loggedIn(), loggedIn: false }, { extras: 'bpHint=7' })
    expect(way()).toEqual([
      'redirectTo /pages/auth-centre/login',
      expect.objectContaining({ appid: 'hyn-app', redirect: 'https://a.com/p?x=1', extras: 'bpHint=7' }),
    ])
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('two tenants: to /tenants', async () => {
    await openAuth(loggedIn(gas('t-1', '甲'), gas('t-2', '乙')))
    expect(way()).toEqual(['redirectTo /pages/auth-centre/tenants', expect.objectContaining(app)])
    expect(leaveFor).not.toHaveBeenCalled()
  })

  const one = loggedIn(gas('t', '甲'))
  test.each([
    ['a place that is not registered', { ...one, redirectAllowed: false }, {}, '回调地址未登记，无法登录'],
    ['an unknown app', refused('4102', '应用未登记'), {}, '应用未登记，无法登录'],
    ['another version', one, { sdkVersion: '1.0.0' }, '当前版本过低，请更新应用'],
  ])('%s: a message, and the page stays', async (_say, answer, more, text) => {
    await openAuth(answer, more)
    expect(page.text()).toContain(text)
    expect(page.names()).toContain('返回首页')
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('the network gone: it can be tried again', async () => {
    await openAuth(lost)
    expect(page.text()).toContain('请求失败')
    page.answer({ [SESSION]: one })
    await press('重试')
    expect(leaveFor).toHaveBeenCalledTimes(1)
  })
})

describe('/tenants', () => {
  const openTenants = (...tenants: Tenant[]) => open('/pages/auth-centre/tenants', { [SESSION]: loggedIn(...tenants) })

  test('a tenant and a company that entrusted the service tenant (AU-16)', async () => {
    const entrusting = [{ tenantId: 't-1', tenantName: '甲' }]
    await openTenants(gas('t-2', '乙'), { ...gas('t-9', '托管'), kind: 'SERVICE', entrusting })
    expect(page.text()).toContain('服务商')
    await press('受托：甲')
    expect(page.sent(GRANT)).toEqual([expect.objectContaining({ tenantId: 't-1', entrustedTenantId: 't-9' })])
  })

  test('its mark; the usual sign without one, or when it cannot be had', async () => {
    await openTenants({ ...gas('t-1', '甲'), logo: '/logo.png' }, gas('t-2', '乙'))
    expect(page.host().querySelectorAll(`${part.icon}${part.link}`)).toHaveLength(1)
    const mark = page.find(`img${part.centreMark}`)
    expect(mark.getAttribute('src')).toBe('/logo.png')
    act(() => void mark.dispatchEvent(new Event('error')))
    expect(page.host().querySelectorAll(`${part.icon}${part.link}`)).toHaveLength(2)
  })

  test('none: shown', async () => {
    await openTenants()
    expect(page.text()).toContain('您暂无可访问的租户，请联系管理员')
  })

  test('a tenant without an id goes nowhere (AU-15)', async () => {
    await openTenants(gas('', '丙'))
    page.tap(page.row())
    await settled()
    expect(page.sent(GRANT)).toEqual([])
    expect(page.find(part.dangerAlert).textContent).toBe('租户信息为空，无法切换')
  })
})

test('/login?error: the status that ended the login, as a danger notice (C 6.1)', async () => {
  await open('/pages/auth-centre/login', {}, { error: '420' })
  expect(page.find(part.dangerAlert).textContent).toBe(authStatusTexts[420])
})

test('/iCome: an unknown employee may log in by phone', async () => {
  const unknown = refused('2017', '未找到对应的员工账号，请联系管理员')
  await open('/pages/auth-centre/icome', { [ICOME]: unknown }, { code: 'c1' })
  expect(page.text()).toContain('未找到对应的员工账号，请联系管理员')
  await press('使用手机号登录')
  expect(way()[0]).toBe('redirectTo /pages/auth-centre/login')
  expect(page.sent(ICOME)).toEqual([{ code: 'c1' }])
})
