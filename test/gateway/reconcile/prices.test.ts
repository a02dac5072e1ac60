import { compareMoney } from '@domain/money'
import { comparePrice } from '@domain/price'
import type { TestGateway } from '../../setup/gateway'
import { findings, reconciled, rowsOf, type Walked } from './kit'

/* What was charged is what was published, or agreed, when the gas was used (AE-13, AE-14); an amount meter converts nothing (AE-56). */

let gateway: TestGateway
let customers: readonly Walked[]
beforeAll(async () => {
  ;({ gateway, customers } = await reconciled())
})
afterAll(() => gateway.close())

type Priced = Awaited<ReturnType<typeof tablesOf>>[number]

const tablesOf = ({ li }: Walked, meterId: string) => rowsOf(li, 'default GET /crmgas/price/history', { meterId })

/** Every segment of every bill of a meter. */
async function segmentsOf({ li, bills }: Walked, meterId: string) {
  const mine = bills.filter((bill) => bill.meters.some((meter) => meter.meterId === meterId))
  const details = await Promise.all(mine.map(({ billId }) => li.ok('default GET /crmgas/bill/detail', { billId })))
  return details.flatMap(({ lines }) =>
    lines.filter((line) => line.meterId === meterId).flatMap((line) => line.segments),
  )
}

const inForce = (rows: readonly Priced[], { fromDate, toDate }: { fromDate: string; toDate: string }) =>
  rows.filter((row) => row.effectiveFrom <= fromDate && (row.effectiveTo === null || toDate <= row.effectiveTo))

test('each segment has a price of its season’s table then, or of a contract, and never one above the guide price', async () => {
  const all = findings()
  for (const customer of customers)
    for (const { meterId } of customer.meters) {
      const tables = await tablesOf(customer, meterId)
      for (const segment of await segmentsOf(customer, meterId)) {
        const { price, season, tierNo, fromDate } = segment
        // What the customer chose at a price of its own stands in no table (AE-17a).
        if (tierNo === 0) continue
        const where = `${customer.name} ${meterId} ${fromDate}`
        const then = inForce(tables, segment)
        const table = then.find((row) => row.season === season)
        const isAgreed = then.some((row) => row.season === null)
        if (!isAgreed) all.same(where, price, table?.tiers.find((tier) => tier.tierNo === tierNo)?.price)
        all.holds(`${where} guide`, comparePrice(price, table?.guidePrice ?? '0') <= 0, price)
      }
    }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(300)
})

test('a bill of the old system has one price and nothing of the new tables', async () => {
  const all = findings()
  for (const { li, name, bills } of customers)
    for (const bill of bills.filter((one) => one.billVersion === 'OLD')) {
      const { lines } = await li.ok('default GET /crmgas/bill/detail', { billId: bill.billId })
      for (const line of lines) {
        all.same(`${name} ${bill.billMonth} segments`, line.segments.length, 0)
        all.holds(`${name} ${bill.billMonth} price`, line.price !== null, line.price)
        const days = await li.ok('energy GET /energy/daily', {
          meterId: line.meterId,
          month: bill.billMonth,
          pageSize: 50,
        })
        for (const day of days.list) all.same(`${name} ${day.gasDay}`, day.price ?? day.amount, null)
      }
    }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(0)
})

test.each(['10', '99.99', '1000', '123456.78'])(
  'a purchase of %s yuan leaves nothing over on an amount meter',
  async (value) => {
    const all = findings()
    for (const { li, meters } of customers)
      for (const { meterId, icMode } of meters.filter((meter) => meter.meterType === 'IC')) {
        const answer = await li.call('default POST /crmgas/price/trial', { meterId, buyMode: 'AMOUNT', value })
        if (!answer.ok) continue
        const { amount, leftover, volume, segments } = answer.data
        if (icMode === 'AMOUNT') {
          all.same(meterId, compareMoney(amount, value), 0)
          all.same(meterId, `${leftover} ${volume ?? ''} ${segments.length}`, '0.00  0')
        } else all.holds(meterId, compareMoney(leftover, '0.42') < 0 && volume !== null, leftover)
      }
    expect(all.found).toEqual([])
    expect(all.checked).toBeGreaterThan(0)
  },
)
