import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DAY, dayNumber, type DateText } from './day'

dayjs.extend(utc)

/** 'YYYY-MM'. */
export type MonthText = string

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export const isMonth = (text: string): text is MonthText => MONTH.test(text)

export const monthOf = (date: DateText): MonthText => date.slice(0, 7)
export const firstOfMonth = (month: MonthText): DateText => `${month}-01`

/** A month so many months later; negative goes back. A RangeError for a text that is no month. */
export const addMonths = (month: MonthText, months: number): MonthText =>
  firstDay(month).add(months, 'month').format('YYYY-MM')

export const diffMonths = (from: MonthText, to: MonthText): number => firstDay(to).diff(firstDay(from), 'month')

function firstDay(month: MonthText): dayjs.Dayjs {
  if (!MONTH.test(month)) throw new RangeError(`not a month: "${month}"`)
  return dayjs.utc(`${month}-01`)
}

/** Every month from `from` to `to`, both included. */
export const monthsBetween = (from: MonthText, to: MonthText): MonthText[] =>
  Array.from({ length: Math.max(0, diffMonths(from, to) + 1) }, (_, index) => addMonths(from, index))

export const lastOfMonth = (month: MonthText): DateText => firstDay(month).endOf('month').format('YYYY-MM-DD')
export const daysInMonth = (month: MonthText): number => firstDay(month).daysInMonth()

/** The same day of a later month, clamped to its end: 2026-01-31 + 1 → 2026-02-28 (AE-82). */
export const addMonthsClamped = (date: DateText, months: number): DateText =>
  dayjs
    .utc(dayNumber(date) * DAY)
    .add(months, 'month')
    .format('YYYY-MM-DD')
