import { addDays, addMonths, DAY, dateAt, isDate, isMonth, lastOfMonth, startOf, yearOf } from '../date'
import type { PlanType } from '../statuses/gas-plan'

/** When something may be declared, in ms: `open <= now < close`. */
export interface PlanWindow {
  open: number
  close: number
}

/** Hour of the last day at which the declaration of a day, and of a month or year, ends (P-03). */
const [DAY_CLOSE, PERIOD_CLOSE] = [10, 17]
/** Days before a gas day from which on it may be declared. */
export const DAYS_AHEAD = 7
/** ms for which a rejected plan may be sent again after its window (3.12). */
export const RESEND_FOR = DAY

const YEAR = /^[1-9]\d{3}$/

/** Whether a text names a period of the type: 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
export function isPeriod(planType: PlanType, period: string): boolean {
  if (planType === 'YEAR') return YEAR.test(period)
  return planType === 'MONTH' ? isMonth(period) : isDate(period)
}

/** When a year, month or gas day may be declared (P-03). */
export function windowOf(planType: PlanType, period: string): PlanWindow {
  if (planType === 'DAY')
    return { open: startOf(addDays(period, -DAYS_AHEAD)), close: startOf(addDays(period, -1), DAY_CLOSE) }
  if (planType === 'MONTH') {
    const before = addMonths(period, -1)
    return { open: startOf(`${before}-15`), close: startOf(`${before}-25`, PERIOD_CLOSE) }
  }
  const before = String(Number(period) - 1)
  return { open: startOf(`${before}-11-01`), close: startOf(`${before}-11-30`, PERIOD_CLOSE) }
}

export const isWithin = ({ open, close }: PlanWindow, now: number): boolean => open <= now && now < close

/** First and last gas day of a period. */
export function daysOf(planType: PlanType, period: string): { from: string; to: string } {
  if (planType === 'DAY') return { from: period, to: period }
  if (planType === 'MONTH') return { from: `${period}-01`, to: lastOfMonth(period) }
  return { from: `${period}-01-01`, to: `${period}-12-31` }
}

/** The periods of a type that may be declared at a moment, the nearest first. */
export function openPeriods(planType: PlanType, now: number): string[] {
  const today = dateAt(now)
  const ahead =
    planType === 'DAY'
      ? Array.from({ length: DAYS_AHEAD }, (_, n) => addDays(today, n + 1))
      : planType === 'MONTH'
        ? [addMonths(today.slice(0, 7), 1)]
        : [String(Number(yearOf(today)) + 1)]
  return ahead.filter((period) => isWithin(windowOf(planType, period), now))
}

/** What a user calls a period: '2026年', '2026年12月', '12月24日'. */
export function periodName(planType: PlanType, period: string): string {
  const [year = '', month = '', day = ''] = period.split('-')
  if (planType === 'YEAR') return `${year}年`
  return planType === 'MONTH' ? `${year}年${Number(month)}月` : `${Number(month)}月${Number(day)}日`
}
