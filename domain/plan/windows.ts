import { addDays, addMonths, DAY, dateAt, isDate, isMonth, lastOfMonth, startOf, yearOf } from '../date'
import type { PlanType } from '../statuses/gas-plan'
import type { PlanWindows, Span } from './window-rules'

/** When something may be declared, in ms: `open <= now < close`. */
export interface PlanWindow {
  open: number
  close: number
}

/** ms for which a rejected plan may be sent again after its window (3.12). */
export const RESEND_FOR = DAY

const YEAR = /^[1-9]\d{3}$/

/** Whether a text names a period of the type: 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
export function isPeriod(planType: PlanType, period: string): boolean {
  if (planType === 'YEAR') return YEAR.test(period)
  return planType === 'MONTH' ? isMonth(period) : isDate(period)
}

/** When a year, month or gas day may be declared (P-03). */
export function windowOf(planType: PlanType, period: string, windows: PlanWindows): PlanWindow {
  if (planType === 'DAY') return spanOf(windows.day, (days) => addDays(period, -days))
  if (planType === 'MONTH')
    return spanOf(windows.month, (day) => `${addMonths(period, -1)}-${String(day).padStart(2, '0')}`)
  return spanOf(windows.year, (day) => `${Number(period) - 1}-${day}`)
}

const spanOf = <D>({ from, to }: Span<D>, dateOf: (day: D) => string): PlanWindow => ({
  open: startOf(dateOf(from.day), from.hour),
  close: startOf(dateOf(to.day), to.hour),
})

export const isWithin = ({ open, close }: PlanWindow, now: number): boolean => open <= now && now < close

/** First and last gas day of a period. */
export function daysOf(planType: PlanType, period: string): { from: string; to: string } {
  if (planType === 'DAY') return { from: period, to: period }
  if (planType === 'MONTH') return { from: `${period}-01`, to: lastOfMonth(period) }
  return { from: `${period}-01-01`, to: `${period}-12-31` }
}

/** The periods of a type that may be declared at a moment, the nearest first. */
export function openPeriods(planType: PlanType, now: number, windows: PlanWindows): string[] {
  const today = dateAt(now)
  const ahead =
    planType === 'DAY'
      ? Array.from({ length: windows.day.from.day }, (_, n) => addDays(today, n + 1))
      : planType === 'MONTH'
        ? [addMonths(today.slice(0, 7), 1)]
        : [String(Number(yearOf(today)) + 1)]
  return ahead.filter((period) => isWithin(windowOf(planType, period, windows), now))
}

/** What a user calls a period: '2026年', '2026年12月', '12月24日'. */
export function periodName(planType: PlanType, period: string): string {
  const [year = '', month = '', day = ''] = period.split('-')
  if (planType === 'YEAR') return `${year}年`
  return planType === 'MONTH' ? `${year}年${Number(month)}月` : `${Number(month)}月${Number(day)}日`
}
