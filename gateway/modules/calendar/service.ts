import type { WorkingCalendar } from '@domain/calendar'
import { addDays, weekday } from '@domain/date'
import type { Work } from '../../http/context'
import * as repo from './repo'

/** Statutory holidays and make-up days from a date on, so many days (CV-3). */
export const specialDays = (work: Pick<Work, 'db'>, from: string, days: number): Promise<repo.CalendarDay[]> =>
  repo.specialDays(work.db, from, addDays(from, days))

/**
 * The shared working calendar (CV-3), read once for the asked span: a day with a row is what the row says, any other is a
 * working day from Monday to Friday. Outside of the span the plain week holds.
 */
export async function workingCalendar(work: Pick<Work, 'db'>, from: string, to: string): Promise<WorkingCalendar> {
  const special = new Map((await repo.specialDays(work.db, from, to)).map((day) => [day.date, day.isWorkday]))
  return (date) => special.get(date) ?? weekday(date) <= 5
}
