/*
 * Every call of the contract, tried by everybody who may not: made from the contract, so that a new call is tried as well.
 */
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import type { EndpointKey } from '@contract/keys'
import { routeOf } from '../../gateway/http/route'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
}, 120_000)
afterAll(() => gateway.close())

const entries = Object.entries(contract) as [ApiKey, Endpoint][]
const keysOf = (may: (access: string, key: string) => boolean) =>
  entries.filter(([key, entry]) => may(entry.access, key)).map(([key]) => key)

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

/** The calls whose answer is not the wanted code, with what came instead. */
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
  const guarded = keysOf((access) => !['public', 'signature', 'device'].includes(access))
  expect(guarded.length).toBeGreaterThan(80)
  expect(await wrong(gateway, guarded, (key) => (key === userInfo ? '417' : lost('1888', '417')(key)))).toEqual([])
})

test('an invented token is no login', async () => {
  const guarded = keysOf((access) => !['public', 'signature', 'device', 'staff'].includes(access))
  const invented = { authorization: 'x'.repeat(43), ennunifiedauthorization: 'a.b.c', ennunifiedcsrftoken: 'x' }
  expect(await wrong(gateway, guarded, lost('1888', '418'), invented)).toEqual([])
})

test('without the key of a client build nothing but public calls answers (C 0.2)', async () => {
  const li = await gateway.as('13800000001')
  const guarded = keysOf((access) => !['public', 'signature', 'device'].includes(access))
  expect(await wrong(li, guarded, () => '403', { 'x-gw-accesskey': '', accesskey: '' })).toEqual([])
})

test('a user without a customer number: 2108', async () => {
  const nobody = await gateway.as('13800000006')
  expect(await wrong(nobody, keysOf(isOfCustomer), () => '2108')).toEqual([])
})

test.each(['13800000003', '13800000004', '13800000005'])('%s, whose review has not passed: 2109', async (phone) => {
  const waiting = await gateway.as(phone)
  expect(await wrong(waiting, keysOf(isOfCustomer), () => '2109')).toEqual([])
})

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
  // Of another tenant, and not his: he does not even learn that there is such a number.
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
      lost('1888'),
      { 'x-workbench-token': authToken },
    ),
  ).toEqual([])
})

test('who was logged out elsewhere: 1889, whatever he calls', async () => {
  const old = await gateway.as('13800000007')
  await gateway.as('13800000007')
  const calls = keysOf((access, key) => isBusiness(key) && (access === 'login' || isOfCustomer(access)))
  expect(await wrong(old, calls, lost('1889'))).toEqual([])
})

describe('identifiers of another customer', () => {
  /** Values of one customer by the name of their field. */
  type Known = Map<string, Set<string>>
  const isIdentifier = (name: string) =>
    /(Id|No|bp)$/.test(name) && !/^(user|company|request|open|tenant|file)/i.test(name)

  function gather(value: unknown, known: Known): void {
    if (Array.isArray(value)) return value.forEach((one) => gather(one, known))
    if (value === null || typeof value !== 'object') return
    for (const [name, held] of Object.entries(value)) {
      if (typeof held === 'string' && held !== '' && isIdentifier(name))
        known.set(name, (known.get(name) ?? new Set()).add(held))
      gather(held, known)
    }
  }

  /** An input as the schema asks for it, with identifiers that are known; undefined when one of those it needs is not. */
  function inputOf(entry: Endpoint, known: Known): Record<string, unknown> | undefined {
    const schema = entry.in as
      | {
          properties?: Record<string, { enum?: string[]; anyOf?: { const?: string }[]; type?: string }>
          required?: string[]
        }
      | undefined
    const input: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(schema?.properties ?? {})) {
      const value = [...(known.get(name) ?? [])].at(-1)
      if (value !== undefined) input[name] = value
      else if (schema?.required?.includes(name)) {
        if (isIdentifier(name)) return undefined
        input[name] = guess(name, field)
      }
    }
    return entry.once ? { ...input, requestNo: `try-${Math.random()}` } : input
  }

  function guess(name: string, field: { enum?: string[]; anyOf?: { const?: string }[]; type?: string }): unknown {
    if (field.enum) return field.enum[0]
    if (field.anyOf?.[0]?.const !== undefined) return field.anyOf[0].const
    if (field.type === 'integer') return 1
    if (field.type === 'array') return []
    if (/month/i.test(name)) return '2026-10'
    if (/year/i.test(name)) return '2026'
    if (/date|from|to$|day/i.test(name)) return '2026-11-01'
    if (/amount|volume/i.test(name)) return '1.00'
    return 'x'
  }

  /** What only this customer's answers hold. */
  const marks = ['1000000001', '华北精工陶瓷']

  test('show nothing of him and change nothing of his', async () => {
    const owner = await gateway.as('13800000001')
    const stranger = await gateway.as('13800000008')
    const mine: Known = new Map()
    const reads = entries.filter(([key, entry]) => isOfCustomer(entry.access) && / GET/.test(key))
    for (let round = 0; round < 2; round += 1)
      for (const [key, entry] of reads) {
        const input = inputOf(entry, mine)
        if (input) gather((await owner.send(key, input)).data, mine)
      }
    expect(mine.size).toBeGreaterThan(10)
    const tables = ['bill', 'payOrder', 'gasAccount', 'ledgerEntry', 'bpBinding'] as const
    const state = async () =>
      Promise.all(
        tables.map(async (table) =>
          JSON.stringify(
            await gateway.db
              .selectFrom(table as 'bpBinding')
              .selectAll()
              .where('bp', '=', '1000000001')
              .orderBy('bp')
              .execute()
              .then((rows) => rows.map((row) => JSON.stringify(row)).sort()),
          ),
        ),
      )
    const before = await state()
    const leaks: string[] = []
    let tried = 0
    for (const [key, entry] of entries) {
      if (!isOfCustomer(entry.access) && entry.access !== 'login') continue
      const input = inputOf(entry, mine)
      if (!input || Object.keys(input).every((name) => !isIdentifier(name))) continue
      tried += 1
      const text = JSON.stringify((await stranger.send(key, input)).raw)
      if (marks.some((mark) => text.includes(mark))) leaks.push(`${key} ${JSON.stringify(input)}`)
    }
    expect(tried).toBeGreaterThan(20)
    expect(leaks).toEqual([])
    expect(await state()).toEqual(before)
  }, 120_000)
})
