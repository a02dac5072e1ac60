import { diffDays, type DateText } from '@domain/date'

/** Days before the due date on which an unpaid bill is spoken of (A 2.17). */
const BEFORE: readonly number[] = [7, 3, 1, 0]
/** Days after the due date on which an unpaid bill is spoken of again (AE-85). */
const AFTER: readonly number[] = [1, 7, 15, 30]

interface Reminder {
  code: 'DUE_SOON' | 'DUE_TODAY' | 'BILL_OVERDUE'
  /** Before the due date, or after it. */
  days: number
}

/** Days before the due date (positive) or after it of the stage that this day is, null where it is none. */
export function stageOf(dueDate: DateText, day: DateText): number | null {
  const left = diffDays(day, dueDate)
  return BEFORE.includes(left) || AFTER.includes(-left) ? left : null
}

/** What an unpaid bill is reminded of on a day. */
export function reminderOn(dueDate: DateText, today: DateText): Reminder {
  const left = diffDays(today, dueDate)
  if (left < 0) return { code: 'BILL_OVERDUE', days: -left }
  return { code: left === 0 ? 'DUE_TODAY' : 'DUE_SOON', days: left }
}
