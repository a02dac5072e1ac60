import {
  accountGateway,
  askCode,
  authenticate,
  cookieOf,
  day,
  entered,
  loggedIn,
  moveOn,
  password,
  unifiedHeaders,
  userInfo,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { messagesWaiting } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { sweepNow } from '../../demo/within'
import { authCentreArea } from '.'
import { demoIcomeCode } from '../../demo/stand-ins/icome'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, day))

const appid = 'hyn-app'
const redirect = 'http://localhost:80/pages/me/me?tab=1#top'
const host = { host: 'localhost:80' }

const session = (cookie: string, input: { appid?: string; redirect?: string } = {}) =>
  gateway.call('auth GET {init}/authCentre/session', { appid, redirect, ...input }, { ...host, cookie })
const login = (username: string, over: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  gateway.send(
    'auth POST {init}/authCentre/login',
    { way: 'password', username, password, agreement: '1', ...over },
    headers,
  )
const grant = (cookie: string, over: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  gateway.send(
    'auth POST {init}/authCentre/grant',
    { appid, redirect, tenantId: 't-1001', ...over },
    { ...host, cookie, ...headers },
  )
const leave = (headers: Record<string, string>) =>
  gateway.call('auth POST {init}/unify/auth/logoutOnServer', undefined, headers)

/** The cookie of a browser that has logged in. */
async function cookieFor(phone: string, over: Record<string, unknown> = {}): Promise<string> {
  const answer = await login(phone, over)
  if (!answer.ok) throw new Error(`${answer.code} ${answer.text}`)
  return cookieOf(answer).sent
}
const landing = (answer: { data: unknown; code: string; text: string }) => {
  if (!answer.data) throw new Error(`${answer.code} ${answer.text}`)
  return new URL((answer.data as { location: string }).location)
}

describe('the round trip (AU-07…AU-09)', () => {
  test('a visitor, a login, a code, the tokens, the business token', async () => {
    expect(await session('')).toMatchObject({
      data: { loggedIn: false, appName: '工商业用气', redirectAllowed: true, tenants: [], lastTenantId: '' },
    })
    const cookie = await cookieFor('13800000007')
    expect(await session(cookie)).toMatchObject({
      data: { loggedIn: true, tenants: [{ tenantId: 't-1001', kind: 'GAS', logo: '', entrusting: [] }] },
    })
    await gateway.db.updateTable('tenant').set({ logo: '/logo.png' }).where('tenantId', '=', 't-1001').execute()
    expect((await session(cookie)).data.tenants).toMatchObject([{ tenantId: 't-1001', logo: '/logo.png' }])
    const back = landing(await grant(cookie, { extras: { bpHint: '1000000002', authCode: 'mine' } }))
    expect(back.origin + back.pathname + back.hash).toBe('http://localhost/pages/me/me#top')
    expect([...back.searchParams.keys()]).toEqual(['tab', 'bpHint', 'authCode', 'rememberMe', 'authTenantId'])
    expect(back.searchParams.get('authTenantId')).toBe('t-1001')
    const tokens = await authenticate(gateway, {
      grantCode: back.searchParams.get('authCode') ?? '',
      tenantId: 't-1001',
      terminalType: 'H5',
    })
    const info = await userInfo(gateway, unifiedHeaders(tokens.data))
    expect(info).toMatchObject({ ok: true, data: { username: '13800000007', bp: '1000000002' } })
    expect(info.data.token).toMatch(/^[\w-]{43}$/)
    expect((await session(cookie)).data.lastTenantId).toBe('t-1001')
  })

  test('LG-10: a login that ends another one gives a message', async () => {
    await loggedIn(gateway, '13800000007', { terminalType: 'H5' })
    const authCode = landing(await grant(await cookieFor('13800000007'))).searchParams.get('authCode') ?? ''
    const notices = async () => JSON.stringify(await messagesWaiting(gateway)).split('SESSION_KICKED|').length
    const before = await notices()
    await authenticate(gateway, { grantCode: authCode, terminalType: 'H5' })
    expect((await notices()) - before).toBe(1)
  })

  test('a second visit in one browser continues the session and ends no other one', async () => {
    const cookie = await cookieFor('13800000007')
    const first = await authenticate(gateway, {
      grantCode: landing(await grant(cookie)).searchParams.get('authCode') ?? '',
    })
    const { token } = (await userInfo(gateway, unifiedHeaders(first.data))).data
    const again = await authenticate(gateway, {
      grantCode: landing(await grant(cookie)).searchParams.get('authCode') ?? '',
    })
    expect((await userInfo(gateway, unifiedHeaders(again.data))).data.token).toBe(token)
  })

  test('by SMS code, with rememberMe; a temporary code instead of a grant code', async () => {
    const smsCode = await askCode(gateway, '13900000071')
    const answer = await login('13900000071', { way: 'sms', smsCode, rememberMe: '1' })
    expect(cookieOf(answer).text).toContain(`Max-Age=${30 * day}`)
    const back = landing(await grant(cookieOf(answer).sent, { withTempAuthCode: '1' }))
    expect([back.searchParams.has('authCode'), back.searchParams.has('rememberMe')]).toEqual([false, false])
    const code = back.searchParams.get('loginCode') ?? ''
    expect(await authenticate(gateway, { code, tenantId: 't-1001' })).toMatchObject({ ok: true })
    expect(await authenticate(gateway, { code, tenantId: 't-1001' })).toMatchObject({ status: 423 })
  })

  test('AU-16: a steward chooses an entrusting company; the code carries the choice', async () => {
    const cookie = await cookieFor('13800000010')
    expect((await session(cookie)).data.tenants).toMatchObject([
      { tenantId: 't-9001', kind: 'SERVICE', companyCode: null, entrusting: [{ tenantId: 't-1001' }] },
    ])
    const back = landing(await grant(cookie, { tenantId: 't-1001', entrustedTenantId: 't-9001' }))
    const tokens = await authenticate(gateway, {
      grantCode: back.searchParams.get('authCode') ?? '',
      tenantId: back.searchParams.get('authTenantId') ?? '',
    })
    expect(await userInfo(gateway, unifiedHeaders(tokens.data))).toMatchObject({
      data: { bp: '1000000001', isMaster: '0', entrustedTenantId: 't-9001' },
    })
    expect(await grant(cookie, { tenantId: 't-1002', entrustedTenantId: 't-9001' })).toMatchObject({ code: '4101' })
    expect(await grant(cookie, { tenantId: 't-1001' })).toMatchObject({ status: 430 })
  })
})

describe('refusals', () => {
  test('4102 for an unknown app, 4103 for a place that is not registered, 417 without a login, 430 for a foreign tenant', async () => {
    expect(await session('', { appid: 'other' })).toMatchObject({ code: '4102', text: '应用未登记' })
    const cookie = await cookieFor('13800000007')
    expect(await session(cookie, { redirect: 'https://evil.example.com/' })).toMatchObject({
      data: { redirectAllowed: false },
    })
    expect(await grant(cookie, { redirect: 'https://evil.example.com/' })).toMatchObject({
      code: '4103',
      text: '回调地址未登记，无法登录',
    })
    expect(await grant(cookie, { redirect: 'javascript:alert(1)' })).toMatchObject({ code: '4103' })
    expect(await grant(cookie, { appid: 'other' })).toMatchObject({ code: '4102' })
    expect(await grant('')).toMatchObject({ status: 417 })
    expect(await grant(cookie, { tenantId: 't-1002' })).toMatchObject({ status: 430 })
  })

  test('a registered place of another host, and one of the settings', async () => {
    await gateway.db
      .updateTable('authApp')
      .set({ redirectOrigins: ['https://portal.example.com'] })
      .execute()
    const cookie = await cookieFor('13800000007')
    const back = landing(await grant(cookie, { redirect: 'https://portal.example.com/x' }))
    expect(back.origin).toBe('https://portal.example.com')
  })

  test('wrong password and code count as those of the app do; without agreement 2012', async () => {
    expect(await login('13800000008', { agreement: '0' })).toMatchObject({ code: '2012' })
    expect(await login('13800000008', { password: 'x' })).toMatchObject({ code: '2008', data: { left: 4 } })
    expect(await login('13800000008', { way: 'sms', smsCode: '000000' })).toMatchObject({ code: '2003' })
    expect(await login('13800000013')).toMatchObject({ code: '2502' })
    const answer = await login('13800000008', { password: 'x' })
    expect(cookieOf(answer).text).toBe('')
  })
})

describe('iCome (LG-16)', () => {
  const icome = (code: string) => gateway.call('auth POST {init}/authCentre/iCome', { code })
  const code = (empNo: string) => demoIcomeCode(gateway.config.jwtKey, empNo, gateway.clock.now())

  test('an employee is logged in with the employee number', async () => {
    const answer = await icome(code('E20001'))
    expect(answer).toMatchObject({ ok: true, data: { empNo: 'E20001' } })
    const tenantId = answer.data.tenants[0]?.tenantId ?? ''
    expect(landing(await grant(cookieOf(answer).sent, { tenantId })).searchParams.get('icomeEmpNo')).toBe('E20001')
  })

  test('2017 for an unknown one, 423 for a code that is no good', async () => {
    expect(await icome(code('E99999'))).toMatchObject({ code: '2017', text: '未找到对应的员工账号，请联系管理员' })
    expect(await icome('rubbish')).toMatchObject({ status: 423 })
    const used = code('E20001')
    await icome(used)
    expect(await icome(used)).toMatchObject({ status: 423 })
  })
})

describe('the cookie', () => {
  test('is unreadable for scripts, for the calls of the centre only, and new with every login (no fixation)', async () => {
    const first = await login('13800000007')
    expect(cookieOf(first).text).toMatch(/^ac_sid=[\w-]{43}; Path=\/api\/init; Max-Age=28800; HttpOnly; SameSite=Lax$/)
    const old = cookieOf(first).sent
    const second = await login('13800000008', {}, { cookie: old })
    expect(cookieOf(second).sent).not.toBe(old)
    expect((await session(old)).data.loggedIn).toBe(false)
    const planted = `ac_sid=${'A'.repeat(43)}`
    const third = await login('13800000007', {}, { cookie: planted })
    expect(cookieOf(third).sent).not.toBe(planted)
    expect((await session(planted)).data.loggedIn).toBe(false)
  })

  test('is Secure outside of development', async () => {
    const other = await accountGateway({ env: { APP_ENV: 'UAT', DEMO: '1' } })
    const answer = await other.call('auth POST {init}/authCentre/login', {
      way: 'password',
      username: '13800000007',
      password,
      agreement: '1',
    })
    expect(cookieOf(answer).text).toMatch(/; Secure$/)
    // So does the app: every answer marks the demo world.
    expect(answer.headers).toMatchObject({ 'x-demo': '1' })
    await other.close()
  })

  test('opens no business call (AU-19)', async () => {
    const cookie = await cookieFor('13800000007')
    expect(await userInfo(gateway, { cookie })).toMatchObject({ status: 417 })
    expect(await gateway.call('default POST /crmgas/portal/user/customerListNew', {}, { cookie })).toMatchObject({
      code: '1888',
    })
  })

  test('no other site can use or set it: 4030 without the client key or from elsewhere', async () => {
    const cookie = await cookieFor('13800000007')
    const foreigners: Record<string, string>[] = [
      { 'x-gw-accesskey': '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const foreign of foreigners) {
      expect(await grant(cookie, {}, foreign)).toMatchObject({ status: 403, code: '4030' })
      expect(await login('13800000007', {}, foreign)).toMatchObject({ status: 403, code: '4030' })
      await leave({ cookie, ...foreign })
      expect((await session(cookie)).data.loggedIn).toBe(true)
    }
  })

  test('lives 8 h', async () => {
    const cookie = await cookieFor('13800000007')
    moveOn(gateway, 8 * 3600 - 1)
    expect((await session(cookie)).data.loggedIn).toBe(true)
    moveOn(gateway, 1)
    expect((await session(cookie)).data.loggedIn).toBe(false)
    for (const sweep of authCentreArea.work.sweeps) await inWork(gateway, (work) => sweepNow(work, sweep))
    const left = await gateway.db.selectFrom('authCentreSession').select('rememberMe').execute()
    expect(left.filter((row) => !row.rememberMe)).toEqual([])
  })
})

describe('the end of the login ends the cookie', () => {
  const codeFrom = async (cookie: string) => landing(await grant(cookie)).searchParams.get('authCode') ?? ''

  test('AU-17: logoutOnServer ends cookie, session and code', async () => {
    const cookie = await cookieFor('13800000007')
    const tokens = await authenticate(gateway, { grantCode: await codeFrom(cookie) })
    const answer = await leave({ cookie })
    expect(answer).toMatchObject({ ok: true, data: true })
    expect(cookieOf(answer).text).toContain('ac_sid=; ')
    expect(cookieOf(answer).text).toContain('Max-Age=0')
    expect((await session(cookie)).data.loggedIn).toBe(false)
    expect(await userInfo(gateway, unifiedHeaders(tokens.data))).toMatchObject({ status: 418 })
    expect(await authenticate(gateway, { grantCode: tokens.data.ennUnifiedGrantCode })).toMatchObject({ status: 421 })
  })

  test('LG-10: after another login ended it, a session does not come back', async () => {
    const cookie = await cookieFor('13800000007')
    await authenticate(gateway, { grantCode: await codeFrom(cookie), terminalType: 'H5' })
    await entered(gateway, '13800000007', { terminalType: 'H5' })
    expect((await session(cookie)).data.loggedIn).toBe(false)
  })

  test('a replayed grant code ends the whole login, the cookie too', async () => {
    const cookie = await cookieFor('13800000007')
    const code = await codeFrom(cookie)
    const tokens = await authenticate(gateway, { grantCode: code })
    moveOn(gateway, 61)
    expect(await authenticate(gateway, { grantCode: code })).toMatchObject({ status: 421 })
    expect(await userInfo(gateway, unifiedHeaders(tokens.data))).toMatchObject({ status: 418 })
    expect((await session(cookie)).data.loggedIn).toBe(false)
    expect(await grant(cookie)).toMatchObject({ status: 417 })
  })

  test('LG-09: a new password ends logins that have opened no session yet', async () => {
    const cookie = await cookieFor('13800000008')
    const smsCode = await askCode(gateway, '13800000008', 'RESET')
    await gateway.ok('default POST /crmgas/portal/login/resetPassword', {
      username: '13800000008',
      smsCode,
      password: 'New@Pass2026',
    })
    expect((await session(cookie)).data.loggedIn).toBe(false)
  })

  test('a frozen user is out', async () => {
    const cookie = await cookieFor('13800000007')
    const { login: entry } = await loggedIn(gateway, '13800000007', { terminalType: 'PC' })
    await gateway.db.updateTable('appUser').set({ status: '5' }).where('userId', '=', entry.userId).execute()
    expect((await session(cookie)).data.loggedIn).toBe(false)
    await gateway.db.updateTable('appUser').set({ status: '1' }).where('userId', '=', entry.userId).execute()
  })
})
