import type { Out } from '@contract'
import type { Caller, TestGateway } from '../../setup/gateway'
import { testGateway } from '../../setup/gateway'
import { supplied } from '../../../gateway/demo/customers'
import type { Ask } from './scripted/ask'
import { recomputeBuying } from './scripted/buying'
import { recompute } from './scripted/customer'
import { deriveInvoices } from './scripted/invoices'

/* A customer's own program works out every bill of the demo data, as its master logged in for real, by calls alone. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** Users with customers of their own. */
const MASTERS = ['13800000001', '13800000007', '13800000008']

const askAs =
  (caller: Caller): Ask =>
  (key, input) =>
    caller.ok(key, input)

/** What a program finds of every customer that the master may choose, one after the other, as the app changes them. */
async function customersOf<R>(phone: string, program: (ask: Ask) => Promise<R>): Promise<[bp: string, result: R][]> {
  const master = await gateway.as(phone)
  const { list } = await master.ok('default POST /crmgas/portal/user/customerListNew', {})
  const found: [string, R][] = []
  for (const { bp, companyCode, isMaster } of list) {
    if (isMaster !== '1') continue
    await master.ok('default POST /crmgas/portal/user/switchCustomer', { bp, companyCode })
    found.push([bp, await program(askAs(master))])
  }
  return found
}

/** The same for all masters; every customer with gas is among theirs. */
async function everywhere<R extends { differences: object[] }>(program: (ask: Ask) => Promise<R>): Promise<R[]> {
  const all: [string, R][] = []
  for (const phone of MASTERS) all.push(...(await customersOf(phone, program)))
  expect(all.map(([bp]) => bp).sort()).toEqual(expect.arrayContaining(supplied.map(({ bp }) => bp)))
  expect(all.flatMap(([bp, { differences }]) => differences.map((one) => ({ bp, ...one })))).toEqual([])
  return all.map(([, result]) => result)
}

const daysOf = (answer: unknown) => (answer as Out<'default GET /crmgas/bill/dayDetail'>).list

test('a register that is a litre off is found', async () => {
  const master = await gateway.as('13800000001')
  const ask = askAs(master)
  let bent = 0
  const { differences } = await recompute(async (key, input) => {
    const answer = await ask(key, input)
    if (key !== 'default GET /crmgas/bill/dayDetail' || bent > 0) return answer
    const [row] = daysOf(answer)
    if (row && row.end !== null) row.end = `${row.end.slice(0, -1)}${(Number(row.end.at(-1)) + 1) % 10}`
    if (row) bent++
    return answer
  })
  expect(bent).toBe(1)
  expect(differences.length).toBeGreaterThan(0)
})

test('every bill is what its readings and the price notices make of it', async () => {
  const all = await everywhere(recompute)
  const count = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
  expect(count(({ bills }) => bills)).toBeGreaterThan(100)
  expect(count(({ figures }) => figures)).toBeGreaterThan(5000)
  // What a dispute took off and what a verification charged: only their reasons say so.
  expect(count(({ unchecked }) => unchecked.length)).toBe(2)
})

test('a reward that is a fen off is found', async () => {
  const master = await gateway.as('13800000001')
  const ask = askAs(master)
  const { differences } = await recomputeBuying(async (key, input) => {
    const answer = await ask(key, input)
    const days = key === 'zh GET /apply/detail' ? (answer as unknown as Out<'zh GET /apply/detail'>).responses : []
    for (const day of days) if (day.reward !== null) day.reward = (Number(day.reward) + 0.01).toFixed(2)
    return answer
  })
  expect(differences.some(({ where }) => where.endsWith('reward'))).toBe(true)
})

test('every reward is what the own days make of it, every margin what was offered, and both stand on the account', async () => {
  const all = await everywhere(recomputeBuying)
  const count = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
  expect(count(({ rewards }) => rewards)).toBeGreaterThan(1)
  expect(count(({ margins }) => margins)).toBeGreaterThan(1)
  expect(count(({ figures }) => figures)).toBeGreaterThan(40)
})

test('an invoice that is a fen off is found', async () => {
  const master = await gateway.as('13800000001')
  const ask = askAs(master)
  let bent = 0
  const { differences } = await deriveInvoices(async (key, input) => {
    const answer = await ask(key, input)
    if (key !== 'default GET /crmgas/invoice/tradeDetail' || bent > 0) return answer
    const [line] = (answer as unknown as Out<'default GET /crmgas/invoice/tradeDetail'>).lines
    if (line) line.grossAmount = `${line.grossAmount.slice(0, -1)}${(Number(line.grossAmount.at(-1)) + 1) % 10}`
    if (line) bent++
    return answer
  })
  expect(bent).toBe(1)
  expect(differences.some(({ where }) => where.endsWith('lines'))).toBe(true)
})

test('every invoice is what its items make of it, every red one what its form takes of the blue one', async () => {
  const all = await everywhere(deriveInvoices)
  const count = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
  expect(count(({ blue }) => blue)).toBeGreaterThan(80)
  expect(count(({ red }) => red)).toBeGreaterThan(1)
  expect(count(({ partRed }) => partRed)).toBeGreaterThan(0)
  expect(count(({ figures }) => figures)).toBeGreaterThan(2000)
})
