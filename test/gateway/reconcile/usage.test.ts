import { monthsBetween } from '@domain/date'
import { sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import type { TestGateway } from '../../setup/gateway'
import { findings, reconciled, rowsOf, type Walked } from './kit'

/* Trend = bills, meters read by hand and months of the old system included; days = day bars; the same on every page. */

let gateway: TestGateway
let customers: readonly Walked[]
beforeAll(async () => {
  ;({ gateway, customers } = await reconciled())
})
afterAll(() => gateway.close())

const TREND = 'energy GET /energy/trend'
/** The longest trend up to the last settled month. */
const SPAN = { from: '2023-11', to: '2026-10' }

/** Each meter that is settled, and '' for all of a customer, with what its statements say per month. */
async function eachScope(
  visit: (
    customer: Walked,
    meterId: string,
    of: (month: string) => { volume: string; amount: string } | null,
  ) => Promise<void>,
) {
  for (const customer of customers) {
    if (customer.months.length === 0) continue
    for (const meterId of ['', ...customer.meters.map((meter) => meter.meterId)]) {
      const { li } = customer
      const rows = await rowsOf(li, 'energy GET /monthBill/list', { meterId })
      await visit(customer, meterId, (month) => {
        const mine = rows.filter((row) => row.billMonth === month)
        return mine.length === 0
          ? null
          : { volume: sumVolume(mine.map((row) => row.volume)), amount: sumMoney(mine.map((row) => row.amount ?? '0')) }
      })
    }
  }
}

test('the bars of months are the bills', async () => {
  const all = findings()
  await eachScope(async ({ li, name }, meterId, of) => {
    const { points, sum } = await li.ok(TREND, { meterId, granularity: 'MONTH', ...SPAN })
    for (const point of points) {
      const month = of(point.t)
      all.same(`${name} ${meterId} ${point.t} volume`, point.volume, month?.volume)
      all.same(`${name} ${meterId} ${point.t} amount`, point.amount, month?.amount)
    }
    all.same(`${name} ${meterId}`, sum, sumVolume(points.map((point) => point.volume ?? '0')))
  })
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(300)
})

test('the bars of years are their months; last year’s are the same bars a year before', async () => {
  const all = findings()
  await eachScope(async ({ li, name }, meterId) => {
    const years = await li.ok(TREND, { meterId, granularity: 'YEAR', from: '2024', to: '2026' })
    for (const year of years.points) {
      const months = await li.ok(TREND, { meterId, granularity: 'MONTH', from: `${year.t}-01`, to: `${year.t}-12` })
      all.same(`${name} ${meterId} ${year.t}`, year.volume, months.sum)
    }
    const now = await li.ok(TREND, { meterId, granularity: 'MONTH', from: '2025-11', to: '2026-10', compare: '1' })
    const then = await li.ok(TREND, { meterId, granularity: 'MONTH', from: '2024-11', to: '2025-10' })
    all.same(`${name} ${meterId}`, JSON.stringify(now.comparePoints), JSON.stringify(then.points))
  })
  expect(all.found).toEqual([])
})

test('a month that is over is the same on its overview as on its bill', async () => {
  const all = findings()
  await eachScope(async ({ li, name }, meterId, of) => {
    for (const month of monthsBetween('2025-11', '2026-10')) {
      const overview = await li.ok('energy GET /energy/overview', { meterId, month })
      all.same(`${name} ${meterId} ${month} volume`, overview.month, of(month)?.volume)
      all.same(`${name} ${meterId} ${month} amount`, overview.estAmount, of(month)?.amount)
    }
  })
  expect(all.found).toEqual([])
})

const MONTHS = ['2024-05', '2025-09', '2026-09', '2026-10', '2026-11']
type Check = ReturnType<typeof findings>

/** The days of a meter's month against the bars of the same days; answers how many are unknown. */
async function compareDays({ li, name }: Walked, meterId: string, month: string, all: Check): Promise<number> {
  const rows = await rowsOf(li, 'energy GET /energy/daily', { meterId, month })
  const { monthSum } = await li.ok('energy GET /energy/daily', { meterId, month, pageSize: 1 })
  const bars = await li.ok(TREND, { meterId, granularity: 'DAY', from: `${month}-01`, to: `${month}-28` })
  const where = `${name} ${meterId} ${month}`
  all.same(where, monthSum, sumVolume(rows.map((row) => row.volume ?? '0')))
  let unknown = 0
  for (const { t, volume, amount, quality } of bars.points) {
    const mine = rows.filter((row) => row.gasDay === t)
    const known = mine.filter((row) => row.volume !== null)
    all.same(`${where} ${t}`, volume, known.length === 0 ? null : sumVolume(known.map((row) => row.volume ?? '0')))
    const amounts = known.flatMap((row) => row.amount ?? [])
    all.same(`${where} ${t}`, amount, amounts.length === 0 ? null : sumMoney(amounts))
    all.holds(`${where} ${t}`, (quality === 'MISSING') === (known.length === 0), quality)
    unknown += mine.length - known.length
  }
  return unknown
}

test('a day without data of a device is unknown in the list and in the bars; the others add up', async () => {
  const all = findings()
  let unknown = 0
  for (const customer of customers.filter(({ months }) => months.length > 0))
    for (const { meterId } of customer.meters)
      for (const month of MONTHS) unknown += await compareDays(customer, meterId, month, all)
  expect(all.found).toEqual([])
  expect(unknown).toBeGreaterThan(0)
})

test('the home page says of the running month what its overview and its days say', async () => {
  const all = findings()
  for (const { li, name } of customers) {
    const { energy } = await li.ok('default GET /crmgas/home/summary', {})
    const overview = await li.ok('energy GET /energy/overview', {})
    all.same(name, energy?.month, overview.month)
    all.same(name, energy?.monthAmount, overview.estAmount)
    all.same(name, energy?.yoyPct, overview.yoyPct)
    all.same(name, energy?.momPct, overview.momPct)
    const { from, to } = { from: overview.periodFrom, to: energy?.gasDay ?? overview.periodTo }
    const days = await li.ok(TREND, { granularity: 'DAY', from, to })
    all.same(name, days.sum, overview.month)
    all.same(name, sumMoney(days.points.flatMap((point) => point.amount ?? [])), overview.estAmount)
  }
  expect(all.found).toEqual([])
})
