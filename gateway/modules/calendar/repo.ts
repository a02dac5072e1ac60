import type { Db } from '../../db/connect'

export interface CalendarDay {
  date: string
  isWorkday: boolean
  holidayName: string
}

/** The days that differ from the plain week, both ends included. */
export function specialDays(db: Db, from: string, to: string): Promise<CalendarDay[]> {
  return db
    .selectFrom('calendarDay')
    .select(['date', 'isWorkday', 'holidayName'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute()
}
