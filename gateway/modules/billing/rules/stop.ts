import type { WorkingCalendar } from '@domain/calendar'
import { addDays, toInstant, startOf, weekday } from '@domain/date'
import type { GasUse } from '@domain/statuses/names'
import type { StopGasState, StopKind } from '@domain/statuses/stop-gas'

/** A stop is executed at this hour: never between 17:00 and 09:00 (AE-87). */
const STOP_HOUR = 10
/** No calendar has so many forbidden days in a row: the winter ban for heating plus the spring festival. */
const LONGEST_WAIT = 130

/** Whether gas may be stopped on a date: Monday to Thursday, a working day, and heating never from 12-01 to 02-28/29 (AE-87). */
export function mayStopOn(date: string, gasUse: GasUse, isWorkday: WorkingCalendar): boolean {
  if (weekday(date) > 4 || !isWorkday(date)) return false
  const day = date.slice(5)
  return gasUse !== 'HEAT' || (day >= '03-01' && day <= '11-30')
}

/** Hours of a day in which gas may be stopped (AE-87). */
const HOURS = { from: 9, to: 17 }

/** When a stop that is due now may be executed, now or at the next allowed hour (AE-87). `now`: ISO in Asia/Shanghai. */
export function nextStopAt(now: string, gasUse: GasUse, isWorkday: WorkingCalendar): string {
  const [today, hour] = [now.slice(0, 10), Number(now.slice(11, 13))]
  if (mayStopOn(today, gasUse, isWorkday) && hour >= HOURS.from && hour < HOURS.to) return now
  return planStopAt(today, hour < HOURS.from ? 0 : 1, gasUse, isWorkday)
}

/** First allowed moment of a stop, `noticeDays` after the notice at the earliest (AE-87). */
export function planStopAt(noticeDate: string, noticeDays: number, gasUse: GasUse, isWorkday: WorkingCalendar): string {
  for (let step = 0; step <= LONGEST_WAIT; step++) {
    const date = addDays(noticeDate, noticeDays + step)
    if (mayStopOn(date, gasUse, isWorkday)) return toInstant(startOf(date, STOP_HOUR))
  }
  throw new RangeError(`no day to stop gas within ${LONGEST_WAIT} days of ${noticeDate}`)
}

const urgency: Record<StopGasState, number> = {
  STOPPED: 0,
  RESUMING: 1,
  NOTICED: 2,
  WARNED: 3,
  RESUMED: 9,
  CANCELLED: 9,
}
const kindUrgency: Record<StopKind, number> = { EMERGENCY: 0, HAZARD: 1, ARREARS: 2, PLANNED: 3, PEAK: 4 }

/** The most urgent of the open stops first (5.8): what has stopped, then what will, then the kind. */
export const byUrgency = (
  a: { state: StopGasState; kind: StopKind },
  b: { state: StopGasState; kind: StopKind },
): number => urgency[a.state] - urgency[b.state] || kindUrgency[a.kind] - kindUrgency[b.kind]

export interface ArrearsCase {
  /** Oldest overdue bill: days late. */
  overdueDays: number
  /** Everything owed today. */
  arrears: string
  isOverdrawn: boolean
}

/** What starts a case (AE-87): more than `stopDays` late and arrears of at least `minArrears`, or the credit exceeded (AE-34). */
export function stopCause(
  given: ArrearsCase,
  limits: { stopDays: number; hasMinArrears: boolean },
): 'ARREARS' | 'OVERDRAFT' | null {
  if (given.overdueDays > limits.stopDays && limits.hasMinArrears) return 'ARREARS'
  return given.isOverdrawn ? 'OVERDRAFT' : null
}
