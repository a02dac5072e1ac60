import type { ErrorCode } from '@domain/errors'
import { addMonthsClamped } from '@domain/date'
import { compareMoney, parseAmount } from '@domain/money'
import { isPartAllowed } from '@domain/billing/payment'

export type Checked = { ok: true; amount: string } | { ok: false; code: ErrorCode }

/** Reads a typed amount (A 6.42); anything but a positive amount of at most two decimals is A2317. */
export function readAmount(text: string): Checked {
  const parsed = parseAmount(text)
  return parsed.ok ? { ok: true, amount: parsed.amount } : { ok: false, code: 'A2317' }
}

/** AE-35: 10.00 ≤ amount ≤ the order's maximum. */
export function checkTopUp(text: string, min: string, max: string): Checked {
  const read = readAmount(text)
  if (!read.ok) return read
  if (compareMoney(read.amount, min) < 0) return { ok: false, code: 'A2304' }
  return compareMoney(read.amount, max) > 0 ? { ok: false, code: 'A2305' } : read
}

/** AE-37: a part is at least 100.00 or the whole rest; more than is owed becomes the whole. */
export function checkPart(text: string, totalDue: string): Checked {
  const read = readAmount(text)
  if (!read.ok) return read
  const amount = compareMoney(read.amount, totalDue) > 0 ? totalDue : read.amount
  return isPartAllowed(amount, totalDue) ? { ok: true, amount } : { ok: false, code: 'A2325' }
}

/** AE-52: the company's day end, 23:30–00:30 of Asia/Shanghai; `clock` as 'HH:mm'. */
export const isDayEnd = (clock: string): boolean => clock >= '23:30' || clock < '00:30'

export interface Range {
  from: string
  to: string
}

/** Longest range of one query (AE-90). */
export const MOST_MONTHS = 12

/** How far back orders and entries are shown (AE-90). */
const MONTHS_BACK = 36

/**
 * The days of a query, both inclusive; without an end it goes to today, without a start 36 months back. A2316: more than twelve
 * months; A2331: its end lies before its start.
 */
export function readRange(
  asked: { dateFrom?: string | undefined; dateTo?: string | undefined },
  today: string,
): Range | 'A2316' | 'A2331' {
  const to = asked.dateTo ?? today
  if (asked.dateFrom === undefined) return { from: addMonthsClamped(to, -MONTHS_BACK), to }
  if (asked.dateFrom > to) return 'A2331'
  if (asked.dateFrom <= addMonthsClamped(to, -MOST_MONTHS)) return 'A2316'
  return { from: asked.dateFrom, to }
}
