import { type WorkingCalendar, workingDayFrom } from '../calendar'
import { type DateText, addDays, diffDays } from '../date'
import type { ChargeMode } from '../statuses/names'

/** Days to pay without late fee (AE-25). */
const DUE_DAYS = 10
const DUE_DAYS_PREPAID = 3

/** Last day to pay: issue date + 10 days (remote prepaid + 3), moved to the next working day (AE-25). */
export const dueDate = (
  issueDate: DateText,
  chargeMode: ChargeMode,
  isWorkday: WorkingCalendar,
  dueDays = DUE_DAYS,
): DateText =>
  workingDayFrom(addDays(issueDate, chargeMode === 'PREPAID_REMOTE' ? DUE_DAYS_PREPAID : dueDays), isWorkday)

/** Days by which a bill is late; 0 until the due date is over (A 3.3). */
export const overdueDays = (due: DateText, today: DateText): number => Math.max(0, diffDays(due, today))
export const isOverdue = (due: DateText, today: DateText): boolean => today > due
