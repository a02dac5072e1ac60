import {
  type DateText,
  HOUR,
  MINUTE,
  type MonthText,
  addDays,
  addMonths,
  dateAt,
  startOf,
  toInstant,
  type Instant,
} from './date'

/** A gas day runs from 08:00 to the next 08:00 and is named by its start (AE-06). */
export const GAS_DAY_START_HOUR = 8
/** Its volume is ready at 09:30 of the next date (AE-06). */
const READY_AFTER = 9 * HOUR + 30 * MINUTE

/** The gas day of a moment: 2026-11-01 07:00 still belongs to 2026-10-31. */
export const gasDayAt = (millis: number): DateText => dateAt(millis - GAS_DAY_START_HOUR * HOUR)

/** First moment of a gas day and the first moment after it. */
export const gasDaySpan = (gasDay: DateText): { from: Instant; to: Instant } => ({
  from: toInstant(startOf(gasDay, GAS_DAY_START_HOUR)),
  to: toInstant(startOf(addDays(gasDay, 1), GAS_DAY_START_HOUR)),
})

/** The newest gas day with a volume; before 09:30 that is the day before yesterday (AE-06). */
export const lastClosedGasDay = (millis: number): DateText => addDays(dateAt(millis - READY_AFTER), -1)

export type Season = 'HEATING' | 'NON_HEATING'
/** First and last day of the heating season as 'MM-DD', both included; it may span the turn of the year (AE-13). */
export interface HeatingSeason {
  heatingFrom: string
  heatingTo: string
}
export const DEFAULT_HEATING: HeatingSeason = { heatingFrom: '11-01', heatingTo: '03-31' }

/** Season of a gas day (AE-13). A season that ends on 02-28 takes the leap day in. */
export function seasonOf(gasDay: DateText, heating: HeatingSeason = DEFAULT_HEATING): Season {
  const day = gasDay.slice(5)
  const last = heating.heatingTo === '02-28' ? '02-29' : heating.heatingTo
  const wraps = heating.heatingFrom > last
  const inside = wraps ? day >= heating.heatingFrom || day <= last : day >= heating.heatingFrom && day <= last
  return inside ? 'HEATING' : 'NON_HEATING'
}

/** First and last gas day of a bill month: reading day of the month to the day before the next reading day (A 1). */
export function billPeriod(month: MonthText, readingDay: number): { from: DateText; to: DateText } {
  const day = String(readingDay).padStart(2, '0')
  return { from: `${month}-${day}`, to: addDays(`${addMonths(month, 1)}-${day}`, -1) }
}
