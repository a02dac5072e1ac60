import { formatMonth } from '@domain/date-format'
import { createHash } from 'node:crypto'
import type { Row } from '@contract'
import { addMonths, dateOf } from '@domain/date'
import { groupBy } from '@domain/group'
import { addMoney, negateMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { billsOf, metersOfBills, type Bill } from '../../billing/service'
import { entriesOfBills, type Entry } from '../../gas-account/service'
import { paidOnBills, type PaidOnBill } from '../../payment/service'
import { itemsOfMonths, partsOfItems, type MatrixItemRow } from '../repo/matrix'
import { cellsOf, gapsOf, inOrder, isWhole, noteOf } from '../rules/matrix'
import type { AccountKey } from '../types'

export type MatrixRow = Row<'btwob GET /invoice/matrix'>
type Part = Awaited<ReturnType<typeof partsOfItems>>[number]

export interface Span {
  from: string
  to: string
}

/** What is looked for. Buyers and meters by their short sums, which an address can carry; '' for all. */
export interface MatrixFilter {
  title: string
  meter: string
  onlyGaps: boolean
}

/** Eight digits for a name: a customer has a few dozen of them. */
export const shortSum = (text: string | undefined): string =>
  text === undefined || text === '' ? '' : createHash('sha256').update(text).digest('hex').slice(0, 8)

export interface MonthsRows {
  rows: MatrixRow[]
  /** Amounts that came to the balance. */
  deposits: string[]
}

/** The rows of some months, whole. Statements: six, however many rows there are. */
export async function rowsOf(
  work: Work,
  key: AccountKey,
  { from, to }: Span,
  filter: MatrixFilter,
): Promise<MonthsRows> {
  const bills = await billsOf(work.db, key, { billMonthFrom: from, billMonthTo: to })
  const items = await itemsOfMonths(work.db, key, { from, to })
  const sales = items.filter(({ source }) => source !== 'PREPAY')
  const parts = groupBy(
    sales.length === 0 ? [] : await partsOfItems(work.db, { bp: key.bp, itemIds: sales.map(({ itemId }) => itemId) }),
    ({ itemId }) => itemId,
  )
  const ofBills = await billFacts(work, key, bills)
  const byBill = groupBy(sales, ({ billId }) => billId ?? '')
  const known = new Set(bills.map(({ billId }) => billId))
  const trades = groupBy(
    sales.filter(({ billId }) => billId === null || !known.has(billId)),
    ({ source, sourceNo }) => `${source} ${sourceNo.split('|')[0]}`,
  )
  const today = work.clock.today()
  const rows = [
    ...bills.map((bill) => billRow(bill, byBill.get(bill.billId) ?? [], parts, ofBills, { today, filter })),
    ...[...trades.values()].map((own) => tradeRow(own, parts, { today, filter })),
  ]
  return {
    rows: inOrder(rows.filter((row) => isMeant(row, filter))),
    deposits: items.filter(({ source }) => source === 'PREPAY').map(({ grossAmount }) => grossAmount),
  }
}

/** Month by month, the newest first: a reader never needs more than one month in memory. */
export async function* rowsByMonth(
  work: Work,
  key: AccountKey,
  { from, to }: Span,
  filter: MatrixFilter,
): AsyncGenerator<MatrixRow> {
  for (let month = to; month >= from; month = addMonths(month, -1))
    yield* (await rowsOf(work, key, { from: month, to: month }, filter)).rows
}

interface BillFacts {
  paid: ReadonlyMap<string, PaidOnBill[]>
  offsets: ReadonlyMap<string, Entry[]>
  meters: ReadonlyMap<string, { meterNo: string | null }[]>
}

async function billFacts(work: Work, key: AccountKey, bills: readonly Bill[]): Promise<BillFacts> {
  const billIds = bills.map(({ billId }) => billId)
  if (billIds.length === 0) return { paid: new Map(), offsets: new Map(), meters: new Map() }
  return {
    paid: await paidOnBills(work, key.bp, bills),
    offsets: groupBy(await entriesOfBills(work.db, key, billIds), ({ refId }) => refId),
    meters: groupBy(await metersOfBills(work.db, { bp: key.bp, billIds }), ({ billId }) => billId),
  }
}

interface Look {
  today: string
  filter: MatrixFilter
}

function billRow(
  bill: Bill,
  items: readonly MatrixItemRow[],
  parts: ReadonlyMap<string, Part[]>,
  { paid, offsets, meters }: BillFacts,
  look: Look,
): MatrixRow {
  const numbers = (meters.get(bill.billId) ?? []).flatMap(({ meterNo }) => (meterNo === null ? [] : [meterNo]))
  return {
    rowId: bill.billId,
    kind: 'BILL',
    month: bill.billMonth,
    title: `${formatMonth(bill.billMonth)}${bill.billType === 'ADJUST' ? '更正' : ''}账单`,
    no: bill.billNo,
    date: bill.issueDate,
    billId: bill.billId,
    tradeNo: items[0]?.itemId ?? null,
    billState: bill.state,
    dueDate: bill.dueDate,
    meterNos: [...new Set(numbers)],
    payments: [
      ...(paid.get(bill.billId) ?? []).map(orderLine),
      ...(offsets.get(bill.billId) ?? []).map(balanceLine),
    ].sort((a, b) => (a.at ?? '').localeCompare(b.at ?? '')),
    ...invoiced(bill, items, parts, look),
  }
}

const orderLine = ({ orderId, orderNo, channel, paidAt, settledPrincipal, settledLateFee }: PaidOnBill) => ({
  way: 'ORDER' as const,
  orderId,
  no: orderNo,
  channel,
  at: paidAt,
  amount: addMoney(settledPrincipal, settledLateFee),
})

const balanceLine = ({ direction, amount, occurredAt, remark }: Entry) => ({
  way: 'BALANCE' as const,
  orderId: null,
  no: remark,
  channel: null,
  at: occurredAt,
  amount: direction === 'OUT' ? amount : negateMoney(amount),
})

/** What was bought without a bill, with the corrections of it. */
function tradeRow(items: readonly MatrixItemRow[], parts: ReadonlyMap<string, Part[]>, look: Look): MatrixRow {
  const [first] = items
  if (!first) throw new RangeError('a trade without an item')
  const stated = invoiced(null, items, parts, look)
  return {
    rowId: first.itemId,
    kind: 'TRADE',
    month: first.month,
    title: first.title,
    no: first.sourceNo,
    date: dateOf(first.tradeTime),
    billId: null,
    tradeNo: first.itemId,
    billState: null,
    dueDate: null,
    meterNos: first.meterNo === null ? [] : [first.meterNo],
    payments: [
      {
        way: 'TRADE' as const,
        orderId: first.orderId,
        no: first.sourceNo,
        channel: null,
        amount: stated.paid,
        at: first.tradeTime,
      },
    ],
    ...stated,
  }
}

/** Cells, invoices and what is missing. What is missing is judged by every invoice, whichever buyer is looked for. */
function invoiced(
  bill: Bill | null,
  items: readonly MatrixItemRow[],
  parts: ReadonlyMap<string, Part[]>,
  { today, filter }: Look,
) {
  const all = together(items.flatMap(({ itemId }) => parts.get(itemId) ?? []))
  const shown = filter.title === '' ? all : all.filter(({ buyerName }) => shortSum(buyerName) === filter.title)
  return {
    ...cellsOf(bill, items, shown, today),
    invoices: shown,
    gaps: gapsOf(bill, items, all, today),
    note: bill ? null : noteOf(items),
  }
}

/** Several items of a row on one invoice: one line. */
function together(parts: readonly Part[]): MatrixRow['invoices'] {
  const byInvoice = new Map<string, MatrixRow['invoices'][number]>()
  for (const { itemId: _item, buyer, amount, ...invoice } of parts) {
    const before = byInvoice.get(invoice.invoiceId)
    byInvoice.set(invoice.invoiceId, {
      ...invoice,
      buyerName: buyer.name,
      amount: before ? addMoney(before.amount, amount) : amount,
    })
  }
  return [...byInvoice.values()].sort(
    (a, b) => a.issueTime.localeCompare(b.issueTime) || a.invoiceId.localeCompare(b.invoiceId),
  )
}

const isMeant = (row: MatrixRow, { title, meter, onlyGaps }: MatrixFilter): boolean =>
  (title === '' || row.invoices.length > 0) &&
  (meter === '' || row.meterNos.some((no) => shortSum(no) === meter)) &&
  (!onlyGaps || !isWhole(row.gaps))
