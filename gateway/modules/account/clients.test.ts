import { accountGateway, askCode, loggedIn, moveOn } from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { accountArea, identify } from '.'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
}, 60_000)
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, 3600))

test('config/client: hotlines of the session’s company, of the first one for a visitor', async () => {
  const open = await gateway.ok('default GET /crmgas/config/client', undefined)
  expect(open).toMatchObject({
    hotline: '0316-0000100',
    emergencyHotline: '0316-0000119',
    agreementVersion: '2.1',
    privacyVersion: '2.1',
  })
  const { headers } = await loggedIn(gateway, '13800000008')
  expect(await gateway.ok('default GET /crmgas/config/client', undefined, headers)).toMatchObject({
    hotline: '0311-0000100',
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

test('getAuthToken: scope staff for the reviewer only; 401 without login', async () => {
  const staff = await loggedIn(gateway, '13800000012')
  expect(await gateway.ok('zh GET:form /auth/ent/getAuthToken', undefined, staff.headers)).toMatchObject({
    scope: 'staff',
    expireIn: 28800,
  })
  const master = await loggedIn(gateway, '13800000001')
  expect(await gateway.ok('zh GET:form /auth/ent/getAuthToken', undefined, master.headers)).toMatchObject({
    scope: 'customer',
  })
  expect(await gateway.call('zh GET:form /auth/ent/getAuthToken', undefined)).toMatchObject({
    status: 200,
    code: '401',
    ok: false,
  })
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
  const staffHeaders = async (of: TestGateway) => {
    const { headers } = await loggedIn(of, '13800000012')
    const { authToken } = await of.ok('zh GET:form /auth/ent/getAuthToken', undefined, headers)
    return { 'x-workbench-token': authToken }
  }

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
    const closed = await accountGateway({ areas: [accountArea], identify, env: { DEV_TOOLS: '0' } })
    const headers = await staffHeaders(closed)
    expect(await closed.call('btwob GET /dev/outbox', {}, headers)).toMatchObject({ code: '2902' })
    expect(await closed.call('btwob POST /dev/clock', { now: '2026-12-01T10:00:00+08:00' }, headers)).toMatchObject({
      code: '2902',
    })
    await closed.close()
  })
})
