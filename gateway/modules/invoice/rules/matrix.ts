import type { MatrixGap } from '@domain/statuses/finance-matrix'
import { isNegativeMoney, isPositiveMoney, isZeroMoney, negateMoney, subtractMoney, sumMoney } from '@domain/money'
import type { Invoice, Item } from '../types'
import { openOf } from './items'

/* Y-15: what a bill, or what was bought without one, came to, what was paid for it and what invoices say of it. Every sum is made here. */

/** What a bill says of itself. */
export interface MatrixBill {
  state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'
  receivable: string
  paidPrincipal: string
  lateFeePaid: string
  dueDate: string
}

export type MatrixItem = Pick<
  Item,
  'status' | 'grossAmount' | 'invoicedAmount' | 'waivedAmount' | 'deadline' | 'blockReason'
>

/** The part of an invoice that belongs to a row. */
export type MatrixPart = Pick<Invoice, 'color' | 'status'> & { amount: string }

export interface Gap {
  gap: MatrixGap
  amount: string | null
}

export interface Cells {
  billed: string
  lateFee: string
  paid: string
  unpaid: string
  invoiced: string
  red: string
  net: string
  open: string
  /** Waived for good: discounts and returns (IR-05). */
  waived: string
  /** Not to be invoiced at present: before payment, in an application, or kept by a red letter. */
  pending: string
}

const ZERO = '0.00'

/** The cells of a row: of a bill, or of trades without one. */
export function cellsOf(
  bill: MatrixBill | null,
  items: readonly MatrixItem[],
  parts: readonly MatrixPart[],
  today: string,
): Cells {
  const of = (color: MatrixPart['color']) =>
    sumMoney(parts.filter((part) => part.color === color).map(({ amount }) => amount))
  const isBack = bill?.state === 'REVERSED'
  const sold = items.filter(isWanted)
  const wanted = sumMoney(sold.map(({ grossAmount }) => grossAmount))
  const paid = bill ? (isBack ? ZERO : sumMoney([bill.paidPrincipal, bill.lateFeePaid])) : wanted
  const unpaid = bill && !isBack && bill.state !== 'PAID' ? subtractMoney(bill.receivable, bill.paidPrincipal) : ZERO
  const open = sumMoney([...waiting(items, today, false), ...waiting(items, today, true)])
  return {
    billed: bill && !isBack ? bill.receivable : ZERO,
    lateFee: bill && !isBack ? bill.lateFeePaid : ZERO,
    paid,
    unpaid,
    invoiced: of('BLUE'),
    red: of('RED'),
    net: sumMoney(parts.map(({ amount }) => amount)),
    open,
    waived: sumMoney(sold.map(({ waivedAmount }) => waivedAmount)),
    pending: subtractMoney(sumMoney([paid, unpaid, ...sold.map(openOf)]), sumMoney([wanted, open])),
  }
}

/** What was given back or is money on the balance is no sale. */
const isWanted = ({ status }: MatrixItem): boolean => status !== 'I6'

/** What is not invoiced of items that may be, or could have been until their deadline (IV-04). */
const waiting = (items: readonly MatrixItem[], today: string, isLate: boolean): string[] =>
  items
    .filter(({ status, deadline }) =>
      status === 'I5' ? isLate : (status === 'I0' || status === 'I1') && deadline < today === isLate,
    )
    .map(openOf)

/** What a row lacks, the most urgent first. */
export function gapsOf(
  bill: MatrixBill | null,
  items: readonly MatrixItem[],
  parts: readonly MatrixPart[],
  today: string,
): Gap[] {
  const { unpaid, net } = cellsOf(bill, items, parts, today)
  const gaps: Gap[] = []
  const add = (gap: MatrixGap, amount: string | null) => void gaps.push({ gap, amount })
  const late = sumMoney(waiting(items, today, true))
  const open = sumMoney(waiting(items, today, false))
  const asked = items.filter(({ status }) => status === 'I2')
  const isOwing = isPositiveMoney(unpaid)
  const isBack = bill?.state === 'REVERSED'
  if (isOwing && isLateBill(bill, today)) add('OVERDUE', unpaid)
  // A correction that waits (IV-06) says the same in its own words: below.
  if (isBack && isPositiveMoney(net) && isZeroMoney(open)) add('RED_DUE', net)
  if (!isZeroMoney(late)) add('LATE', late)
  if (isOwing && !isLateBill(bill, today)) add(bill?.state === 'IN_INSTALLMENT' ? 'IN_PLAN' : 'UNPAID', unpaid)
  if (!isZeroMoney(open)) add(isBack && isNegativeMoney(open) ? 'RED_DUE' : 'TO_INVOICE', isBack ? negated(open) : open)
  // Paid this very moment: what may be invoiced of it is being worked out.
  if (bill?.state === 'PAID' && items.length === 0 && isPositiveMoney(bill.receivable)) add('TO_INVOICE', null)
  const kept = sumMoney(items.filter(({ status }) => status === 'I3' || status === 'I4').map(openOf))
  // Only what a discount or a return took off is even (IR-05).
  if (!isBack && !isZeroMoney(kept)) add('RED_KEPT', kept)
  if (parts.some(({ status }) => status === 'N2')) add('RED_OPEN', null)
  if (asked.length > 0) add('INVOICING', sumMoney(asked.map(openOf)))
  if (isOwing && items.length === 0) add('AFTER_PAY', bill?.receivable ?? null)
  if (gaps.length > 0) return gaps
  const isNothing = isBack || (bill === null && !items.some(isWanted))
  return [{ gap: isNothing ? 'VOID' : 'WHOLE', amount: null }]
}

const negated = (amount: string): string => (isNegativeMoney(amount) ? negateMoney(amount) : amount)

/** Past its due date, whether or not the night has noted it; one in a plan has dates of its own. */
const isLateBill = (bill: MatrixBill | null, today: string): boolean =>
  bill?.state === 'OVERDUE' || ((bill?.state === 'UNPAID' || bill?.state === 'PART_PAID') && bill.dueDate < today)

/** Nothing is left to be done about it. */
export const isWhole = (gaps: readonly Gap[]): boolean => gaps.every(({ gap }) => gap === 'WHOLE' || gap === 'VOID')

/** Why none of the items is invoiced; null where one is or may be. */
export const noteOf = (items: readonly MatrixItem[]): string | null =>
  items.length > 0 && !items.some(isWanted) ? (items[0]?.blockReason ?? null) : null

const NAMES = ['billed', 'lateFee', 'paid', 'unpaid', 'invoiced', 'red', 'net', 'open', 'waived', 'pending'] as const

/** The cells of rows added up. */
export const sumCells = (rows: readonly Cells[]): Cells & { count: number } => ({
  ...(Object.fromEntries(NAMES.map((name) => [name, sumMoney(rows.map((row) => row[name]))])) as unknown as Cells),
  count: rows.length,
})

/** Rows the newest month first; within it bills before purchases, then the newest first. */
export const inOrder = <R extends { month: string; kind: string; date: string; rowId: string }>(
  rows: readonly R[],
): R[] =>
  [...rows].sort(
    (a, b) =>
      b.month.localeCompare(a.month) ||
      a.kind.localeCompare(b.kind) ||
      b.date.localeCompare(a.date) ||
      a.rowId.localeCompare(b.rowId),
  )
