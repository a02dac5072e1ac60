import { type DateText, addDays } from './date'

/** Whether a date is a working day by the shared table of holidays and make-up days (CV-3). */
export type WorkingCalendar = (date: DateText) => boolean

/** No calendar has this many free days in a row; a longer search means a broken calendar. */
const LONGEST_BREAK = 40

/** The date itself when it is a working day, else the next one. */
export function workingDayFrom(date: DateText, isWorkday: WorkingCalendar): DateText {
  for (let step = 0; step <= LONGEST_BREAK; step++) {
    const day = addDays(date, step)
    if (isWorkday(day)) return day
  }
  throw new RangeError(`no working day within ${LONGEST_BREAK} days of ${date}`)
}

/** The date `count` working days later; the start itself is not counted. `count` ≥ 0. */
export function addWorkingDays(date: DateText, count: number, isWorkday: WorkingCalendar): DateText {
  let day = date
  for (let left = count; left > 0; left--) day = workingDayFrom(addDays(day, 1), isWorkday)
  return day
}

/** Working days after `from` up to and including `to`. */
export function countWorkingDays(from: DateText, to: DateText, isWorkday: WorkingCalendar): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkday(day)) count++
  return count
}
