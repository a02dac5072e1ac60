import { act, type ReactNode } from 'react'
import { authStatusTexts } from '@domain/auth-statuses'
import { ApiError } from '@/request'
import { call } from '@/request/call'
import { leaveFor } from '@/platform/landing'
import { go } from '@/routes/go'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { AuthView } from './AuthView'
import { CentreLoginView } from './CentreLoginView'
import { IcomeView } from './IcomeView'
import { TenantsView } from './TenantsView'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('@/platform/landing', () => ({
  ...jest.requireActual<object>('@/platform/landing'),
  leaveFor: jest.fn(),
}))
jest.mock('@/routes/go', () => ({ ...jest.requireActual<object>('@/routes/go'), go: jest.fn() }))
// The frame stands on the router of a running app; the pages' own content is looked at here.
jest.mock('@/blocks', () => ({
  ...jest.requireActual<object>('@/blocks'),
  PageFrame: ({ children }: { children: ReactNode }) => <AppRoot>{children}</AppRoot>,
}))

const { show, button, find, tap, host } = stage(document)
const SESSION = 'auth GET {init}/authCentre/session'
const GRANT = 'auth POST {init}/authCentre/grant'
const LOGOUT = 'auth POST {init}/unify/auth/logoutOnServer'
const ICOME = 'auth POST {init}/authCentre/iCome'

const sent: [string, Record<string, unknown>][] = []
const answers = new Map<string, () => unknown>()
const gas = (tenantId: string, tenantName: string) => ({
  tenantId,
  tenantName,
  kind: 'GAS',
  companyCode: '1001',
  logo: '',
  entrusting: [] as object[],
})
const loggedIn = (...tenants: object[]) => ({
  loggedIn: true,
  appName: '工商业用气',
  redirectAllowed: true,
  tenants,
  lastTenantId: '',
})
const refused = (code: string, text: string) => () => {
  throw new ApiError('refused', text, code)
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))
const arriveAt = (path: string, more = '') => {
  const redirect = encodeURIComponent('https://a.com/p?x=1')
  window.history.replaceState(null, '', `${path}?appid=hyn-app&redirect=${redirect}&sdkVersion=0.2.6${more}`)
}
const grants = () => sent.filter(([key]) => key === GRANT).map(([, input]) => input)

beforeEach(() => {
  sent.length = 0
  answers.clear()
  answers.set(GRANT, () => ({ location: 'https://a.com/p?x=1&authCode=c' }))
  answers.set(LOGOUT, () => true)
  jest.mocked(call).mockImplementation((async (key: string, input: Record<string, unknown>) => {
    sent.push([key, input])
    const answer = answers.get(key)
    if (!answer) throw new Error(`no answer for ${key}`)
    return answer()
  }) as never)
})

describe('/auth', () => {
  const open = async (more = '') => {
    arriveAt('/auth', more)
    show(<AuthView reselect={false} />)
    await settle()
  }

  test('the only tenant: back with a code, the extras and the wish for a temporary one go along', async () => {
    answers.set(SESSION, () => loggedIn(gas('t-1', '甲')))
    await open('&withTempAuthCode=1&bpHint=7')
    expect(grants()).toEqual([
      {
        appid: 'hyn-app',
        redirect: 'https://a.com/p?x=1',
        tenantId: 't-1',
        withTempAuthCode: '1',
        extras: { bpHint: '7' },
      },
    ])
    expect(leaveFor).toHaveBeenCalledWith('https://a.com/p?x=1&authCode=c')
  })

  test('not logged in: to /login with everything', async () => {
    answers.set(SESSION, () => ({ ...loggedIn(), loggedIn: false }))
    await open('&bpHint=7')
    expect(go).toHaveBeenLastCalledWith(
      '/pages/auth-centre/login',
      expect.objectContaining({ appid: 'hyn-app', redirect: 'https://a.com/p?x=1', extras: 'bpHint=7' }),
      { replace: true },
    )
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('two tenants: to /tenants', async () => {
    answers.set(SESSION, () => loggedIn(gas('t-1', '甲'), gas('t-2', '乙')))
    await open()
    expect(go).toHaveBeenLastCalledWith('/pages/auth-centre/tenants', expect.anything(), { replace: true })
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test.each([
    [
      'a place that is not registered',
      () => ({ ...loggedIn(gas('t', '甲')), redirectAllowed: false }),
      '',
      '回调地址未登记，无法登录',
    ],
    ['an unknown app', refused('4102', '应用未登记'), '', '应用未登记，无法登录'],
    ['another version', () => loggedIn(gas('t', '甲')), '&sdkVersion=1.0.0', '当前版本过低，请更新应用'],
  ])('%s: said, nobody is sent anywhere', async (_say, answer, more, text) => {
    answers.set(SESSION, answer)
    await open(more)
    expect(host().textContent).toContain(text)
    expect(button('返回首页')).toBeDefined()
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('the network gone: it can be tried again', async () => {
    answers.set(SESSION, () => {
      throw new ApiError('network', '请求失败')
    })
    await open()
    expect(host().textContent).toContain('请求失败')
    answers.set(SESSION, () => loggedIn(gas('t-1', '甲')))
    tap(button('重试'))
    await settle()
    expect(leaveFor).toHaveBeenCalledTimes(1)
  })
})

describe('/tenants', () => {
  const open = async (...tenants: object[]) => {
    answers.set(SESSION, () => loggedIn(...tenants))
    arriveAt('/tenants')
    show(<TenantsView />)
    await settle()
  }

  test('a tenant and a company that entrusted the service tenant (AU-16)', async () => {
    const service = { ...gas('t-9', '托管'), kind: 'SERVICE', entrusting: [{ tenantId: 't-1', tenantName: '甲' }] }
    await open(gas('t-2', '乙'), service)
    expect(host().textContent).toContain('服务商')
    tap(button('受托：甲'))
    await settle()
    expect(grants()).toEqual([expect.objectContaining({ tenantId: 't-1', entrustedTenantId: 't-9' })])
  })

  test('its mark; the usual sign without one, or when it cannot be had', async () => {
    await open({ ...gas('t-1', '甲'), logo: '/logo.png' }, gas('t-2', '乙'))
    expect(host().querySelectorAll('.u-icon.c-link')).toHaveLength(1)
    const mark = find('img.ac-logo')
    expect(mark.getAttribute('src')).toBe('/logo.png')
    act(() => void mark.dispatchEvent(new Event('error')))
    expect(host().querySelectorAll('.u-icon.c-link')).toHaveLength(2)
  })

  test('none: said so', async () => {
    await open()
    expect(host().textContent).toContain('您暂无可访问的租户，请联系管理员')
  })

  test('a tenant without an id goes nowhere (AU-15)', async () => {
    await open(gas('', '丙'))
    tap(find('button.u-cell'))
    await settle()
    expect(grants()).toEqual([])
    expect(find('.u-alert-danger').textContent).toBe('租户信息为空，无法切换')
  })
})

test('/login?error: the status that ended the login, as a danger notice (C 6.1)', async () => {
  arriveAt('/login', '&error=420')
  show(<CentreLoginView loggedOut={false} error='420' />)
  await settle()
  expect(find('.u-alert-danger').textContent).toBe(authStatusTexts[420])
})

describe('/iCome', () => {
  test('an unknown employee may come by his phone', async () => {
    answers.set(ICOME, refused('2017', '未找到对应的员工账号，请联系管理员'))
    arriveAt('/iCome', '&code=c1')
    show(<IcomeView code='c1' />)
    await settle()
    expect(host().textContent).toContain('未找到对应的员工账号，请联系管理员')
    tap(button('使用手机号登录'))
    expect(go).toHaveBeenLastCalledWith('/pages/auth-centre/login', expect.anything(), { replace: true })
    expect(sent.filter(([key]) => key === ICOME)).toHaveLength(1)
  })
})
