import { addMonths, DAY, dateAt, HOUR, startOf, type DateText } from '../date'
import type { PlanWindows } from './window-rules'
import { windowOf } from './windows'

/** OPEN: it may be declared from today on. TODO: three days are left. CLOSING: a day, and two hours, are left (B 6.9). */
export type ReminderKind = 'OPEN' | 'TODO' | 'CLOSING'

export interface Reminder {
  planType: 'MONTH' | 'YEAR'
  period: string
  kind: ReminderKind
}

/** Hours of a day at which customers are reminded: of a window that opens at eight or later, of one that ends two hours before it does. */
export const REMINDER_HOURS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const
/** No customer is notified earlier of a window that has opened. */
const MORNING = 8
export type ReminderHour = (typeof REMINDER_HOURS)[number]

const LEFT: readonly [left: number, kind: ReminderKind][] = [
  [3 * DAY, 'TODO'],
  [DAY, 'CLOSING'],
  [2 * HOUR, 'CLOSING'],
]

/**
 * B 6.9: what those that have not declared a month or a year yet are reminded of at an hour of a day. Days are not: each would be one,
 * and their share of the month counts without a declaration (P-08).
 */
export function remindersOn(date: DateText, hour: ReminderHour, windows: PlanWindows): Reminder[] {
  const at = startOf(date, hour)
  const periods = [
    { planType: 'MONTH', period: addMonths(date.slice(0, 7), 1) },
    { planType: 'YEAR', period: String(Number(date.slice(0, 4)) + 1) },
  ] as const
  return periods.flatMap((of): Reminder[] => {
    const { open, close } = windowOf(of.planType, of.period, windows)
    if (at === Math.max(open, startOf(dateAt(open), MORNING))) return [{ ...of, kind: 'OPEN' }]
    const kind = LEFT.find(([left]) => close - at === left)?.[1]
    return kind === undefined ? [] : [{ ...of, kind }]
  })
}
