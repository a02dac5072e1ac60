import {
  accountGateway,
  askCode,
  authenticate,
  codeSentTo,
  deskHeaders,
  loggedIn,
  moveOn,
  password,
  unifiedHeaders,
  userInfo,
  wrongOf,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, 3600))

test('config/client: hotlines of the session’s company, of the first one for a visitor', async () => {
  const open = await gateway.ok('default GET /crmgas/config/client', undefined)
  expect(open).toMatchObject({
    hotline: '0316-0000100',
    emergencyHotline: '0316-0000119',
    agreementVersion: '2.1',
    privacyVersion: '2.1',
    introVideo: '',
  })
  const film = 'https://media.example.com/intro.mp4'
  await gateway.setting('login.introVideo', film, '1001')
  expect((await gateway.ok('default GET /crmgas/config/client', undefined)).introVideo).toBe(film)
  const { headers } = await loggedIn(gateway, '13800000008')
  expect(await gateway.ok('default GET /crmgas/config/client', undefined, headers)).toMatchObject({
    hotline: '0311-0000100',
    introVideo: '',
  })
})

test('getToken: 7200 s, another one each time', async () => {
  const { headers } = await loggedIn(gateway, '13800000001')
  const [one, two] = [
    await gateway.ok('default GET /crmgas/getToken', undefined, headers),
    await gateway.ok('default GET /crmgas/getToken', undefined, headers),
  ]
  expect(one.expireIn).toBe(7200)
  expect(one.accessToken).not.toBe(two.accessToken)
})

describe('getAuthToken', () => {
  const verifyKey = 'default POST /crmgas/portal/security/verify'
  const tokenKey = 'zh GET:form /auth/ent/getAuthToken'
  const reviewer = '13800000012'
  const code = async (headers: Record<string, string>) => {
    await gateway.ok('default POST /crmgas/portal/sms/sendSms', { smsType: 'STAFF' }, headers)
    return codeSentTo(gateway, reviewer, 'STAFF')
  }
  const prove = (headers: Record<string, string>, proof: { smsCode: string } | { password: string }) =>
    gateway.call(verifyKey, { scene: 'staff', way: 'smsCode' in proof ? 'sms' : 'password', ...proof }, headers)
  const opens = async (headers: Record<string, string>, securityTicket?: string) => {
    const answer = await gateway.call(tokenKey, securityTicket === undefined ? {} : { securityTicket }, headers)
    return answer.ok ? answer.data.scope : answer.code
  }

  test('scope staff for a reviewer with two proofs; each proof once; 401 without login', async () => {
    const { headers } = await loggedIn(gateway, reviewer)
    expect(await opens(headers)).toBe('customer')
    expect(await opens(headers, 'rubbish')).toBe('2040')
    expect(await prove(headers, { smsCode: wrongOf(await code(headers)) })).toMatchObject({ code: '2002' })
    expect(await prove(headers, { password })).toMatchObject({ code: '2901', data: { field: 'way' } })
    const smsCode = await codeSentTo(gateway, reviewer, 'STAFF')
    const { securityTicket } = (await prove(headers, { smsCode })).data
    expect([await opens(headers, securityTicket), await opens(headers, securityTicket)]).toEqual(['staff', '2040'])
    expect(await gateway.call(tokenKey, {})).toMatchObject({ status: 200, code: '401', ok: false })
  })

  test('after a login by code the password is the second proof; a customer is refused', async () => {
    const login = await gateway.ok('default POST /crmgas/portal/login/icLoginSms', {
      username: reviewer,
      smsCode: await askCode(gateway, reviewer),
      agreement: '1',
      terminalType: 'H5',
    })
    const tokens = await authenticate(gateway, { grantCode: login.grantCode })
    const headers = { authorization: login.token, ...unifiedHeaders(tokens.data) }
    moveOn(gateway, 61)
    expect(await prove(headers, { smsCode: await code(headers) })).toMatchObject({ code: '2901' })
    expect(await opens(headers, (await prove(headers, { password })).data.securityTicket)).toBe('staff')
    const master = await loggedIn(gateway, '13800000001')
    await gateway.ok('default POST /crmgas/portal/sms/sendSms', { smsType: 'STAFF' }, master.headers)
    const smsCode = await codeSentTo(gateway, '13800000001', 'STAFF')
    const { securityTicket } = (await prove(master.headers, { smsCode })).data
    expect(await opens(master.headers, securityTicket)).toBe('customer')
  })
})

test('C 0.2: what the client says of its session must be true', async () => {
  const mine = await loggedIn(gateway, '13800000001')
  const other = await loggedIn(gateway, '13800000008')
  const tokenOf = async ({ headers }: { headers: Record<string, string> }) =>
    (await gateway.ok('default GET /crmgas/getToken', undefined, headers)).accessToken
  const [own, foreign] = [await tokenOf(mine), await tokenOf(other)]
  const code = async (over: Record<string, string>) => (await userInfo(gateway, { ...mine.headers, ...over })).code
  expect(await code({ accesstoken: own })).toBe('1000')
  expect(await code({ accesstoken: foreign })).toBe('1888')
  expect(await code({ openid: 'o-any' })).toBe('1000')
  await gateway.db
    .updateTable('authSession')
    .set({ openId: 'o-mine' })
    .where('userId', '=', mine.login.userId)
    .where('revokedAt', 'is', null)
    .execute()
  expect([await code({ openid: 'o-mine' }), await code({ openid: 'o-other' })]).toEqual(['1000', '1888'])
  moveOn(gateway, 7200)
  const tokens = await gateway.call('auth POST {base}/unify/auth/refreshToken', undefined, unifiedHeaders(mine.tokens))
  expect(await code({ accesstoken: own, ...unifiedHeaders(tokens.data) })).toBe('1000')
})

describe('menuAndFunc', () => {
  const menus = (
    headers: Record<string, string>,
    over: Partial<{ iss: string; tenantId: string; appId: string }> = {},
  ) =>
    gateway.call(
      'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}',
      { iss: 'ennUnified', tenantId: 't-1001', appId: 'hyn-app', ...over },
      headers,
    )

  test('only what the session has', async () => {
    const { headers } = await loggedIn(gateway, '13800000002')
    const { data } = await menus(headers)
    expect(data.data.map((m) => m.menuCode)).not.toContain('ACCOUNT')
    expect(data.data.find((m) => m.menuCode === 'PAY')?.funcs).toEqual(['PAY_TOPUP', 'PAY_RECORD'])
  })

  test.each([
    { say: 'another tenant', over: { tenantId: 't-1002' }, status: 430 },
    { say: 'another issuer', over: { iss: 'other' }, status: 401 },
    { say: 'an unknown app', over: { appId: 'other' }, status: 401 },
  ])('$status for $say', async ({ over, status }) => {
    const { headers } = await loggedIn(gateway, '13800000002')
    expect(await menus(headers, over)).toMatchObject({ status })
  })
})

describe('development tools', () => {
  const staffHeaders = async (of: TestGateway) => deskHeaders(of, (await loggedIn(of, '13800000012')).headers)

  test('the outbox holds what was sent, newest first', async () => {
    const headers = await staffHeaders(gateway)
    const code = await askCode(gateway, '13900000081')
    const rows = await gateway.ok('btwob GET /dev/outbox', { channel: 'SMS', target: '13900000081' }, headers)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      target: '13900000081',
      kind: 'LOGIN',
      text: `验证码${code}，用于登录，5分钟内有效。请勿告知他人。`,
    })
    expect(await gateway.call('btwob GET /dev/outbox', {})).toMatchObject({ code: '401' })
  })

  test('the clock moves and jobs run', async () => {
    const headers = await staffHeaders(gateway)
    const move = (now: string) => gateway.call('btwob POST /dev/clock', { now }, headers)
    expect(await move('tomorrow')).toMatchObject({ code: '2901' })
    expect(await move('2026-12-01T10:00:00+08:00')).toMatchObject({
      ok: true,
      data: { now: '2026-12-01T10:00:00+08:00' },
    })
    const waiting = await gateway.db
      .selectFrom('bpBinding')
      .select('bindingId')
      .where('reviewStatus', '=', '2')
      .execute()
    expect(waiting).toEqual([])
  })

  test('without DEV_TOOLS there are none', async () => {
    const closed = await accountGateway({ env: { DEV_TOOLS: '0' } })
    const headers = await staffHeaders(closed)
    expect(await closed.call('btwob GET /dev/outbox', {}, headers)).toMatchObject({ code: '2902' })
    expect(await closed.call('btwob POST /dev/clock', { now: '2026-12-01T10:00:00+08:00' }, headers)).toMatchObject({
      code: '2902',
    })
    await closed.close()
  })
})
