import type { WorkingCalendar } from '@domain/calendar'
import { addDays, type DateText } from '@domain/date'
import { APPOINT_DAYS, type SlotKind } from '@domain/statuses/appointment'

/** TK-05: repairs are made every day, other visits on working days; from tomorrow to fourteen days from today. */
export const canAppoint = (kind: SlotKind, date: DateText, today: DateText, isWorkday: WorkingCalendar): boolean =>
  date > today && date <= addDays(today, APPOINT_DAYS) && (kind === 'REPAIR' || isWorkday(date))
