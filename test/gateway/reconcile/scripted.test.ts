import type { Out } from '@contract'
import type { Caller, TestGateway } from '../../setup/gateway'
import { testGateway } from '../../setup/gateway'
import { supplied } from '../../../gateway/demo/customers'
import { recompute, type Ask, type Recomputed } from './scripted/customer'

/* A customer's own program works out every bill of the demo data, as its master logged in for real, by calls alone. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
}, 120_000)
afterAll(() => gateway.close())

/** Who has customers of his own. */
const MASTERS = ['13800000001', '13800000007', '13800000008']

const askAs =
  (caller: Caller): Ask =>
  (key, input) =>
    caller.ok(key, input)

/** Every customer that the master may choose, one after the other, as the app changes them. */
async function customersOf(phone: string): Promise<[bp: string, result: Recomputed][]> {
  const master = await gateway.as(phone)
  const { list } = await master.ok('default POST /crmgas/portal/user/customerListNew', {})
  const found: [string, Recomputed][] = []
  for (const { bp, companyCode, isMaster } of list) {
    if (isMaster !== '1') continue
    await master.ok('default POST /crmgas/portal/user/switchCustomer', { bp, companyCode })
    found.push([bp, await recompute(askAs(master))])
  }
  return found
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
  const all: [string, Recomputed][] = []
  for (const phone of MASTERS) all.push(...(await customersOf(phone)))
  expect(all.map(([bp]) => bp).sort()).toEqual(expect.arrayContaining(supplied.map(({ bp }) => bp)))
  expect(all.flatMap(([bp, { differences }]) => differences.map((one) => ({ bp, ...one })))).toEqual([])
  const count = (of: (one: Recomputed) => number) => all.reduce((total, [, one]) => total + of(one), 0)
  expect(count(({ bills }) => bills)).toBeGreaterThan(100)
  expect(count(({ figures }) => figures)).toBeGreaterThan(5000)
  // What a dispute took off and what a verification charged: only their reasons say so.
  expect(count(({ told }) => told.length)).toBe(2)
}, 120_000)
