import { addWorkingDays, workingDayFrom, type WorkingCalendar } from '@domain/calendar'
import { addDays, toInstant, toMillis } from '@domain/date'

/** Hours in which people work, as 'HH:mm' of Asia/Shanghai. */
const OPENS = '09:00'
const CLOSES = '18:00'

/** Y-01: a limit of so many minutes; machines work around the clock. */
export const dueInMinutes = (from: string, minutes: number): string => toInstant(toMillis(from) + minutes * 60_000)

/**
 * Y-01: a limit of so many working days, for a step that needs staff. What begins outside of working hours counts from the next
 * opening. Example: Friday 15:00 and one day is Monday 15:00; Saturday and one day is Tuesday 09:00.
 */
export function dueInWorkingDays(from: string, days: number, isWorkday: WorkingCalendar): string {
  const [date, time] = [from.slice(0, 10), from.slice(11, 16)]
  const isOpen = isWorkday(date) && time < CLOSES
  const first = isOpen ? date : workingDayFrom(addDays(date, 1), isWorkday)
  const at = isOpen && time > OPENS ? from.slice(11, 19) : `${OPENS}:00`
  return `${addWorkingDays(first, days, isWorkday)}T${at}+08:00`
}
