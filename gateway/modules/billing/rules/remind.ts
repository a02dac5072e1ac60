import { diffDays, type DateText } from '@domain/date'

/** Days before the due date on which an unpaid bill is spoken of (A 2.17). */
const BEFORE: readonly number[] = [7, 3, 1, 0]
/** Days after the due date on which an unpaid bill is spoken of again (AE-85). */
const AFTER: readonly number[] = [1, 7, 15, 30]

interface Stage {
  code: 'DUE_SOON' | 'DUE_TODAY' | 'BILL_OVERDUE'
  /** Before the due date, or after it. */
  days: number
}

/** What an unpaid bill is to be reminded of on this day, if of anything. */
export function stageOf(dueDate: DateText, today: DateText): Stage | null {
  const left = diffDays(today, dueDate)
  if (BEFORE.includes(left)) return { code: left === 0 ? 'DUE_TODAY' : 'DUE_SOON', days: left }
  return AFTER.includes(-left) ? { code: 'BILL_OVERDUE', days: -left } : null
}
