import type { In, Out } from '@contract'
import { aKey } from '../../../test/gateway/open-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

type Read =
  | 'b2b GET /open/v1/bills'
  | 'b2b GET /open/v1/usage'
  | 'b2b GET /open/v1/readings'
  | 'b2b GET /open/v1/invoices'

const READINGS = 'b2b GET /open/v1/readings'
const SPAN = { from: '2026-10-01', to: '2026-11-20' }

let gateway: TestGateway
let master: Caller
let headers: Record<string, string>
beforeAll(async () => {
  gateway = await testGateway()
  master = await gateway.as('13800000008')
  ;({ headers } = await aKey(gateway, master))
})
afterAll(() => gateway.close())

type ItemOf<K extends Read> = Out<K> extends { items: (infer I)[] } ? I : never

/** All items, page by page. */
async function walk<K extends Read>(key: K, input: In<K>, limit: number): Promise<ItemOf<K>[]> {
  const items: ItemOf<K>[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const asked: object = { ...(input as object), limit, ...(cursor !== '' && { cursor }) }
    const { ok, data } = await gateway.send(key, asked, headers)
    const page = data as { items: ItemOf<K>[]; next: string | null; asOf: string }
    expect([ok, page.items.length <= limit, page.asOf]).toEqual([true, true, gateway.clock.iso()])
    items.push(...page.items)
    cursor = page.next
  }
  return items
}

test('bills are those of the page, in pages that leave none out', async () => {
  const shown = await master.ok('default GET /crmgas/bill/list', { pageSize: 50 })
  const bills = await walk('b2b GET /open/v1/bills', {}, 3)
  const said = (list: readonly { billNo: string; totalDue: string; volume: string }[]) =>
    list.map((one) => `${one.billNo} ${one.totalDue} ${one.volume}`).sort()
  const latest = bills.filter(({ billNo }) => shown.list.some((one) => one.billNo === billNo))
  expect(shown.total).toBeGreaterThan(3)
  expect(said(latest)).toEqual(said(shown.list))
  expect(bills).toHaveLength(shown.total)
  const months = bills.map(({ billMonth }) => billMonth)
  expect(months).toEqual([...months].sort().reverse())
})

test('usage is that of the page', async () => {
  const shown = await master.ok('energy GET /monthBill/list', { pageSize: 50 })
  const usage = await walk('b2b GET /open/v1/usage', { monthFrom: '2026-03', monthTo: '2026-10' }, 4)
  const said = (list: readonly { statementId: string; volume: string; amount: string | null }[]) =>
    list.map(({ statementId, volume, amount }) => `${statementId} ${volume} ${amount}`).sort()
  expect(usage.length).toBeGreaterThan(4)
  expect(said(usage)).toEqual(
    said(shown.list.filter(({ billMonth }) => billMonth >= '2026-03' && billMonth <= '2026-10')),
  )
})

test('amounts of usage are hidden from a key that reads no bills', async () => {
  const { headers: few } = await aKey(gateway, master, { scopes: ['USAGE'] })
  const { items } = await gateway.ok('b2b GET /open/v1/usage', {}, few)
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ amount }) => amount === null)).toBe(true)
})

test('invoices are those of the page', async () => {
  const shown = await master.ok('default GET /crmgas/invoice/issuedList', { pageSize: 50 })
  const invoices = await walk('b2b GET /open/v1/invoices', {}, 9)
  const said = (list: readonly { invoiceId: string; grossAmount: string }[]) =>
    list.map(({ invoiceId, grossAmount }) => `${invoiceId} ${grossAmount}`)
  expect(shown.total).toBeGreaterThan(9)
  expect(new Set(said(invoices)).size).toBe(shown.total)
  expect(said(invoices)).toEqual(expect.arrayContaining(said(shown.list)))
})

test('readings are those of the page, over all meters or of one', async () => {
  const all = await walk(READINGS, SPAN, 20)
  const meterId = all[0]?.meterId ?? ''
  const shown = await master.ok('btwob GET /meter/readings', { meterId, ...SPAN, pageSize: 50 })
  const one = await walk(READINGS, { ...SPAN, meterId }, 7)
  const said = (list: readonly { readingId: string; stdReading: string }[]) =>
    list.map(({ readingId, stdReading }) => `${readingId} ${stdReading}`)
  expect(all.length).toBeGreaterThan(20)
  expect(one).toHaveLength(shown.total)
  expect(said(one.slice(0, 50)).sort()).toEqual(said(shown.list).sort())
  expect(said(all.filter((row) => row.meterId === meterId))).toEqual(said(one))
  const moments = all.map(({ readAt }) => readAt)
  expect(moments).toEqual([...moments].sort())
})

test('nothing of another customer, and nothing of users, travels with them', async () => {
  const other = await gateway.as('13800000001')
  const foreign = (await other.ok('default GET /crmgas/bill/list', {})).list.map(({ billId }) => billId)
  const texts = JSON.stringify([
    await walk('b2b GET /open/v1/bills', {}, 100),
    await walk('b2b GET /open/v1/invoices', {}, 100),
    await walk('b2b GET /open/v1/usage', {}, 100),
  ])
  for (const billId of foreign) expect(texts).not.toContain(billId)
  expect(texts).not.toMatch(/1\d{10}(?!\d)|1\d\d\*{4}\d{4}|userId|locked|canPay|applicant/)
})

test.each([
  ['b2b GET /open/v1/bills', { cursor: 'x' }, '2901', 400],
  ['b2b GET /open/v1/usage', { cursor: 'WyJhIl0' }, '2901', 400],
  ['b2b GET /open/v1/invoices', { limit: 101 }, '2901', 400],
  ['b2b GET /open/v1/bills', { monthFrom: '2026-13' }, '2901', 400],
  [READINGS, { ...SPAN, cursor: 'WyJhIiwiYiJd' }, '2901', 400],
  [READINGS, { from: '2026-11-20' }, '2901', 400],
  [READINGS, { ...SPAN, meterId: 'none' }, 'A2101', 400],
  [READINGS, { from: '2026-11-20', to: '2026-11-19' }, 'A2331', 400],
  [READINGS, { from: '2026-09-01', to: '2026-11-02' }, 'A2316', 400],
] as const)('%s %j: %s', async (key, input, code, status) => {
  expect(await gateway.send(key, input, headers)).toMatchObject({ code, status })
})

test('62 days of readings are not too many', async () => {
  await gateway.ok(READINGS, { from: '2026-09-01', to: '2026-11-01' }, headers)
})

test('a customer without a gas account has neither bills nor use', async () => {
  const bp = '1999999999'
  const key = { keyId: 'k-none', scopes: ['BILL', 'USAGE'] }
  await gateway.db
    .insertInto('openKey')
    .values({
      bp,
      companyCode: '1001',
      keyId: key.keyId,
      scopes: key.scopes,
      name: '财务系统',
      hint: '',
      secretHash: 'none',
      madeBy: 'u',
      requestNo: 'r',
      bodyHash: '',
      createdAt: gateway.clock.iso(),
    })
    .execute()
  const caller = gateway.asSession({ bp, companyCode: '1001', key } as object)
  for (const read of ['b2b GET /open/v1/bills', 'b2b GET /open/v1/usage'] as const)
    expect(await caller.call(read, {})).toMatchObject({ status: 404, code: '2902' })
})
