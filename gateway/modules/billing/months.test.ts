import { sumMoney } from '@domain/money'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let industry: Caller
let hospital: Caller
let textile: Caller
let subAccount: Caller

const bound = { reviewStatus: '1', isMaster: true } as const

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002' })
  textile = gateway.asSession({ ...bound, bp: '1000000004', companyCode: '1002' })
  subAccount = gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', models: ['ENERGY_VIEW'] })
}, 180_000)
afterAll(() => gateway.close())

test('a month’s days add up to its statement’s read volume', async () => {
  const days = await industry.ok('energy GET /energy/daily', { meterId: '10010101', month: '2026-10', pageSize: 50 })
  const detail = await industry.ok('energy GET /monthBill/detail', { billMonth: '2026-10' })
  const kiln = detail.meters.find((meter) => meter.meterId === '10010101')
  expect(days.total).toBe(62)
  expect(days.monthSum).toBe(kiln?.volume)
  expect(sumMoney(detail.meters.map((meter) => meter.amount ?? '0'))).toBe(detail.header.amount)
  expect(sumMoney([detail.header.net ?? '0', detail.header.tax ?? '0'])).toBe(detail.header.amount)
  expect(sumMoney(detail.segments.map((segment) => segment.amount))).toBe(detail.header.amount)
  expect(detail).toMatchObject({ billVersion: 'NEW', statement: { state: 'PENDING' }, bill: null })
})

test('months: newest first, old ones marked; the revised month shows its live revision only', async () => {
  const months = await textile.ok('energy GET /monthBill/list', { pageSize: 50 })
  expect(months.total).toBe(36)
  expect(months.list[0]).toMatchObject({ billMonth: '2026-10', billVersion: 'NEW', state: 'BILLED' })
  expect(months.list.filter((row) => row.billVersion === 'OLD')).toHaveLength(12)
  const revised = (await industry.ok('energy GET /monthBill/list', { year: '2026' })).list.filter(
    (row) => row.billMonth === '2026-07',
  )
  expect(revised).toHaveLength(1)
  const old = await textile.ok('energy GET /monthBill/detail', { billMonth: '2024-05' })
  expect(old).toMatchObject({ billVersion: 'OLD', header: { net: null, tax: null }, segments: [] })
  expect(old.header.amount).toMatch(/0$/)
  // An old bill tells its one flat price, a new one the prices of its segments.
  const linesOf = async (billId = '') => (await textile.ok('default GET /crmgas/bill/detail', { billId })).lines
  expect(await linesOf(old.bill?.billId)).toMatchObject([{ price: '3.1200', segments: [] }])
  expect(await linesOf(months.list[0]?.billId ?? '')).toMatchObject([{ price: null }])
})

test('a statement of another customer is 2902', async () => {
  const [mine] = (await industry.ok('energy GET /monthBill/list', {})).list
  expect(
    await hospital.call('energy GET /monthBill/detail', {
      billMonth: '2026-10',
      statementId: mine?.statementId ?? '',
    }),
  ).toMatchObject({ code: '2902' })
  expect(await hospital.call('energy GET /monthBill/detail', { billMonth: '1999-01' })).toMatchObject({
    code: '2902',
  })
})

test('without BILL_VIEW months have volumes but no money', async () => {
  const detail = await subAccount.ok('energy GET /monthBill/detail', { billMonth: '2026-10' })
  expect(detail).toMatchObject({ header: { amount: null, net: null, tax: null }, segments: [] })
  expect(detail.meters.every((meter) => meter.amount === null)).toBe(true)
})
