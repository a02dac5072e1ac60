import { addDays, datesBetween, dayNumber, weekday, type DateText } from './day'
import { addMonths, firstOfMonth, isMonth, lastOfMonth } from './month'

/** A calendar month, '2026-11', or a week of ISO 8601, '2026-W47': Monday to Sunday, the first has 4 January in it. */
export type UsagePeriod = string

const WEEK = /^([1-9]\d{3})-W(\d{2})$/

interface Span {
  from: DateText
  to: DateText
}

const mondayOf = (date: DateText): DateText => addDays(date, 1 - weekday(date))

/** First and last day of a period; null for a text that is none, also for week 53 of a year with 52. */
export function spanOfPeriod(period: UsagePeriod): Span | null {
  if (isMonth(period)) return { from: firstOfMonth(period), to: lastOfMonth(period) }
  const [, year = '', week = ''] = WEEK.exec(period) ?? []
  if (year === '' || Number(week) === 0) return null
  const from = addDays(mondayOf(`${year}-01-04`), 7 * (Number(week) - 1))
  return weekOf(from) === period ? { from, to: addDays(from, 6) } : null
}

/** The week that a day is in: its Thursday's year and number. */
export function weekOf(date: DateText): UsagePeriod {
  const thursday = addDays(mondayOf(date), 3)
  const year = thursday.slice(0, 4)
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The period `steps` later, earlier when negative. */
export function shiftPeriod(period: UsagePeriod, steps: number): UsagePeriod {
  if (isMonth(period)) return addMonths(period, steps)
  const span = spanOfPeriod(period)
  return span ? weekOf(addDays(span.from, 7 * steps)) : period
}

/** The same period a year before: the month's name, or the week 52 weeks earlier, so that weekdays meet. */
export const yearBefore = (period: UsagePeriod): UsagePeriod => shiftPeriod(period, isMonth(period) ? -12 : -52)

/** As many of its first days as `days` says, to compare a period that is not over. */
export const firstDays = ({ from, to }: Span, days: number): Span => ({
  from,
  to: datesBetween(from, to)[Math.max(0, days - 1)] ?? to,
})
