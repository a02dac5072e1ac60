import { addMonths, DAY, dateAt, HOUR, startOf, type DateText } from '../date'
import { windowOf } from './windows'

/** OPEN: it may be declared from today on. TODO: three days are left. CLOSING: a day, and two hours, are left (B 6.9). */
export type ReminderKind = 'OPEN' | 'TODO' | 'CLOSING'

export interface Reminder {
  planType: 'MONTH' | 'YEAR'
  period: string
  kind: ReminderKind
}

/** Hours of a day at which customers are reminded; windows close at 17:00. */
export const REMINDER_HOURS = [8, 15, 17] as const
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
export function remindersOn(date: DateText, hour: ReminderHour): Reminder[] {
  const at = startOf(date, hour)
  const periods = [
    { planType: 'MONTH', period: addMonths(date.slice(0, 7), 1) },
    { planType: 'YEAR', period: String(Number(date.slice(0, 4)) + 1) },
  ] as const
  return periods.flatMap((of): Reminder[] => {
    const { open, close } = windowOf(of.planType, of.period)
    if (hour === REMINDER_HOURS[0] && dateAt(open) === date) return [{ ...of, kind: 'OPEN' }]
    const kind = LEFT.find(([left]) => close - at === left)?.[1]
    return kind === undefined ? [] : [{ ...of, kind }]
  })
}
