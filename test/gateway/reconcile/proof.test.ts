import { addDays, dateOf } from '@domain/date'
import { compareMoney, sumMoney } from '@domain/money'
import type { Out } from '@contract'
import type { TestGateway } from '../../setup/gateway'
import { findings, reconciled, rowsOf, type Walked } from './kit'

/* Every figure opens its proof, by call: bill → registers → readings; bill → payments and offsets → order → number of the channel. */

let gateway: TestGateway
let customers: readonly Walked[]
beforeAll(async () => {
  ;({ gateway, customers } = await reconciled())
})
afterAll(() => gateway.close())

const DETAIL = 'default GET /crmgas/bill/detail'
const ORDER = 'default GET /crmgas/pay/recordDetail'
/** A register is read within so many days of the end of its period. */
const SLACK = 3

type Line = Out<typeof DETAIL>['lines'][number]

test('a settled register is a reading that can be looked at, unless it says that it was estimated', async () => {
  const all = findings()
  for (const { li, name, bills } of customers)
    for (const { billId, billMonth, periodTo, billVersion } of bills.filter((one) => one.billVersion === 'NEW')) {
      const { lines } = await li.ok(DETAIL, { billId })
      const span = { from: addDays(periodTo, 1 - SLACK), to: addDays(periodTo, 1 + SLACK) }
      for (const { meterId, channelNo, currReading, readingSource } of lines.filter(isRead)) {
        const readings = await rowsOf(li, 'btwob GET /meter/readings', { meterId, channelNo, ...span })
        const found = readings.find(({ state, stdReading }) => state === 'VALID' && stdReading === currReading)
        const where = `${name} ${billMonth} ${billVersion} ${meterId}/${channelNo} ${currReading} ${readingSource}`
        all.holds(where, found !== undefined, readings.map((one) => one.stdReading).join())
        if (found) all.same(`${where} source`, found.source, readingSource)
      }
    }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(200)
})

const isRead = ({ readingSource }: Line): boolean => readingSource !== 'ESTIMATE'

test('what a bill has been paid is its payments and the rows of the ledger, each payment with its order and the channel’s number', async () => {
  const all = findings()
  for (const { li, name, bills } of customers)
    for (const { billId, billMonth, paidPrincipal, lateFeePaid, state } of bills) {
      const { payments, offsets } = await li.ok(DETAIL, { billId })
      const where = `${name} ${billMonth} ${state}`
      const of = (type: string) => offsets.filter(({ entryType }) => entryType === type).map(({ amount }) => amount)
      all.same(
        `${where} principal`,
        sumMoney([...payments.map(({ principal }) => principal), ...of('BILL_OFFSET')]),
        paidPrincipal,
      )
      all.same(`${where} fee`, sumMoney([...payments.map(({ lateFee }) => lateFee), ...of('LATEFEE')]), lateFeePaid)
      for (const { orderId, orderNo, channel } of payments) {
        const order = await li.ok(ORDER, { orderId })
        all.same(`${where} order`, order.orderNo, orderNo)
        const numbers = order.payments.filter((one) => one.state === 'SUCCESS' || one.state === 'REFUNDED')
        if (channel !== 'BALANCE')
          all.holds(`${where} ${orderNo}`, numbers.length > 0 && numbers.every((one) => one.channelTradeNo), numbers)
      }
    }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(300)
})

test('a row of the ledger leads to its bill, or to its order and the channel’s number', async () => {
  const all = findings()
  for (const { li, name } of customers)
    for (const row of await rowsOf(li, 'default GET /crmgas/fee/transaction', {})) {
      const where = `${name} ${row.seq} ${row.entryType} ${dateOf(row.occurredAt)}`
      if (row.refType === 'BILL') {
        const { offsets, billNo } = await li.ok(DETAIL, { billId: row.refId })
        all.same(`${where} number`, row.refNo, billNo)
        if (row.direction === 'OUT')
          all.same(`${where} amount`, offsets.find(({ seq }) => seq === row.seq)?.amount, row.amount)
      }
      if (row.refType === 'ORDER') {
        const order = await li.ok(ORDER, { orderId: row.refId })
        all.same(`${where} number`, row.refNo, order.orderNo)
        const paid = order.payments.filter(({ successAt }) => successAt !== null)
        if (row.entryType === 'TOPUP') {
          all.holds(`${where} channel`, paid.length > 0 && paid.every((one) => one.channelTradeNo), paid)
          all.holds(`${where} amount`, compareMoney(row.amount, order.amount) <= 0, order.amount)
        }
      }
    }
  expect(all.found).toEqual([])
  expect(all.checked).toBeGreaterThan(50)
})
