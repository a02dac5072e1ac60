import type { Access } from '@contract/keys'
import {
  deskHeaders,
  accountGateway,
  authenticate,
  day,
  entered,
  loggedIn,
  moveOn,
  unifiedHeaders,
  userInfo,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { AuthStatus, Refusal } from '../../http/refusal'
import { identify } from './identify'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, 3600))

const clientKey = { accesskey: 'hyn-app-client' }

interface Ask {
  key?: string
  access?: Access
  orModels?: string[]
  method?: 'GET' | 'POST'
  url?: string
}

/** What `identify` says of a request: the session, or the code or status of its refusal. */
async function ask(
  headers: Record<string, string>,
  {
    key = 'default GET /crmgas/bill/list',
    access = 'bound',
    orModels = [],
    method = 'GET',
    url = '/api/crmgas/bill/list',
  }: Ask = {},
) {
  const work = { ...gateway.gateway.work, db: gateway.db, afterCommit: () => undefined }
  const sent: Record<string, string> = { ...clientKey, ...headers }
  try {
    return await identify(
      work,
      { header: (name) => sent[name], query: () => undefined, ip: '127.0.0.1' },
      { key, access, orModels, method, url },
    )
  } catch (error) {
    if (error instanceof Refusal) return error.code
    if (error instanceof AuthStatus) return error.status
    throw error
  }
}

const referer = (fields: object) => ({ referernew: encodeURIComponent(JSON.stringify(fields)) })

describe('AU-20, in this order', () => {
  test('access key: 4030 for an unknown one, and for none', async () => {
    const { headers } = await loggedIn(gateway, '13800000001')
    expect(await ask({ ...headers, accesskey: 'other' })).toBe('4030')
    expect(await ask({ ...headers, accesskey: '' })).toBe('4030')
    expect(await ask({ ...headers, 'x-gw-accesskey': 'other' })).toBe('4030')
    const answer = await userInfo(gateway, { ...headers, accesskey: 'other' })
    expect(answer).toMatchObject({ status: 403, code: '4030', text: '非法客户端' })
  })

  test('each missing or wrong thing gives its own answer, the first one alone', async () => {
    const { headers } = await loggedIn(gateway, '13800000001')
    const without = (...names: string[]) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
    expect(await ask({})).toBe('1888')
    expect(await ask({ ...headers, authorization: 'rubbish' })).toBe('1888')
    expect(await ask(without('authorization', 'ennunifiedauthorization'))).toBe('1888')
    expect(await ask({ ...headers, userid: 'somebody-else' })).toBe('1888')
    expect(await ask(without('ennunifiedauthorization', 'ennunifiedcsrftoken'))).toBe(417)
    expect(await ask({ ...headers, ennunifiedauthorization: 'a.b.c' })).toBe(418)
    expect(await ask(without('ennunifiedcsrftoken'), { method: 'POST' })).toBe(403)
    expect(
      await ask({ ...headers, ennunifiedcsrftoken: 'x', ...referer({ authTenantId: 't-1002' }) }, { method: 'POST' }),
    ).toBe(403)
    expect(await ask({ ...headers, ...referer({ authTenantId: 't-1002' }), bpcode: '1000000002' })).toBe(430)
    expect(await ask({ ...headers, bpcode: '1000000002' })).toBe('2108')
    expect(await ask(headers)).toMatchObject({ bp: '1000000001', isMaster: true })
  })

  test('another user’s unified token does not go with the own business token', async () => {
    const one = await loggedIn(gateway, '13800000001')
    const other = await loggedIn(gateway, '13800000008')
    expect(await ask({ ...one.headers, ...unifiedHeaders(other.tokens) })).toBe(418)
  })

  test('CSRF is asked of writes and of GET calls that write, not of reads', async () => {
    const { headers } = await loggedIn(gateway, '13800000001')
    const { ennunifiedcsrftoken, ...rest } = headers
    expect(ennunifiedcsrftoken).toBeDefined()
    expect(await ask(rest)).toMatchObject({ bp: '1000000001' })
    expect(await ask(rest, { key: 'default GET /crmgas/saveOpenIdAccountRelation', access: 'login' })).toBe(403)
    expect(await ask(headers, { method: 'POST' })).toMatchObject({ bp: '1000000001' })
  })

  test('the header bpCode: an own number of another tenant is 430, any other 2108, the session’s fine', async () => {
    const { headers } = await loggedIn(gateway, '13800000009')
    expect(await ask({ ...headers, bpcode: '1000000003' })).toBe(430)
    expect(await ask({ ...headers, bpcode: '9999999999' })).toBe('2108')
    expect(await ask({ ...headers, bpcode: '1000000004' })).toBe('2108')
    expect(await ask({ ...headers, bpcode: '1000000001' })).toMatchObject({ bp: '1000000001', tenantId: 't-1001' })
    // A stale number must not prevent the user from learning the current one.
    expect(await ask({ ...headers, bpcode: '1000000003' }, { access: 'login' })).toMatchObject({ bp: '1000000001' })
  })

  test('an unreadable refererNew says nothing', async () => {
    const { headers } = await loggedIn(gateway, '13800000001')
    for (const referernew of ['%', 'null', '{', encodeURIComponent('{"authTenantId":5}')])
      expect(await ask({ ...headers, referernew })).toMatchObject({ tenantId: 't-1001' })
  })
})

describe('rights of callers', () => {
  test.each([
    { phone: '13800000003', say: 'awaiting', review: '2', code: '2109' },
    { phone: '13800000004', say: 'rejected', review: '0', code: '2109' },
    { phone: '13800000005', say: 'timed out', review: '3', code: '2109' },
    { phone: '13800000006', say: 'without customer number', review: '', code: '2108' },
  ])('$phone, $say', async ({ phone, review, code }) => {
    const { headers } = await loggedIn(gateway, phone)
    expect(await ask(headers, { access: 'login' })).toMatchObject({ reviewStatus: review })
    expect(await ask(headers)).toBe(code)
  })

  test('a sub-account without the model: 2110; with one of several: in; master-only: 2903 and 2110', async () => {
    const { headers } = await loggedIn(gateway, '13800000002')
    expect(await ask(headers, { access: 'model:CONTRACT_SIGN' })).toBe('2110')
    expect(await ask(headers, { access: 'model:NFC_WRITE', orModels: ['PAY_TOPUP'] })).toMatchObject({
      isMaster: false,
    })
    expect(await ask(headers, { access: 'master', method: 'POST' })).toBe('2903')
    expect(await ask(headers, { access: 'master' })).toBe('2110')
    const master = await loggedIn(gateway, '13800000001')
    expect(await ask(master.headers, { access: 'model:CONTRACT_SIGN' })).toMatchObject({ isMaster: true })
  })

  test('SA-03, SA-05: taken rights and removed bindings count from the next call on', async () => {
    const { headers, login } = await loggedIn(gateway, '13800000002')
    const mine = gateway.db.selectFrom('bpBinding').select('bindingId').where('userId', '=', login.userId)
    const taken = await gateway.db
      .deleteFrom('bindingAuthority')
      .where('bindingId', 'in', mine)
      .where('modelCode', '=', 'PAY_TOPUP')
      .returningAll()
      .execute()
    expect(await ask(headers, { access: 'model:PAY_TOPUP' })).toBe('2110')
    await gateway.db.insertInto('bindingAuthority').values(taken).execute()
    await gateway.db.updateTable('bpBinding').set({ status: 'UNBOUND' }).where('userId', '=', login.userId).execute()
    expect(await ask(headers)).toBe('2108')
    await gateway.db.updateTable('bpBinding').set({ status: 'LIVE' }).where('userId', '=', login.userId).execute()
    expect(await ask(headers)).toMatchObject({ bp: '1000000001' })
  })

  test('C 9.14: an application past its deadline reads as timed out before any job', async () => {
    const { headers } = await loggedIn(gateway, '13800000003', { rememberMe: '1' })
    moveOn(gateway, 6 * day)
    const fresh = await gateway.call('auth POST {base}/unify/auth/refreshToken', undefined, headers)
    expect(fresh.status).toBe(418)
    const again = await loggedIn(gateway, '13800000003')
    expect(await ask(again.headers, { access: 'login' })).toMatchObject({ reviewStatus: '3' })
  })
})

describe('kinds of calls', () => {
  test('the project channel and the product calls go without the unified headers', async () => {
    const { login } = await loggedIn(gateway, '13800000001')
    const headers = { authorization: login.token }
    expect(await ask(headers, { key: 'job GET /customer/project/list', method: 'POST' })).toMatchObject({
      bp: '1000000001',
    })
    expect(await ask(headers, { key: 'gas GET /realtime/meter' })).toMatchObject({ bp: '1000000001' })
    expect(await ask(headers)).toBe(417)
  })

  test('a public call knows its caller when the tokens are good, and never refuses', async () => {
    const { headers } = await loggedIn(gateway, '13800000001')
    const open: Ask = { key: 'default GET /crmgas/news/list', access: 'public' }
    expect(await ask(headers, open)).toMatchObject({ username: '13800000001' })
    expect(await ask({}, open)).toBeNull()
    expect(await ask({ accesskey: '' }, open)).toBeNull()
    expect(await ask({ ...headers, ennunifiedauthorization: 'x' }, open)).toBeNull()
    expect(await ask({ ...headers, ennunifiedcsrftoken: 'x' }, { ...open, method: 'POST' })).toBeNull()
    expect(await ask({ accesskey: 'other' }, open)).toBe('4030')
  })

  test('signed and device calls are judged by their handlers', async () => {
    expect(await ask({ accesskey: '' }, { access: 'signature' })).toBeNull()
    expect(await ask({ accesskey: '' }, { access: 'device' })).toBeNull()
  })

  test('staff: a live x-workbench-token of a reviewer, with the reviewer’s company', async () => {
    const staff = await loggedIn(gateway, '13800000012')
    const customer = await loggedIn(gateway, '13800000001')
    const tokenOf = async (headers: Record<string, string>) =>
      (await deskHeaders(gateway, headers))['x-workbench-token'] ?? ''
    const token = await tokenOf(staff.headers)
    expect(await ask({}, { access: 'staff' })).toBe('1888')
    expect(await ask({ 'x-workbench-token': 'x' }, { access: 'staff' })).toBe('2211')
    expect(await ask({ 'x-workbench-token': await tokenOf(customer.headers) }, { access: 'staff' })).toBe('2211')
    expect(await ask({ 'x-workbench-token': token }, { access: 'staff' })).toMatchObject({
      companyCode: '1001',
      username: '13800000012',
    })
    moveOn(gateway, 8 * 3600)
    expect(await ask({ 'x-workbench-token': token }, { access: 'staff' })).toBe('2211')
  })
})

describe('how long a session lives', () => {
  const info = (token: string, headers: Record<string, string>) =>
    userInfo(gateway, { ...headers, authorization: token })

  test('7 days without use; each use after a day pushes the end; 90 days at most', async () => {
    const { login } = await loggedIn(gateway, '13800000007', { rememberMe: '1' })
    const unified = async () => {
      const grant = await gateway.db
        .selectFrom('authSession')
        .select('expireAt')
        .where('userId', '=', login.userId)
        .where('revokedAt', 'is', null)
        .executeTakeFirst()
      return grant?.expireAt
    }
    const first = await unified()
    moveOn(gateway, 2 * day)
    // Only the end is checked here; the unified token has its own two hours.
    expect(await ask({ authorization: login.token }, { key: 'job GET /customer/project/list' })).toMatchObject({
      bp: '1000000002',
    })
    expect(Date.parse((await unified()) ?? '') - Date.parse(first ?? '')).toBe(2 * day * 1000)
    for (let used = 2; used < 80; used += 20) {
      moveOn(gateway, 20 * day)
      expect(await ask({ authorization: login.token }, { key: 'job GET /customer/project/list' })).toMatchObject({
        bp: '1000000002',
      })
    }
    moveOn(gateway, 8 * day)
    expect(await info(login.token, {})).toMatchObject({ code: '1888' })
  })

  test('unused for 7 days: 1888, and by the unified token 418', async () => {
    const { login } = await loggedIn(gateway, '13800000007')
    moveOn(gateway, 7 * day)
    expect(await info(login.token, {})).toMatchObject({ code: '1888' })
    const again = await entered(gateway, '13800000007')
    expect(await authenticate(gateway, { grantCode: again.grantCode })).toMatchObject({ ok: true })
  })
})
