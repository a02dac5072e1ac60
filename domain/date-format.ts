import {
  DAY,
  HOUR,
  MINUTE,
  SECOND,
  type DateText,
  addDays,
  clockAt,
  dateAt,
  diffDays,
  toMillis,
  weekday,
  yearOf,
} from './day'
import type { MonthText } from './month'

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const

/** '周日' (visual 9). */
export const weekdayText = (date: DateText): string => WEEKDAYS[weekday(date) - 1] ?? ''

/** '2026-11-20', in the current year '11-20' (visual 9). `today` is the gateway's date. */
export const formatDay = (date: DateText, today: DateText): string =>
  yearOf(date) === yearOf(today) ? date.slice(5) : date

/** '11-20 09:30', of another year '2025-11-20 09:30' (visual 9). Takes an ISO moment or a Shanghai time text. */
export function formatMoment(moment: string, today: DateText): string {
  const millis = toMillis(moment)
  return `${formatDay(dateAt(millis), today)} ${clockAt(millis).slice(0, 5)}`
}

/**
 * A deadline in words: midnight is the end of the day before it, '今晚 24:00' of today, '11-24 24:00' of another day; any other moment as
 * {@link formatMoment}.
 */
export function formatDeadline(moment: string, today: DateText): string {
  const millis = toMillis(moment)
  if (clockAt(millis) !== '00:00:00') return formatMoment(moment, today)
  const day = addDays(dateAt(millis), -1)
  return day === today ? '今晚 24:00' : `${formatDay(day, today)} 24:00`
}

/** '2026-11-20 09:30:05' for records and proofs, where the whole moment matters. */
export function formatFullMoment(moment: string): string {
  const millis = toMillis(moment)
  return `${dateAt(millis)} ${clockAt(millis)}`
}

/** '2026年10月' (visual 9). */
export const formatMonth = (month: MonthText): string => `${yearOf(month)}年${formatMonthShort(month)}`
/** '10月'. */
export const formatMonthShort = (month: MonthText): string => `${Number(month.slice(5, 7))}月`
/** '2026-12 至 2027-02', for months and for dates (visual 9); one of them alone is '2027-01'. */
export const formatSpan = (from: string, to: string): string => (from === to ? from : `${from} 至 ${to}`)

/** Below a list that does not begin with the first day: the day from which it has records. */
export const sinceText = (day: DateText): string => `以上为 ${day} 以来的记录`

/** Below this a moment is 刚刚 (specification 9). */
const JUST_NOW = 5 * MINUTE
const LAST_RELATIVE_DAY = 30

/**
 * How long ago: 刚刚 below five minutes, then minutes, hours, days up to 30, then the date (specification 9).
 * A moment ahead of `now` by less than five minutes is a clock's error and counts as 刚刚; further ahead it is written out.
 */
export function formatRelative(moment: string, now: number): string {
  const elapsed = now - toMillis(moment)
  const today = dateAt(now)
  if (Math.abs(elapsed) < JUST_NOW) return '刚刚'
  if (elapsed < 0) return formatMoment(moment, today)
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)}分钟前`
  if (elapsed < DAY) return `${Math.floor(elapsed / HOUR)}小时前`
  const days = diffDays(dateAt(toMillis(moment)), today)
  return days <= LAST_RELATIVE_DAY ? `${days}天前` : formatDay(dateAt(toMillis(moment)), today)
}

/** '07:30:12' of a span in milliseconds, rounded up to the second, so that 0 shows only when it is over; never negative. */
export function formatClock(span: number): string {
  const seconds = Math.max(0, Math.ceil(span / SECOND))
  const pad = (value: number): string => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
}

/** '2026-10' → '2026年10月'. */
export const monthText = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`
