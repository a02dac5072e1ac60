/*
 * Every call of the contract, tried by every caller that may not: made from the contract, so that a new call is tried as well.
 */
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import type { EndpointKey } from '@contract/keys'
import { routeOf } from '../../gateway/http/route'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const entries = Object.entries(contract) as [ApiKey, Endpoint][]
const keysOf = (may: (access: string, key: string) => boolean) =>
  entries.filter(([key, entry]) => may(entry.access, key)).map(([key]) => key)

/** No login is asked for; what a link opens is tried in guest-access.test.ts, what a key opens in keys.test.ts of open-data. */
const OPEN = ['public', 'signature', 'device', 'link', 'key']
const isBusiness = (key: string) => !key.startsWith('auth ')
const isOfCustomer = (access: string) => access === 'bound' || access === 'master' || access.startsWith('model:')
/** C 0.2, 0.3: the project channel and {product} calls go without the unified headers. */
const isWithoutUnified = (key: string) => /^(job|gas) /.test(key)

const userInfo = 'default POST /crmgas/portal/user/userInfo'

/** What a call without a live login says (CV-1): 1888 or 1889 in V1, 401 in the other envelopes, a status of its own in `auth`. */
const lost =
  (v1: '1888' | '1889', auth = '') =>
  (key: ApiKey): string => {
    const { type, envelope } = routeOf(key as EndpointKey, 'gas')
    return type === 'auth' ? auth : envelope === 'V1' ? v1 : '401'
  }

/** The calls with an answer other than the wanted code, with what came instead. */
async function wrong(caller: Caller, keys: readonly ApiKey[], wanted: (key: ApiKey) => string, headers = {}) {
  const found: string[] = []
  for (const key of keys) {
    const answer = await caller.send(key, {}, headers)
    const code = answer.status === 200 ? answer.code : String(answer.status)
    if (answer.ok || code !== wanted(key)) found.push(`${key}: ${code} ${answer.text}, not ${wanted(key)}`)
  }
  return found
}

test('a visitor gets into public calls only', async () => {
  const guarded = keysOf((access) => !OPEN.includes(access))
  expect(guarded.length).toBeGreaterThan(80)
  expect(await wrong(gateway, guarded, (key) => (key === userInfo ? '417' : lost('1888', '417')(key)))).toEqual([])
})

test('an invented token is no login', async () => {
  const guarded = keysOf((access) => ![...OPEN, 'staff'].includes(access))
  const invented = { authorization: 'x'.repeat(43), ennunifiedauthorization: 'a.b.c', ennunifiedcsrftoken: 'x' }
  expect(await wrong(gateway, guarded, lost('1888', '418'), invented)).toEqual([])
})

test('without the key of a client build nothing but public calls answers (C 0.2)', async () => {
  const li = await gateway.as('13800000001')
  const guarded = keysOf((access) => !OPEN.includes(access))
  expect(await wrong(li, guarded, () => '403', { 'x-gw-accesskey': '', accesskey: '' })).toEqual([])
})

test('a user without a customer number: 2108', async () => {
  const unbound = await gateway.as('13800000006')
  expect(await wrong(unbound, keysOf(isOfCustomer), () => '2108')).toEqual([])
})

test.each(['13800000003', '13800000004', '13800000005'])(
  '%s, with a review that has not passed: 2109',
  async (phone) => {
    const waiting = await gateway.as(phone)
    expect(await wrong(waiting, keysOf(isOfCustomer), () => '2109')).toEqual([])
  },
)

test('a sub-account without the model: 2110; what only the master may: 2110 to read, 2903 to write', async () => {
  const real = await gateway.as('13800000002')
  await gateway.db.deleteFrom('bindingAuthority').where('bp', '=', '1000000001').execute()
  const models = keysOf((access) => access.startsWith('model:'))
  expect(await wrong(real, models, () => '2110')).toEqual([])
  const masters = keysOf((access) => access === 'master')
  expect(await wrong(real, masters, (key) => (/ GET/.test(key) ? '2110' : '2903'))).toEqual([])
})

test('another customer number in the header: 2108; an own one of another tenant: 430', async () => {
  const li = await gateway.as('13800000001')
  const calls = keysOf(isOfCustomer)
  expect(await wrong(li, calls, () => '2108', { bpcode: '1000000002' })).toEqual([])
  // Of another tenant, and not the caller's: that there is such a number is not said either.
  expect(await wrong(li, calls, () => '2108', { bpcode: '1000000003' })).toEqual([])
  const inBoth = await gateway.as('13800000009')
  expect(await wrong(inBoth, calls, () => '430', { bpcode: '1000000003' })).toEqual([])
})

test('another tenant in the header: 430', async () => {
  const li = await gateway.as('13800000001')
  const calls = keysOf((access) => access === 'login' || isOfCustomer(access))
  const refererNew = encodeURIComponent(JSON.stringify({ authTenantId: 't-1002' }))
  expect(await wrong(li, calls, () => '430', { referernew: refererNew })).toEqual([])
})

test('another user in the header: 1888', async () => {
  const li = await gateway.as('13800000001')
  const calls = keysOf((access, key) => isBusiness(key) && (access === 'login' || isOfCustomer(access)))
  expect(await wrong(li, calls, lost('1888'), { userid: 'somebody-else' })).toEqual([])
})

test('AU-19: no write without the CSRF token, nor with another one', async () => {
  const li = await gateway.as('13800000001')
  const writes = keysOf(
    (access, key) => / POST/.test(key) && !isWithoutUnified(key) && (access === 'login' || isOfCustomer(access)),
  )
  expect(await wrong(li, writes, () => '403', { ennunifiedcsrftoken: '' })).toEqual([])
  expect(await wrong(li, writes, () => '403', { ennunifiedcsrftoken: 'A'.repeat(43) })).toEqual([])
})

test('a customer is no member of staff', async () => {
  const li = await gateway.as('13800000001')
  const { authToken, scope } = await li.ok('zh GET:form /auth/ent/getAuthToken', {})
  expect(scope).toBe('customer')
  expect(
    await wrong(
      li,
      keysOf((access) => access === 'staff'),
      () => '2211',
      { 'x-workbench-token': authToken },
    ),
  ).toEqual([])
})

test('a user that was logged out elsewhere: 1889 from every call', async () => {
  const old = await gateway.as('13800000007')
  await gateway.as('13800000007')
  const calls = keysOf((access, key) => isBusiness(key) && (access === 'login' || isOfCustomer(access)))
  expect(await wrong(old, calls, lost('1889'))).toEqual([])
})
