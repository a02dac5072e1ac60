import { MINUTE, startOf, addDays, addMonths, dateAt } from '../date'
import type { GasPlanState } from '../statuses/gas-plan'
import type { PlanWindows } from './window-rules'
import { RESEND_FOR, windowOf } from './windows'

/** Types of plans that may be declared by themselves: a year is reviewed by the gas company before it counts. */
export type FallbackType = 'DAY' | 'MONTH'

/** ms before the end of a window at which what has no declaration is declared by itself (Y-08). */
const FALLBACK_BEFORE = 5 * MINUTE

/** When a period is declared by itself, ms: five minutes before its window ends (Y-08). */
export const fallbackAt = (planType: FallbackType, period: string, windows: PlanWindows): number =>
  windowOf(planType, period, windows).close - FALLBACK_BEFORE

/** The next period that is declared by itself after a moment (ms): a gas day, or a month (Y-08). */
export function nextFallback(planType: FallbackType, now: number, windows: PlanWindows): string {
  const today = dateAt(now)
  const near = planType === 'DAY' ? addDays(today, windows.day.to.day) : addMonths(today.slice(0, 7), 1)
  if (now < fallbackAt(planType, near, windows)) return near
  return planType === 'DAY' ? addDays(near, 1) : addMonths(near, 1)
}

/**
 * Whether a period is declared by itself at a moment (ms), beside the state of its newest revision, if any (Y-08). A value that a user
 * has sent is never overridden; a draft was not sent. After a rejection there is a day to send it again (3.12), which ends the same
 * way.
 */
export function isFallbackDue(
  planType: FallbackType,
  period: string,
  newest: GasPlanState | undefined,
  now: number,
  windows: PlanWindows,
): boolean {
  const at = fallbackAt(planType, period, windows)
  if (newest === 'REJECTED') return at + RESEND_FOR <= now
  return (newest === undefined || newest === 'DRAFT' || newest === 'WITHDRAWN') && at <= now
}

/** Days of a month on which months are declared by themselves: the last one, and the one after it for what was rejected. */
export const isMonthFallbackDay = (date: string, windows: PlanWindows): boolean => {
  const { close } = windowOf('MONTH', addMonths(date.slice(0, 7), 1), windows)
  return [close, close + RESEND_FOR].some((end) => startOf(date) === startOf(dateAt(end)))
}
