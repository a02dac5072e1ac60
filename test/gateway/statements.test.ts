/*
 * How many SQL statements the calls of the first screens cost: a statement in a loop shows here, whatever the machine.
 * The numbers hold the caller's identity (one statement) and do not grow with the rows.
 */
import type { ApiKey, In } from '@contract'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

let gateway: TestGateway
let industry: Caller
let hospital: Caller

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
  hospital = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

const statements = <K extends ApiKey>(caller: Caller, key: K, input: In<K>) =>
  gateway.statementsOf(() => caller.ok(key, input))

it('reads a public page without asking who calls', async () => {
  expect(await gateway.statementsOf(() => gateway.ok('default GET /crmgas/company/list', {}))).toBeLessThanOrEqual(2)
})

it('reads the bills with six statements, however many there are; one of them tells how whole they are, one more asks for transfers of those that owe', async () => {
  expect(await statements(industry, 'default GET /crmgas/bill/list', { pageSize: 1 })).toBe(6)
  expect(await statements(industry, 'default GET /crmgas/bill/list', { pageSize: 50 })).toBe(6)
  expect(await statements(hospital, 'default GET /crmgas/bill/list', { pageSize: 50 })).toBe(7)
})

it('reads a bill with eleven statements, those of its settlement and of its transfer among them', async () => {
  const { list } = await hospital.ok('default GET /crmgas/bill/list', {})
  expect(await statements(hospital, 'default GET /crmgas/bill/detail', { billId: list[0]?.billId ?? '' })).toBe(11)
})

it('tells why a bill changed with twelve statements, however much it compares; one of them tells how whole it is', async () => {
  const of = async (caller: Caller) => {
    const { list } = await caller.ok('default GET /crmgas/bill/list', {})
    return statements(caller, 'btwob GET /bill/explain', { billId: list[0]?.billId ?? '', against: 'PREV' })
  }
  expect([await of(industry), await of(hospital)]).toEqual([12, 12])
})

it('reads the home page with seventeen statements, for one meter and for three; one of them tells what packages cover of days without a settlement, one more tells the provisional debit by month', async () => {
  expect(await statements(industry, 'default GET /crmgas/home/summary', {})).toBe(18)
  expect(await statements(hospital, 'default GET /crmgas/home/summary', {})).toBeLessThanOrEqual(17)
})

it('reads the meters with a fixed number of statements', async () => {
  expect(await statements(industry, 'default GET /crmgas/list-meter-channel', {})).toBeLessThanOrEqual(10)
})

it('asks once who holds locked bills, not bill by bill', async () => {
  const { list } = await hospital.ok('default GET /crmgas/bill/list', { state: 'UNPAID_ALL' })
  await gateway.db
    .updateTable('bill')
    .set({ lockOrderId: 'NOBODY', lockUserId: 'NOBODY', lockUntil: '2026-11-23T09:45:00+08:00' })
    .where('billId', 'in', [...list.map((bill) => bill.billId), ''])
    .execute()
  expect(await statements(hospital, 'default GET /crmgas/bill/list', { pageSize: 50 })).toBe(8)
})

it('reads who the user is with seven statements and no transaction', async () => {
  expect(await statements(hospital, 'default POST /crmgas/portal/user/userInfo', {})).toBe(7)
})
