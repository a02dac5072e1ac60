import {
  addDays,
  addMonths,
  datesBetween,
  diffDays,
  diffMonths,
  isDate,
  isMonth,
  lastOfMonth,
  monthsBetween,
} from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { lastClosedGasDay } from '@domain/gas-day'
import type { Quality } from '@domain/statuses/names'
import { type Volume, compareVolume, sumVolume } from '@domain/volume'

export type Granularity = 'HOUR' | 'DAY' | 'MONTH' | 'YEAR'

export interface TrendSpan {
  /** Gas days, both included. */
  from: string
  to: string
  /** What stands under the bars: gas days, months or years. */
  labels: string[]
}

export type SpanProblem = '2901' | 'A2316' | 'A2331'

/** Longest spans of a trend (A 5.2). */
const MOST_DAYS = 62
const MOST_HOUR_DAYS = 2
const MOST_MONTHS = 36
const MOST_YEARS = 10

/**
 * Reads a trend's limits: dates for HOUR and DAY, months (or dates) for MONTH, years for YEAR. 2901 for what is no such thing, A2331 for
 * what runs backwards, A2316 beyond the longest span.
 */
export function trendSpan(granularity: Granularity, from: string, to: string): TrendSpan | { problem: SpanProblem } {
  if (granularity === 'HOUR' || granularity === 'DAY')
    return daySpan(from, to, granularity === 'HOUR' ? MOST_HOUR_DAYS : MOST_DAYS)
  if (granularity === 'MONTH') return monthSpan(from.slice(0, 7), to.slice(0, 7))
  return yearSpan(from.slice(0, 4), to.slice(0, 4))
}

function daySpan(from: string, to: string, most: number): TrendSpan | { problem: SpanProblem } {
  if (!isDate(from) || !isDate(to)) return { problem: '2901' }
  if (to < from) return { problem: 'A2331' }
  return diffDays(from, to) >= most ? { problem: 'A2316' } : { from, to, labels: datesBetween(from, to) }
}

function monthSpan(from: string, to: string): TrendSpan | { problem: SpanProblem } {
  if (!isMonth(from) || !isMonth(to)) return { problem: '2901' }
  if (to < from) return { problem: 'A2331' }
  return diffMonths(from, to) >= MOST_MONTHS
    ? { problem: 'A2316' }
    : { from: `${from}-01`, to: lastOfMonth(to), labels: monthsBetween(from, to) }
}

function yearSpan(from: string, to: string): TrendSpan | { problem: SpanProblem } {
  if (!/^\d{4}$/.test(from) || !/^\d{4}$/.test(to)) return { problem: '2901' }
  if (to < from) return { problem: 'A2331' }
  const count = Number(to) - Number(from) + 1
  if (count > MOST_YEARS) return { problem: 'A2316' }
  return {
    from: `${from}-01-01`,
    to: `${to}-12-31`,
    labels: Array.from({ length: count }, (_, index) => String(Number(from) + index)),
  }
}

/** The longest span of a granularity in words, for A2316. */
export const longestSpan: Record<Granularity, string> = {
  HOUR: `${MOST_HOUR_DAYS}天`,
  DAY: `${MOST_DAYS}天`,
  MONTH: `${MOST_MONTHS}个月`,
  YEAR: `${MOST_YEARS}年`,
}

/** The same label a year before; 29 February falls on the 28th. */
export function yearBefore(label: string): string {
  const year = String(Number(label.slice(0, 4)) - 1).padStart(4, '0')
  if (label.length === 4) return year
  if (label.length === 7) return addMonths(label, -12)
  const moved = `${year}${label.slice(4)}`
  return isDate(moved) ? moved : `${year}-02-28`
}

/** Quality of a bar that sums several days: the worst that matters to a reader. */
export function bucketQuality(bucket: { days: number; missing: number; estimated: number; makeup: number }): Quality {
  if (bucket.missing > 0) return 'MISSING'
  if (bucket.estimated > 0) return 'ESTIMATED'
  return bucket.makeup > 0 ? 'MAKEUP' : 'NORMAL'
}

export interface TrendSums {
  sum: Volume
  avg: Volume | null
  max: Volume | null
  min: Volume | null
}

/** Sum, mean, greatest and least of what is known. */
export function trendSums(volumes: readonly (Volume | null)[]): TrendSums {
  const known = volumes.filter((one): one is Volume => one !== null)
  const sum = sumVolume(known)
  if (known.length === 0) return { sum, avg: null, max: null, min: null }
  const sorted = [...known].sort(compareVolume)
  return {
    sum,
    avg: fixed(decimal(sum).div(known.length), 2),
    max: sorted[sorted.length - 1] ?? null,
    min: sorted[0] ?? null,
  }
}

/** The bill month of a gas day: it starts on the reading day (A 1). */
export const billMonthOf = (gasDay: string, readingDay: number): string =>
  Number(gasDay.slice(8)) >= readingDay ? gasDay.slice(0, 7) : addMonths(gasDay.slice(0, 7), -1)

/** The running bill month: that of the newest closed gas day. */
export const runningMonthOf = (millis: number, readingDay: number): string =>
  billMonthOf(lastClosedGasDay(millis), readingDay)

/** As many days of another period as have passed of this one: a running month is compared with the same days of a past one. */
export const sameDays = (from: string, through: string, otherFrom: string): { from: string; to: string } => ({
  from: otherFrom,
  to: addDays(otherFrom, diffDays(from, through)),
})
