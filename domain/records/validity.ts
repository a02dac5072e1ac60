import { addDays, addMonthsClamped, diffDays, type DateText } from '../date'
import { alarmKinds, type AlarmKind, type Validity } from '../statuses/gas-device'

/** Days before an end from which it counts as near: a life or a verification, and a cycle of calibration or function test (D 3.5). */
export const NEAR_END = 90
export const NEAR_CYCLE = 30

/**
 * D 3.5: how far an end is. The day of the end itself is not over yet.
 * @param due last day, null: no end
 * @param near days before it that count as near, both ends included
 */
export function validityOf(due: DateText | null, today: DateText, near: number = NEAR_END): Validity {
  if (due === null) return 'NORMAL'
  const left = diffDays(today, due)
  if (left < 0) return 'OVERDUE'
  return left <= near ? 'DUE_SOON' : 'NORMAL'
}

/** The last day of a life of whole years; 29 February ends on the 28th. */
export const endOfLife = (from: DateText, years: number): DateText => addMonthsClamped(from, years * 12)

/** The ends of an alarm that the customer looks after. */
export interface AlarmTerms {
  expireDate: DateText
  nextCalibrateDate: DateText | null
  nextCheckDate: DateText | null
}

export type AlarmTerm = 'LIFE' | 'CALIBRATE' | 'CHECK'

/** The end of an alarm that comes first; of equal ones the life, then the calibration. */
export function nextEndOf(terms: AlarmTerms): { term: AlarmTerm; due: DateText } {
  const ends: { term: AlarmTerm; due: DateText }[] = [{ term: 'LIFE', due: terms.expireDate }]
  if (terms.nextCalibrateDate !== null) ends.push({ term: 'CALIBRATE', due: terms.nextCalibrateDate })
  if (terms.nextCheckDate !== null) ends.push({ term: 'CHECK', due: terms.nextCheckDate })
  return ends.reduce((first, one) => (one.due < first.due ? one : first))
}

const worse: readonly Validity[] = ['NORMAL', 'DUE_SOON', 'OVERDUE']

/** D 3.5: the worst of an alarm's ends, each by its own limit. */
export function alarmValidity(terms: AlarmTerms, today: DateText): Validity {
  const each = [
    validityOf(terms.expireDate, today),
    validityOf(terms.nextCalibrateDate, today, NEAR_CYCLE),
    validityOf(terms.nextCheckDate, today, NEAR_CYCLE),
  ]
  return worse[Math.max(...each.map((one) => worse.indexOf(one)))] ?? 'NORMAL'
}

/** RC-07: the day on which a cycle of months ends again after it was done; null where the kind has no such cycle. */
export const afterCycle = (doneOn: DateText, months: number | null): DateText | null =>
  months === null ? null : addMonthsClamped(doneOn, months)

/** The ends of a new alarm device: its life counts from its production, its cycles from its installation (D 2.5). */
export function termsOf(kind: AlarmKind, productionDate: DateText, installDate: DateText): AlarmTerms {
  const { lifeYears, calibrateMonths, checkMonths } = alarmKinds[kind]
  return {
    expireDate: endOfLife(productionDate, lifeYears),
    nextCalibrateDate: afterCycle(installDate, calibrateMonths),
    nextCheckDate: afterCycle(installDate, checkMonths),
  }
}

/** Days before an end on which its customer is reminded, and days between reminders after it (RC-03 as Y-17 says it). */
export const REMINDED: readonly number[] = [60, 30, 7, 0]
const AGAIN = 7

/**
 * RC-03, Y-17: the newest reminder of an end that was due by this day, null before the first. Past its end there is one every seven days.
 * @returns days that were left on its day, negative past the end
 */
export function lastReminder(due: DateText, today: DateText): number | null {
  const left = diffDays(today, due)
  return left < 0 ? left - (left % AGAIN) : (REMINDED.filter((days) => days >= left).at(-1) ?? null)
}

/** As {@link lastReminder}, of this day alone: null on other days. */
export function reminderOn(due: DateText, today: DateText): number | null {
  const last = lastReminder(due, today)
  return last === diffDays(today, due) ? last : null
}

/** RC-03: from so many days before an end on it is among the to-dos. */
export const TODO_DAYS = 30

/** RC-05: the last day of a verification that holds so many months. */
export const verifiedUntil = (verifiedOn: DateText, months: number): DateText =>
  addDays(addMonthsClamped(verifiedOn, months), -1)
