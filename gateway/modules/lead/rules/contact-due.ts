import { addDays, toInstant, toMillis } from '@domain/date'
import { workingDayFrom, type WorkingCalendar } from '@domain/calendar'

/** Working time of advisers, HH:mm of Asia/Shanghai (E-M-13). */
const OPENS = '08:30'
const CLOSES = '17:30'
const HOUR = 3_600_000

const at = (date: string, time: string): number => toMillis(`${date}T${time}:00+08:00`)

/** E-M-13: `hours` of working time after `from`. Fri 16:30 + 4 h = Mon 11:30. */
export function contactDue(from: string, hours: number, isWorkday: WorkingCalendar): string {
  let left = hours * HOUR
  let date = workingDayFrom(from.slice(0, 10), isWorkday)
  let start = Math.max(toMillis(from), at(date, OPENS))
  while (start + left > at(date, CLOSES)) {
    left -= Math.max(0, at(date, CLOSES) - start)
    date = workingDayFrom(addDays(date, 1), isWorkday)
    start = at(date, OPENS)
  }
  return toInstant(start + left)
}

/** Whether an adviser works at this moment. */
export const isOnDuty = (now: string, isWorkday: WorkingCalendar): boolean =>
  isWorkday(now.slice(0, 10)) && now.slice(11, 16) >= OPENS && now.slice(11, 16) < CLOSES
