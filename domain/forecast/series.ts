import { dayNumber } from '../day'
import { weekday } from '../date'
import type { DayFacts, PastDay } from './types'

/** Weeks that make the usual value of a weekday. */
const WEEKS = 4
/** Below it a day heats, above it a day cools, ℃ (JGJ 26: 18 ℃ indoors; gas boilers start below about 16). */
const HEATING_BASE = 16
const COOLING_BASE = 24
/** An estimated day counts at most this far from the usual value. */
const CLIP = 0.3

/** A meter's history in numbers; index = days since the first one. The future days follow the past ones. */
export interface Series {
  /** Days that are past; the others are asked for. */
  past: number
  length: number
  /** What was measured on a day without a stop, m³; NaN for others. */
  measured: Float64Array
  /** `measured`, and in the place of holidays, stops, gaps and estimates what is usual there: a base for lags. */
  clean: Float64Array
  /** Mean of `clean` over the same weekday of the four weeks before; NaN in the first week. */
  running: Float64Array
  /** ℃; NaN where it is not known. */
  temperature: Float64Array
  /** Degree days of heating and of cooling, K; NaN without a temperature. */
  heating: Float64Array
  cooling: Float64Array
  /** 1: a holiday on a weekday; −1: a make-up working day on a weekend; 0: as the week says. */
  unusual: Int8Array
  /** Mean of the whole clean past, m³, at least 1: the unit of the regression. */
  scale: number
}

/** A series of consecutive days; a RangeError where a day is missing in between. */
export function seriesOf(past: readonly PastDay[], future: readonly DayFacts[]): Series {
  const all: readonly DayFacts[] = [...past, ...future]
  const length = all.length
  const first = length === 0 ? 0 : dayNumber(all[0]?.gasDay ?? '')
  const gap = all.find(({ gasDay }, index) => dayNumber(gasDay) !== first + index)
  if (gap) throw new RangeError(`the days before ${gap.gasDay} are not all there`)
  const series: Series = {
    past: past.length,
    length,
    measured: new Float64Array(length).fill(NaN),
    clean: new Float64Array(length).fill(NaN),
    running: Float64Array.from(all, (day) => day.running),
    temperature: Float64Array.from(all, ({ temperature }) => temperature ?? NaN),
    heating: Float64Array.from(all, ({ temperature }) => Math.max(0, HEATING_BASE - (temperature ?? NaN))),
    cooling: Float64Array.from(all, ({ temperature }) => Math.max(0, (temperature ?? NaN) - COOLING_BASE)),
    unusual: Int8Array.from(all, ({ gasDay, isWorkday }) => {
      const isWeekend = weekday(gasDay) > 5
      return isWorkday === isWeekend ? (isWeekend ? -1 : 1) : 0
    }),
    scale: 1,
  }
  let sum = 0
  past.forEach((day, index) => {
    const value = day.volume === null ? NaN : Number(day.volume)
    if (day.running === 1 && !day.isEstimated) series.measured[index] = value
    const clean = cleanOf(series, index, day.isEstimated ? value : (series.measured[index] ?? NaN), day.isEstimated)
    series.clean[index] = clean
    sum += clean
  })
  series.scale = Math.max(1, sum / Math.max(1, past.length))
  return series
}

function cleanOf(series: Series, index: number, value: number, isEstimated: boolean): number {
  const usual = usualOf(series, index, index - 1)
  const known = Number.isNaN(usual) ? (series.clean[index - 1] ?? 0) : usual
  if (Number.isNaN(value) || series.unusual[index] !== 0) return known
  if (isEstimated) return Math.min(Math.max(value, known * (1 - CLIP)), known * (1 + CLIP))
  return value
}

/** Mean of the same weekday in the last four weeks that are known at day `known`; NaN without one. */
export function usualOf(series: Series, index: number, known: number): number {
  let sum = 0
  let count = 0
  for (let at = lastLike(index, known); at >= 0 && count < WEEKS; at -= 7) {
    sum += series.clean[at] ?? 0
    count++
  }
  return count === 0 ? NaN : sum / count
}

/** The newest day of the same weekday that is known at day `known`; negative without one. */
export const lastLike = (index: number, known: number): number => index - 7 * Math.ceil((index - known) / 7)

/** Mean of a column over `days` days up to and with `to`; shorter at the beginning. */
export function meanTo(column: Float64Array, to: number, days: number): number {
  const from = Math.max(0, to - days + 1)
  let sum = 0
  for (let at = from; at <= to; at++) sum += column[at] ?? 0
  return to < from ? 0 : sum / (to - from + 1)
}
