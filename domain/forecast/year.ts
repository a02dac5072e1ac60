import { decimal, fixed } from '../decimal'
import type { Volume } from '../volume'
import { spreadOf, type Margins } from './range'
import type { Suggested } from './types'

const YEAR = 12
/** Months that say how the level has moved against the year before, and how far that is followed. */
const TREND_MONTHS = 3
const LEAST_TREND = 0.8
const MOST_TREND = 1.2
/** Months without which nothing is known of the errors of a year. */
const FEWEST = 24
/** The trend is followed where its error is at most this share of that of the plain year before. */
const BETTER = 0.97

export interface YearForecast {
  /** Of January to December. */
  months: Suggested[]
  total: Suggested
  /** Whether the level of the last months is followed, or the year before as it was. */
  method: 'HABIT' | 'TREND'
}

/**
 * A year of months: the same months of the year before, by the level of the last three where that has been nearer in the past; the range
 * that four of five stay in comes from the errors of the same prediction at each month of the history. `known`: months in a row, the
 * newest last, null without whole data; `ahead`: how far the January is behind the newest, at least 1. Null where fewer than two years, or
 * not all of the last one, are known. Deterministic.
 */
export function forecastYear(known: readonly (Volume | null)[], ahead: number): YearForecast | null {
  const used = known.map((volume) => (volume === null ? NaN : Number(volume)))
  if (used.length < FEWEST || used.slice(-YEAR).some(Number.isNaN)) return null
  const tried = { HABIT: triesOf(used, ahead, 'HABIT'), TREND: triesOf(used, ahead, 'TREND') }
  const method = missOf(tried.TREND) < BETTER * missOf(tried.HABIT) ? 'TREND' : 'HABIT'
  const margins = spreadOf(tried[method].flat().flatMap(errorOf))
  const values = monthsFrom(ahead).map((distance) => predict(used, used.length - 1, distance, method))
  const months = values.map((value) => ranged(value, margins))
  return { months, total: totalOf(values, months, tried[method]), method }
}

interface Tried {
  used: number
  said: number
}

const monthsFrom = (ahead: number): number[] => Array.from({ length: YEAR }, (_, month) => ahead + month)

/** What would have been said at each month of the past of the twelve months so far ahead, as far as they are known by now. */
function triesOf(used: readonly number[], ahead: number, method: YearForecast['method']): Tried[][] {
  const tries: Tried[][] = []
  for (let at = YEAR + TREND_MONTHS - 1; at + ahead < used.length; at++)
    tries.push(
      monthsFrom(ahead).flatMap((distance) => {
        const [came, said] = [used[at + distance] ?? NaN, predict(used, at, distance, method)]
        return Number.isNaN(came) || Number.isNaN(said) ? [] : [{ used: came, said }]
      }),
    )
  return tries
}

/** The newest same month that was known at month `at`, by the trend of then. */
function predict(used: readonly number[], at: number, distance: number, method: YearForecast['method']): number {
  const value = used[at + distance - YEAR * Math.ceil(distance / YEAR)] ?? NaN
  return method === 'HABIT' ? value : value * trendAt(used, at)
}

function trendAt(used: readonly number[], at: number): number {
  const sum = (to: number) => used.slice(to - TREND_MONTHS + 1, to + 1).reduce((total, one) => total + one, 0)
  const trend = sum(at) / sum(at - YEAR)
  return Number.isFinite(trend) ? Math.min(Math.max(trend, LEAST_TREND), MOST_TREND) : 1
}

const missOf = (tries: readonly Tried[][]): number =>
  tries.flat().reduce((sum, { used, said }) => sum + Math.abs(used - said), 0)

/** (used − said) ÷ said; of 0 that was said there is none. */
const errorOf = ({ used, said }: Tried): number[] => (said > 0 ? [(used - said) / said] : [])

/** The year together; without a whole one in the past its range is that of all months at their ends. */
function totalOf(values: readonly number[], months: readonly Suggested[], tries: readonly Tried[][]): Suggested {
  const sum = (parts: readonly number[]) => parts.reduce((total, one) => total + one, 0)
  const whole = tries
    .filter(({ length }) => length === YEAR)
    .map((year) => ({ used: sum(year.map(({ used }) => used)), said: sum(year.map(({ said }) => said)) }))
  if (whole.length > 0) return ranged(sum(values), spreadOf(whole.flatMap(errorOf), YEAR))
  const end = (of: (month: Suggested) => Volume) => two(sum(months.map((month) => Number(of(month)))))
  return { value: two(sum(values)), low: end(({ low }) => low), high: end(({ high }) => high) }
}

const two = (value: number): Volume => fixed(decimal(Math.max(0, value).toFixed(2)), 2)

const ranged = (value: number, { below, above }: Margins): Suggested => ({
  value: two(value),
  low: two(value * (1 + Math.min(0, below))),
  high: two(value * (1 + Math.max(0, above))),
})
