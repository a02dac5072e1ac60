import { HOUR, addDays, addMonths, dateAt, lastOfMonth, monthOf, toMillis } from '@domain/date'

/** IV-04: the last day to apply here is the last of the 12th month after that of the trade. */
export const deadlineOf = (tradeDay: string): string => lastOfMonth(addMonths(monthOf(tradeDay), 12))

/** What may be invoiced only now, or again (IR-05), may be so for at least so many days. */
const FRESH_DAYS = 30

/** The day until which something that may be invoiced from `today` on stays open at least. */
export const freshUntil = (today: string): string => addDays(today, FRESH_DAYS)

export const later = (day: string, other = day): string => (other > day ? other : day)

/** Days before the deadline from which on the user is warned. */
export const WARN_DAYS = 30

/** IV-12: from 22:00 of the last day of a month to 08:00 of the 1st the books are being closed. */
export function isMonthEnd(nowMs: number): boolean {
  const today = dateAt(nowMs)
  const since = nowMs - toMillis(`${today}T00:00:00+08:00`)
  const isLast = today === lastOfMonth(monthOf(today))
  return (isLast && since >= 22 * HOUR) || (today.endsWith('-01') && since < 8 * HOUR)
}

/** The moment at which the books of a month are closed: 22:00 of its last day. `nowMs`: while they are being closed (isMonthEnd). */
export const monthCloses = (nowMs: number): number =>
  toMillis(`${lastOfMonth(monthOf(dateAt(nowMs - 8 * HOUR)))}T22:00:00+08:00`)

/** The moment at which what was queued at the end of a month goes on: 08:00 of the 1st. */
export function monthOpens(nowMs: number): string {
  const today = dateAt(nowMs)
  const first = today.endsWith('-01') ? today : `${addMonths(monthOf(today), 1)}-01`
  return `${first}T08:00:00+08:00`
}

/**
 * 08:00 of the next day, when an application beyond the quota is tried again: a red invoice or a withdrawal gives quota back and the tax
 * office may raise it within the month (C 3.8), the first of a month has a new one.
 */
export const quotaRetry = (nowMs: number): string => `${addDays(dateAt(nowMs), 1)}T08:00:00+08:00`
