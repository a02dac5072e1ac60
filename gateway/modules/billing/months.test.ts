import { subtractMoney, sumMoney } from '@domain/money'
import { addVolume, sumVolume } from '@domain/volume'
import { jsonb } from '../../db/connect'
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
})
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
  // An old bill has its one flat price, a new one the prices of its segments.
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

describe('the running month, a month of one meter, a month of the old system', () => {
  test('what was used costs what its bands add up to; the rest is expected, with its range (Y-29)', async () => {
    const preview = await industry.ok('energy GET /monthBill/preview', {})
    expect(preview).toMatchObject({ billMonth: '2026-11', daysDone: 22, daysTotal: 30 })
    expect(sumMoney(preview.segments.map(({ amount }) => amount))).toBe(preview.estAmount)
    // AE-17a: what packages cover has no price here.
    const priced = preview.segments.map(({ volume }) => volume)
    expect(sumVolume([...priced, preview.packageVolume])).toBe(preview.volume)
    expect(preview.packageVolume).not.toBe('0.00')
    expect(sumVolume(preview.meters.map(({ volume }) => volume ?? '0.00'))).toBe(preview.volume)
    expect(sumVolume(preview.meters.map(({ forecastVolume }) => forecastVolume ?? '0.00'))).toBe(preview.forecastVolume)
    // The boiler has been silent for two of the 22 days: 86 of 88 frames.
    expect(preview).toMatchObject({ whole: 97, missingDays: ['2026-11-21', '2026-11-22'] })
    // 用能信息 adds the days up, each rounded: half a fen a day and channel at the most.
    const overview = await industry.ok('energy GET /energy/overview', {})
    expect(preview.daysAmount).toBe(overview.estAmount)
    const difference = subtractMoney(preview.daysAmount ?? '', preview.estAmount ?? '')
    expect(Math.abs(Number(difference))).toBeLessThanOrEqual(22 * 4 * 0.005)
    const { low, high } = preview.forecastRange ?? {}
    for (const [least, middle, most] of [
      [low?.volume, preview.forecastVolume, high?.volume],
      [low?.amount, preview.forecastAmount, high?.amount],
    ]) {
      expect(Number(least)).toBeLessThan(Number(middle))
      expect(Number(middle)).toBeLessThan(Number(most))
    }
    expect(Number(low?.volume)).toBeGreaterThan(Number(preview.volume))
    const rest = subtractMoney(preview.forecastAmount ?? '', preview.estAmount ?? '')
    expect(preview.balance?.atEnd).toBe(subtractMoney(preview.balance?.available ?? '', rest))
  })

  test('of one meter, of one read by hand, without money', async () => {
    const kiln = await industry.ok('energy GET /monthBill/preview', { meterId: '10010101' })
    expect(kiln).toMatchObject({ whole: 100, missingDays: [], balance: null })
    expect(kiln.meters[0]?.forecastVolume).toBe(kiln.forecastVolume)
    const { meters } = await hospital.ok('energy GET /monthBill/preview', {})
    expect(meters.find(({ meterId }) => meterId === '10020302')).toMatchObject({ volume: null, forecastVolume: null })
    const hidden = await subAccount.ok('energy GET /monthBill/preview', {})
    expect(hidden).toMatchObject({
      estAmount: null,
      daysAmount: null,
      forecastAmount: null,
      segments: [],
      balance: null,
      forecastRange: { low: { amount: null }, high: { amount: null } },
    })
    expect((await industry.call('energy GET /monthBill/preview', { meterId: '10020301' })).code).toBe('A2101')
  })

  test('a settled month of one meter: its lines are those of the statement, its days add up to what was read', async () => {
    const month = await industry.ok('energy GET /monthBill/detailSingle', { meterId: '10010101', billMonth: '2026-10' })
    const whole = await industry.ok('energy GET /monthBill/detail', { billMonth: '2026-10' })
    const kiln = whole.meters.find(({ meterId }) => meterId === '10010101')
    expect(month.lines).toEqual(kiln?.lines)
    expect([month.volume, month.amount]).toEqual([kiln?.volume, kiln?.amount])
    expect(month.daily).toHaveLength(31)
    expect(sumVolume(month.daily.map(({ volume }) => volume ?? '0.00'))).toBe(month.volume)
    expect(sumMoney(month.segments.map(({ amount }) => amount))).toBe(month.amount)
    expect(month).toMatchObject({ whole: 100, statement: { scope: 'MULTI', state: 'PENDING' } })
    const none = { meterId: '10010101', billMonth: '2027-01' }
    expect((await industry.call('energy GET /monthBill/detailSingle', none)).code).toBe('2902')
  })

  test('a month of the old system: whole m³, amounts to ten fen; one of the new system is A2206', async () => {
    const { list } = await textile.ok('energy GET /monthBill/list', { pageSize: 50 })
    const billMonth = list.find(({ billVersion }) => billVersion === 'OLD')?.billMonth ?? ''
    const old = await textile.ok('energy GET /monthBill/detailOld', { billMonth })
    expect(old.rows).toMatchObject([{ volume: expect.stringMatching(/\.00$/), amount: expect.stringMatching(/0$/) }])
    expect(old).toMatchObject({ oldBillNo: expect.any(String), total: { amount: old.rows[0]?.amount } })
    expect((await textile.call('energy GET /monthBill/detailOld', { billMonth: '2026-10' })).code).toBe('A2206')
    expect((await textile.call('energy GET /monthBill/detailOld', { billMonth: '2020-01' })).code).toBe('2902')
  })

  test('the overview says how whole its month is (Y-03)', async () => {
    expect(await industry.ok('energy GET /energy/overview', {})).toMatchObject({
      whole: 97,
      missingDays: ['2026-11-21', '2026-11-22'],
    })
    expect(await hospital.ok('energy GET /energy/overview', { meterId: '10020302' })).toMatchObject({ whole: 100 })
  })

  test('amounts of one meter are those of its gas; other money of its statement, and days that changed since, are named', async () => {
    const of = { meterId: '10020301', billMonth: '2026-10' }
    const read = async () => {
      const month = await hospital.ok('energy GET /monthBill/detailSingle', of)
      const { estAmount } = await hospital.ok('energy GET /energy/overview', {
        meterId: of.meterId,
        month: of.billMonth,
      })
      return { ...month, estAmount }
    }
    const before = await read()
    expect(before).toMatchObject({ estAmount: before.amount, otherItems: [], statement: { scope: 'SINGLE' } })
    const fee = { code: 'DEVIATION', name: '偏差考核费', amount: '120.00', itemKey: 'DEV:1' }
    const { statementId } = before.statement
    const { db } = gateway
    await db
      .updateTable('statement')
      .set({ otherItems: jsonb([fee]) })
      .where('statementId', '=', statementId)
      .execute()
    const [day] = before.daily
    await db
      .updateTable('dailyUsage')
      .set({ volume: addVolume(day?.volume ?? '', '5.00') })
      .where('meterId', '=', of.meterId)
      .where('gasDay', '=', day?.gasDay ?? '')
      .where('channelNo', '=', '1')
      .execute()
    const after = await read()
    const { amount, estAmount, compare } = before
    expect(after).toMatchObject({ amount, estAmount, compare, otherItems: [{ name: fee.name, amount: fee.amount }] })
    expect(after.dayDifference).toBe(addVolume(before.dayDifference ?? '', '5.00'))
  })
})
