import { priced, sumMoney } from '@domain/money'
import { isRounding } from '@domain/tariff/day-price'
import { compareVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { TestGateway } from '../../setup/gateway'
import { findings, reconciled, rowsOf, type Bill, type BillDetail, type Walked } from './kit'

/* Bill = its lines = their segments = their days (AE-15 … AE-17), of every bill of every demo customer. */

let gateway: TestGateway
let customers: readonly Walked[]
/** Each bill, read once for all identities. */
let details: ReadonlyMap<string, BillDetail>
beforeAll(async () => {
  ;({ gateway, customers } = await reconciled())
  details = await readAll()
})
afterAll(() => gateway.close())

const DETAIL = 'default GET /crmgas/bill/detail'
const DAYS = 'default GET /crmgas/bill/dayDetail'

async function readAll(): Promise<ReadonlyMap<string, BillDetail>> {
  const read = customers.flatMap(({ li, bills }) =>
    bills.map(async ({ billId }) => [billId, await li.ok(DETAIL, { billId })] as const),
  )
  return new Map(await Promise.all(read))
}

/** Each bill with its detail. */
async function eachBill(visit: (customer: Walked, bill: Bill, detail: BillDetail) => Promise<void> | void) {
  for (const customer of customers)
    for (const bill of customer.bills) {
      const detail = details.get(bill.billId)
      if (detail) await visit(customer, bill, detail)
    }
}

const nameOf = (customer: Walked, bill: Bill) => `${customer.name} ${bill.billMonth} ${bill.billNo}`

test('a bill is its lines and items, a line its segments; volumes and prices multiply', async () => {
  const all = findings()
  await eachBill((customer, bill, { lines, extras, netAmount, taxAmount }) => {
    const where = nameOf(customer, bill)
    all.same(where, sumMoney([...lines, ...extras].map(({ amount }) => amount)), bill.receivable)
    all.same(where, sumVolume(lines.map(({ settleVolume }) => settleVolume)), bill.volume)
    if (netAmount !== null && taxAmount !== null) all.same(where, sumMoney([netAmount, taxAmount]), bill.receivable)
    for (const line of lines.filter(({ segments }) => segments.length > 0)) {
      all.same(where, sumMoney(line.segments.map(({ amount }) => amount)), line.amount)
      all.same(where, sumVolume(line.segments.map(({ volume }) => volume)), line.billedVolume)
      for (const { fromDate, toDate } of line.segments)
        all.holds(where, bill.periodFrom <= fromDate && fromDate <= toDate && toDate <= bill.periodTo, fromDate)
    }
  })
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(0)
})

test('the list says of a bill what its page says', async () => {
  const all = findings()
  await eachBill((customer, bill, detail) => {
    for (const key of Object.keys(bill) as (keyof Bill)[])
      all.same(`${nameOf(customer, bill)} ${key}`, JSON.stringify(detail[key]), JSON.stringify(bill[key]))
  })
  expect(all.found).toEqual([])
})

test('each line is its days: what is left over is a fen per row at most', async () => {
  const all = findings()
  await eachBill(async ({ li, name }, bill, { lines }) => {
    for (const { meterId, channelNo, amount, adjustAmount, billedVolume, packageVolume } of lines) {
      const ask = { billId: bill.billId, meterId, channelNo }
      const { sum, adjustments, readings } = await li.ok(DAYS, ask)
      const rows = await rowsOf(li, DAYS, ask)
      const where = `${name} ${bill.billMonth} ${meterId}/${channelNo}`
      const known = rows.flatMap((row) => (row.volume === null || row.amount === null ? [] : [row]))
      all.same(`${where} volume`, sum.volume, sumVolume(known.map((row) => row.volume ?? '0')))
      all.same(`${where} package`, sum.packageVolume, sumVolume(known.map((row) => row.packageVolume ?? '0')))
      all.same(`${where} days`, sum.amount, sumMoney(known.map((row) => row.amount ?? '0')))
      all.same(`${where} bill`, sum.billAmount, amount)
      all.same(`${where} sum`, sumMoney([sum.amount, sum.adjustAmount, sum.withoutDays, sum.tail]), amount)
      all.holds(`${where} tail`, isRounding(sum.tail, rows.length), sum.tail)
      if (rows.length > 0) {
        all.same(`${where} adjusted`, sum.adjustAmount, adjustAmount)
        const rest = subtractVolume(sum.volume, sum.packageVolume)
        all.same(`${where} billed`, sumVolume([rest, sum.adjustVolume]), billedVolume)
        all.same(`${where} covered`, sum.packageVolume, packageVolume)
        all.same(`${where} readings`, readings.length, 0)
      } else {
        all.same(`${where} without days`, sum.withoutDays, amount)
        all.same(`${where} readings`, readings.map((one) => one.volume).join(), billedVolume)
      }
      for (const one of adjustments) all.holds(`${where} reason`, one.reason !== '', one.reason)
    }
  })
  expect(all.found).toEqual([])
})

test('all lines together are the bill’s days', async () => {
  const all = findings()
  await eachBill(async ({ li, name }, bill, { lines }) => {
    const { sum, total } = await li.ok(DAYS, { billId: bill.billId, pageSize: 1 })
    const where = `${name} ${bill.billMonth}`
    all.same(where, sum.billAmount, sumMoney(lines.map(({ amount }) => amount)))
    all.holds(where, isRounding(sum.tail, total), sum.tail)
  })
  expect(all.found).toEqual([])
})

test('a day has the price of its segment; only on the day on which a tier begins it is an average', async () => {
  const all = findings()
  await eachBill(async ({ li, name }, bill, { lines }) => {
    for (const { meterId, channelNo, segments } of lines.filter((line) => line.segments.length > 0))
      for (const day of await rowsOf(li, DAYS, { billId: bill.billId, meterId, channelNo })) {
        const inForce = segments.filter(({ fromDate, toDate }) => fromDate <= day.gasDay && day.gasDay <= toDate)
        const where = `${name} ${meterId}/${channelNo} ${day.gasDay}`
        if (day.volume === null || day.packageVolume === null || day.amount === null) continue
        const rest = subtractVolume(day.volume, day.packageVolume)
        all.holds(`${where} covered`, compareVolume(rest, '0') >= 0, day.packageVolume)
        all.same(`${where} has a price`, day.price !== null, rest !== '0.00')
        if (inForce.length !== 1 || day.price === null) continue
        all.same(where, day.price, inForce[0]?.price)
        all.same(`${where} cost`, day.amount, priced(rest, day.price))
      }
  })
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(1000)
})
