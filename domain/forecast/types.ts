import type { DateText } from '../day'
import type { Volume } from '../volume'

/** What is known of a gas day before gas flows. */
export interface DayFacts {
  gasDay: DateText
  /** By the calendar of holidays and make-up days (CV-3). */
  isWorkday: boolean
  /** Mean of the day as it was forecast the day before, ℃; the measured one where no forecast was kept, null where nothing is known. */
  temperature: number | null
  /** Part of the day that announced stops leave for use, 0 to 1; 1 without a stop. */
  running: number
}

/** A closed gas day of one meter. */
export interface PastDay extends DayFacts {
  /** m³; null: no data. */
  volume: Volume | null
  /** Not measured but put in its place; it says little and is clipped. */
  isEstimated: boolean
}

/**
 * HABIT: same weekday of last week, as planned by hand. SMOOTHED: damped Holt-Winters with a weekly season. REGRESSION: ridge
 * regression over weekdays, lags, degree days and holidays.
 */
export type Method = 'HABIT' | 'SMOOTHED' | 'REGRESSION'

/** m³. */
export interface Suggested {
  value: Volume
  /** The range that four of five stay in. */
  low: Volume
  high: Volume
}

export interface SuggestedDay extends Suggested {
  gasDay: DateText
  why: Why
}

/** What moves a day away from what its weekday usually uses; m³ with sign. */
export interface Why {
  /** Mean of the day, ℃, and how far it is above that of the four same weekdays before, K; null where it is not known. */
  temperature: number | null
  warmer: number | null
  weather: Volume
  holiday: Volume
  /** Of announced stops. */
  stop: Volume
}

export interface Forecast {
  days: SuggestedDay[]
  /** Of all the days together: errors of single days cancel in part, so its range is narrower than the sum of theirs. */
  total: Suggested
  /** What the days come from. */
  method: Method
  /** Measured days that the two errors count, at most 56; 0 for a short history. */
  judged: number
  /** Σ|suggestion − use| ÷ Σ use, per cent with one decimal; each day as it would have been suggested two days before. Null without use. */
  error: string | null
  /** The same of habit. */
  habitError: string | null
  /** Of the judged days those that stayed in the range they would have been shown with. */
  inside: number
}
