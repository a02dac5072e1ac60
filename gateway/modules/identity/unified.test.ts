import type { Selectable } from 'kysely'
import type { EntrustmentTable } from '../../db/tables.gen'
import { messagesWaiting } from '../../../test/gateway/work-kit'
import {
  accountGateway,
  authenticate,
  day,
  entered,
  loggedIn,
  moveOn,
  unifiedHeaders,
  userInfo,
  type Tokens,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { isoOf } from '../../ports/clock'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, day))

const refresh = (tokens: Tokens) =>
  gateway.call('auth POST {base}/unify/auth/refreshToken', undefined, unifiedHeaders(tokens))
const whoAmI = (headers: Record<string, string>) =>
  gateway.call('auth GET {participant}/getLoginUserInfo', undefined, headers)
const isValid = (grantCode?: string) =>
  gateway.call('auth POST {auth}/userCenter/unify/auth/isValid4GrantCode', grantCode === undefined ? {} : { grantCode })

describe('authentication', () => {
  test('a grant code against the tokens, and a new grant code', async () => {
    const login = await entered(gateway, '13800000001')
    const answer = await authenticate(gateway, { grantCode: login.grantCode, tenantId: 't-1001' })
    expect(answer).toMatchObject({
      ok: true,
      data: {
        ennUnifiedAuthorizationCookie: { name: 'ennUnifiedAuthorization', maxAge: 7200, path: '/' },
        tenantId: 't-1001',
        expireAt: isoOf(gateway.clock.now() + 7200_000),
      },
    })
    expect(answer.data.ennUnifiedGrantCode).not.toBe(login.grantCode)
    expect(await whoAmI(unifiedHeaders(answer.data))).toMatchObject({
      ok: true,
      data: {
        username: '13800000001',
        tenantName: '廊坊新源燃气有限公司',
        empNo: null,
        tenants: [{ tenantId: 't-1001', kind: 'GAS' }],
      },
    })
  })

  test('getAccessToken does the same', async () => {
    const { grantCode } = await entered(gateway, '13800000001')
    expect(
      await gateway.call('auth POST {init}/unify/auth/getAccessToken', { grantCode, appId: 'hyn-app' }),
    ).toMatchObject({ ok: true })
  })

  test.each([
    { say: 'without a grant code', input: {}, status: 422, text: '缺少授权信息' },
    { say: 'with a wrong one', input: { grantCode: 'rubbish' }, status: 421, text: '授权已过期，请重新登录' },
    { say: 'with a wrong temporary code', input: { code: 'rubbish' }, status: 423, text: '临时授权已失效，请重新获取' },
  ])('$status $say', async ({ input, status, text }) => {
    expect(await authenticate(gateway, input)).toMatchObject({ status, code: String(status), text, ok: false })
  })

  test('4102 for an unknown app', async () => {
    const { grantCode } = await entered(gateway, '13800000001')
    expect(await authenticate(gateway, { grantCode, appId: 'other-app' })).toMatchObject({ status: 200, code: '4102' })
    expect(await isValid(grantCode)).toMatchObject({ data: true })
  })

  test('430 for a tenant the user is no member of; the grant code stays good', async () => {
    const { grantCode } = await entered(gateway, '13800000001')
    expect(await authenticate(gateway, { grantCode, tenantId: 't-1002' })).toMatchObject({ status: 430 })
    expect(await authenticate(gateway, { grantCode, tenantId: 't-1001' })).toMatchObject({ ok: true })
  })

  test('AU-10: the rotated code works for 60 s and gives the same new one', async () => {
    const { grantCode } = await entered(gateway, '13800000001')
    const first = await authenticate(gateway, { grantCode })
    moveOn(gateway, 59)
    const second = await authenticate(gateway, { grantCode })
    expect(second.data.ennUnifiedGrantCode).toBe(first.data.ennUnifiedGrantCode)
  })

  test('AU-10: within the 60 s a tab gets the code in use, which goes on after those it replaced', async () => {
    const { grantCode } = await entered(gateway, '13800000001')
    const first = await authenticate(gateway, { grantCode })
    const inUse = await authenticate(gateway, { grantCode: first.data.ennUnifiedGrantCode })
    const late = await authenticate(gateway, { grantCode })
    expect(late.data.ennUnifiedGrantCode).toBe(inUse.data.ennUnifiedGrantCode)
    moveOn(gateway, 61)
    expect(await authenticate(gateway, { grantCode: late.data.ennUnifiedGrantCode })).toMatchObject({ ok: true })
  })

  test('two tabs at once: both get in', async () => {
    const { grantCode } = await entered(gateway, '13800000001')
    const answers = await Promise.all([authenticate(gateway, { grantCode }), authenticate(gateway, { grantCode })])
    expect(answers.map((a) => a.ok)).toEqual([true, true])
    expect(answers[0]?.data.ennUnifiedGrantCode).toBe(answers[1]?.data.ennUnifiedGrantCode)
  })

  test('a rotated code used after its grace ends the whole login', async () => {
    const { login, tokens, headers } = await loggedIn(gateway, '13800000001')
    moveOn(gateway, 61)
    expect(await userInfo(gateway, headers)).toMatchObject({ ok: true })
    expect(await authenticate(gateway, { grantCode: login.grantCode })).toMatchObject({ status: 421 })
    expect(await userInfo(gateway, headers)).toMatchObject({ code: '1888' })
    expect(await whoAmI(unifiedHeaders(tokens))).toMatchObject({ status: 418 })
    expect(await isValid(tokens.ennUnifiedGrantCode)).toMatchObject({ data: false })
  })

  test('a code lives 7 days, with rememberMe 30', async () => {
    const short = await entered(gateway, '13800000001', { terminalType: 'H5' })
    const long = await entered(gateway, '13800000001', { terminalType: 'APP', rememberMe: '1' })
    moveOn(gateway, 7 * day)
    expect(await isValid(short.grantCode)).toMatchObject({ data: false })
    expect(await isValid(long.grantCode)).toMatchObject({ data: true })
    moveOn(gateway, 23 * day)
    expect(await isValid(long.grantCode)).toMatchObject({ data: false })
    expect(await isValid()).toMatchObject({ status: 422 })
  })

  test('AU-01: the same login goes on and ends no other session', async () => {
    const { headers, tokens } = await loggedIn(gateway, '13800000001')
    const again = await authenticate(gateway, { grantCode: tokens.ennUnifiedGrantCode })
    expect(await userInfo(gateway, { ...headers, ...unifiedHeaders(again.data) })).toMatchObject({ ok: true })
    expect(await userInfo(gateway, headers)).toMatchObject({ status: 418 })
  })

  test('AU-01: after a grant code userInfo issues the business token', async () => {
    const { login, tokens } = await loggedIn(gateway, '13800000001')
    const info = await userInfo(gateway, unifiedHeaders(tokens))
    expect(info).toMatchObject({ ok: true, data: { token: login.token, bp: '1000000001' } })
    const withToken = await userInfo(gateway, { ...unifiedHeaders(tokens), authorization: login.token })
    expect(withToken.data).not.toHaveProperty('token')
    expect(
      await gateway.call('default POST /crmgas/portal/user/customerListNew', {}, unifiedHeaders(tokens)),
    ).toMatchObject({ code: '1888' })
  })
})

describe('a change of tenant (AU-15)', () => {
  test('moves the session; the old token is 430 with the old customer number and 418 otherwise', async () => {
    const { login, tokens, headers } = await loggedIn(gateway, '13800000009')
    const moved = await authenticate(gateway, { grantCode: tokens.ennUnifiedGrantCode, tenantId: 't-1002' })
    expect(moved).toMatchObject({ ok: true, data: { tenantId: 't-1002' } })
    const now = { authorization: login.token, ...unifiedHeaders(moved.data) }
    expect(await userInfo(gateway, now)).toMatchObject({
      data: { bp: '1000000003', companyCode: '1002', tenantId: 't-1002' },
    })
    expect(await userInfo(gateway, { ...headers, bpcode: '1000000001' })).toMatchObject({ status: 430 })
    expect(await userInfo(gateway, headers)).toMatchObject({ status: 418 })
    expect(await refresh(tokens)).toMatchObject({ status: 418 })
  })
})

describe('an entrusted tenant (AU-16)', () => {
  const entrusted = { tenantId: 't-1001', entrustedTenantId: 't-9001' }

  test('sees the entrusted customer with the entrusted models, and ends with the entrustment', async () => {
    const { login, tokens } = await loggedIn(gateway, '13800000010')
    const answer = await authenticate(gateway, { grantCode: tokens.ennUnifiedGrantCode, ...entrusted })
    const headers = { authorization: login.token, ...unifiedHeaders(answer.data) }
    expect(await userInfo(gateway, headers)).toMatchObject({
      data: {
        bp: '1000000001',
        isMaster: '0',
        reviewStatus: '1',
        masterUsername: '13800000001',
        entrustedTenantId: 't-9001',
      },
    })
    const groups = await gateway.ok('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined, headers)
    expect(
      groups
        .flatMap((g) => g.models)
        .filter((m) => m.has === '1')
        .map((m) => m.modelCode),
    ).toEqual(['ENERGY_VIEW', 'BILL_VIEW', 'INVOICE_VIEW', 'PREDICT_VIEW', 'PREDICT_REPORT'])
    const { list } = await gateway.ok('default POST /crmgas/portal/user/customerListNew', {}, headers)
    expect(list.map((c) => c.bp)).toEqual(['1000000001'])
    const again = await authenticate(gateway, { grantCode: answer.data.ennUnifiedGrantCode, tenantId: 't-1001' })
    Object.assign(headers, unifiedHeaders(again.data))
    expect(await userInfo(gateway, headers)).toMatchObject({ data: { bp: '1000000001', entrustedTenantId: 't-9001' } })
    await gateway.db.updateTable('entrustment').set({ status: '0' }).execute()
    expect(await userInfo(gateway, headers)).toMatchObject({ status: 418 })
    await gateway.db.updateTable('entrustment').set({ status: '1' }).execute()
  })

  describe('of a session that has begun', () => {
    let headers: Record<string, string>
    let first: Selectable<EntrustmentTable>
    beforeEach(async () => {
      const { login, tokens } = await loggedIn(gateway, '13800000010')
      const answer = await authenticate(gateway, { grantCode: tokens.ennUnifiedGrantCode, ...entrusted })
      headers = { authorization: login.token, ...unifiedHeaders(answer.data) }
      first = await gateway.db.selectFrom('entrustment').selectAll().executeTakeFirstOrThrow()
    })
    afterEach(async () => {
      await gateway.db.deleteFrom('entrustment').where('entrustId', '<>', first.entrustId).execute()
      await gateway.db.updateTable('entrustment').set({ models: first.models }).execute()
    })
    const held = async () =>
      (await gateway.ok('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined, headers))
        .flatMap((group) => group.models)
        .filter(({ has }) => has === '1')
        .map(({ modelCode }) => modelCode)
    const entrust = (models: string[]) => gateway.db.updateTable('entrustment').set({ models }).execute()

    test('a right of masters is never entrusted, whatever its row says', async () => {
      await entrust(['BILL_VIEW', 'MASTER_TRANSFER', 'PROJECT_APPROVE'])
      expect(await held()).toEqual(['BILL_VIEW'])
    })

    test('two entrustments at once count together', async () => {
      const more = { ...first, entrustId: 'second', models: ['ENERGY_VIEW', 'BILL_VIEW'] }
      await entrust(['INVOICE_VIEW', 'BILL_VIEW'])
      await gateway.db.insertInto('entrustment').values(more).execute()
      expect(await held()).toEqual(['ENERGY_VIEW', 'BILL_VIEW', 'INVOICE_VIEW'])
    })

    test('ends for a user that is no member of the service tenant any more', async () => {
      expect(await userInfo(gateway, headers)).toMatchObject({ data: { bp: '1000000001' } })
      const member = await gateway.db
        .deleteFrom('tenantMember')
        .where('tenantId', '=', 't-9001')
        .returningAll()
        .execute()
      try {
        expect(await userInfo(gateway, headers)).toMatchObject({ status: 418 })
      } finally {
        await gateway.db.insertInto('tenantMember').values(member).execute()
      }
    })
  })

  test('stays at the entrusted number that was switched to, as after a reload, as long as it is entrusted (BD-11)', async () => {
    const numbers = (bps: string[]) => gateway.db.updateTable('entrustment').set({ bps }).execute()
    const { bps: before } = await gateway.db.selectFrom('entrustment').select('bps').executeTakeFirstOrThrow()
    await numbers(['1000000001', '1000000002'])
    try {
      const { login, tokens } = await loggedIn(gateway, '13800000010')
      const first = await authenticate(gateway, { grantCode: tokens.ennUnifiedGrantCode, ...entrusted })
      const headers = { authorization: login.token, ...unifiedHeaders(first.data) }
      expect(await userInfo(gateway, headers)).toMatchObject({ data: { bp: '1000000001' } })
      await gateway.ok('default POST /crmgas/portal/user/switchCustomer', { bp: '1000000002' }, headers)
      const again = await authenticate(gateway, { grantCode: first.data.ennUnifiedGrantCode, tenantId: 't-1001' })
      Object.assign(headers, unifiedHeaders(again.data))
      expect(await userInfo(gateway, headers)).toMatchObject({ data: { bp: '1000000002' } })
      await numbers(['1000000001'])
      const last = await authenticate(gateway, { grantCode: again.data.ennUnifiedGrantCode, tenantId: 't-1001' })
      Object.assign(headers, unifiedHeaders(last.data))
      expect(await userInfo(gateway, headers)).toMatchObject({ data: { bp: '1000000001' } })
    } finally {
      await numbers(before)
    }
  })

  test('4101 without an entrustment, 430 for a user of another tenant than the service tenant', async () => {
    const steward = await entered(gateway, '13800000010')
    expect(
      await authenticate(gateway, { grantCode: steward.grantCode, tenantId: 't-1002', entrustedTenantId: 't-9001' }),
    ).toMatchObject({
      code: '4101',
      text: '委托关系不存在或已到期',
    })
    const other = await entered(gateway, '13800000001')
    expect(await authenticate(gateway, { grantCode: other.grantCode, ...entrusted })).toMatchObject({ status: 430 })
  })
})

describe('refreshToken', () => {
  test('new tokens, the same grant code', async () => {
    const { login, tokens } = await loggedIn(gateway, '13800000001')
    moveOn(gateway, 7200)
    expect(await whoAmI(unifiedHeaders(tokens))).toMatchObject({ status: 418 })
    const fresh = await refresh(tokens)
    expect(fresh).toMatchObject({ ok: true, data: { ennUnifiedGrantCode: tokens.ennUnifiedGrantCode } })
    expect(await userInfo(gateway, { authorization: login.token, ...unifiedHeaders(fresh.data) })).toMatchObject({
      ok: true,
    })
  })

  test('two at once get the same session; the old token repeats for 60 s', async () => {
    const { tokens } = await loggedIn(gateway, '13800000001')
    const answers = await Promise.all([refresh(tokens), refresh(tokens)])
    expect(answers.map((a) => a.ok)).toEqual([true, true])
    expect(answers[0]?.data.ennUnifiedCsrfToken).toBe(answers[1]?.data.ennUnifiedCsrfToken)
    for (const { data } of answers) expect(await whoAmI(unifiedHeaders(data))).toMatchObject({ ok: true })
    moveOn(gateway, 60)
    expect(await refresh(tokens)).toMatchObject({ status: 418 })
  })

  test.each([
    { say: '417 without a token', change: () => ({ ennunifiedauthorization: '' }), status: 417 },
    { say: '418 with rubbish', change: () => ({ ennunifiedauthorization: 'a.b.c' }), status: 418 },
    { say: '403 with a wrong CSRF token', change: () => ({ ennunifiedcsrftoken: 'x' }), status: 403 },
  ])('$say', async ({ change, status }) => {
    const { tokens } = await loggedIn(gateway, '13800000001')
    const headers = { ...unifiedHeaders(tokens), ...change() }
    expect(await gateway.call('auth POST {base}/unify/auth/refreshToken', undefined, headers)).toMatchObject({ status })
  })

  test('418 more than 30 min after the end, 420 when kicked', async () => {
    const { tokens } = await loggedIn(gateway, '13800000001')
    moveOn(gateway, 7200 + 1800)
    expect(await refresh(tokens)).toMatchObject({ status: 418 })
    const other = await loggedIn(gateway, '13800000008')
    await entered(gateway, '13800000008')
    expect(await refresh(other.tokens)).toMatchObject({
      status: 420,
      text: expect.stringMatching(/\d\d:\d\d 在另一台设备（手机网页）登录，如非本人请修改密码$/),
    })
  })
})

describe('hand-over by a temporary code', () => {
  const tmp = (headers: Record<string, string>, input: { grantCode?: string; tenantId?: string }) =>
    gateway.call('auth POST {gateway}/userCenter/unify/auth/getTmpToken', input, headers)

  test('opens a session beside the one that hands over, once, within 300 s', async () => {
    const { tokens, headers, login } = await loggedIn(gateway, '13800000001', { terminalType: 'WEAPP' })
    const { tmpToken, expireIn } = (await tmp(headers, { grantCode: tokens.ennUnifiedGrantCode })).data
    expect(expireIn).toBe(300)
    const waiting = await messagesWaiting(gateway)
    const taken = await authenticate(gateway, { code: tmpToken, tenantId: login.tenantId })
    expect(await messagesWaiting(gateway)).toEqual(waiting)
    const info = await userInfo(gateway, unifiedHeaders(taken.data))
    expect(info.data.token).not.toBe(login.token)
    expect(await userInfo(gateway, headers)).toMatchObject({ ok: true })
    expect(await authenticate(gateway, { code: tmpToken })).toMatchObject({ status: 423 })
    const late = (await tmp(headers, { grantCode: tokens.ennUnifiedGrantCode })).data.tmpToken
    moveOn(gateway, 300)
    expect(await authenticate(gateway, { code: late })).toMatchObject({ status: 423 })
  })

  test('422 without, 421 with a dead or foreign grant code, 430 for a foreign tenant', async () => {
    const { tokens, headers } = await loggedIn(gateway, '13800000001')
    const other = await entered(gateway, '13800000008')
    expect(await tmp(headers, {})).toMatchObject({ status: 422 })
    expect(await tmp(headers, { grantCode: other.grantCode })).toMatchObject({ status: 421 })
    expect(await tmp(headers, { grantCode: tokens.ennUnifiedGrantCode, tenantId: 't-1002' })).toMatchObject({
      status: 430,
    })
  })
})

describe('logout', () => {
  test('ends session, tokens, grant and temporary codes', async () => {
    const { tokens, headers } = await loggedIn(gateway, '13800000001')
    const { tmpToken } = (
      await gateway.call(
        'auth POST {gateway}/userCenter/unify/auth/getTmpToken',
        { grantCode: tokens.ennUnifiedGrantCode },
        headers,
      )
    ).data
    expect(
      await gateway.call('default POST:query /crmgas/portal/user/logout', { username: '13800000008' }, headers),
    ).toMatchObject({ ok: true, data: true })
    expect(await userInfo(gateway, headers)).toMatchObject({ code: '1888' })
    expect(await whoAmI(headers)).toMatchObject({ status: 418 })
    expect(await isValid(tokens.ennUnifiedGrantCode)).toMatchObject({ data: false })
    expect(await authenticate(gateway, { code: tmpToken })).toMatchObject({ status: 423 })
    expect(await gateway.call('auth POST {base}/unify/auth/logout', undefined, headers)).toMatchObject({
      ok: true,
      data: true,
    })
  })

  test('the unified one works with an expired token, and without a session', async () => {
    const { login, tokens } = await loggedIn(gateway, '13800000001')
    moveOn(gateway, 3 * day)
    expect(
      await gateway.call('auth POST {init}/unify/auth/logoutOnServer', undefined, unifiedHeaders(tokens)),
    ).toMatchObject({ data: true })
    expect(await userInfo(gateway, { authorization: login.token })).toMatchObject({ code: '1888' })
    expect(await gateway.call('auth POST {base}/unify/auth/logout', undefined)).toMatchObject({ ok: true, data: true })
  })
})

describe('one session per kind of terminal (LG-10)', () => {
  test('a login ends the older one of its kind and notifies the user', async () => {
    const first = await loggedIn(gateway, '13800000008', { terminalType: 'H5' })
    const app = await loggedIn(gateway, '13800000008', { terminalType: 'APP' })
    await entered(gateway, '13800000008', { terminalType: 'H5', deviceName: '办公室电脑' })
    expect(await userInfo(gateway, first.headers)).toMatchObject({
      code: '1889',
      text: expect.stringMatching(
        /^您的账号于 .*\d\d:\d\d 在另一台设备（手机网页 办公室电脑）登录，如非本人请修改密码$/,
      ),
    })
    expect(await whoAmI(unifiedHeaders(first.tokens))).toMatchObject({ status: 420 })
    expect(await isValid(first.tokens.ennUnifiedGrantCode)).toMatchObject({ data: false })
    expect(await userInfo(gateway, app.headers)).toMatchObject({ ok: true })
    const sent = await messagesWaiting(gateway)
    const time = gateway.clock.iso().slice(0, 16).replace('T', ' ')
    expect(JSON.stringify(sent)).toContain(`您的账号于${time}在办公室电脑登录`)
  })

  test('a login from a device not used before gives a message, one from a known device does not', async () => {
    const phone = '13800000007'
    const messages = async () => JSON.stringify(await messagesWaiting(gateway)).split('SESSION_KICKED|').length
    const enters = async (terminalType: 'APP' | 'PC') => {
      const before = await messages()
      const { headers } = await loggedIn(gateway, phone, { terminalType, deviceName: '值班室' })
      await gateway.call('default POST:query /crmgas/portal/user/logout', { username: phone }, headers)
      return (await messages()) - before
    }
    expect(await enters('APP')).toBeLessThanOrEqual(1)
    expect([await enters('PC'), await enters('PC'), await enters('APP')]).toEqual([1, 0, 0])
  })

  test('two logins at once leave one session', async () => {
    const answers = await Promise.all([
      entered(gateway, '13800000008'),
      entered(gateway, '13800000008'),
      entered(gateway, '13800000008'),
    ])
    const live = await gateway.db
      .selectFrom('authSession')
      .select('sessionId')
      .where('userId', '=', answers[0]?.userId ?? '')
      .where('terminalType', '=', 'H5')
      .where('revokedAt', 'is', null)
      .execute()
    expect(live).toHaveLength(1)
  })
})
