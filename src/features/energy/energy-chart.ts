import type { Out } from '@contract'
import { holesNote, isPartial, partialNote, type Granularity } from '@/shared/age'
import type { ChartPoint } from '@/ui'
import { addDays, addMonths, monthOf, yearOf, type DateText, type MonthText } from '@domain/date'
import { formatMonth, formatMonthShort, weekdayText } from '@domain/date-format'
import { qualities } from '@domain/statuses/names'
import { formatVolumeNumber } from '@domain/volume'

/* Usage as bars of hours, days, months or years, and as a sentence (A 6.4). */

export type Trend = Out<'energy GET /energy/trend'>
type Point = Trend['points'][number]

interface Span {
  granularity: Granularity
  from: string
  to: string
}

const DAYS = 30
const MONTHS = 12
const YEARS = 4

interface Now {
  /** Newest closed gas day. */
  closed: DateText
  /** The bill month that runs, which another reading day than the first begins later than the calendar's. */
  running: MonthText | undefined
}

/** The span of so many steps back from now (0 = the newest). */
export function spanOf(granularity: Granularity, { closed, running }: Now, back: number): Span {
  if (granularity === 'HOUR') {
    const day = addDays(closed, -back)
    return { granularity, from: day, to: day }
  }
  if (granularity === 'DAY') {
    const to = addDays(closed, -back * DAYS)
    return { granularity, from: addDays(to, 1 - DAYS), to }
  }
  if (granularity === 'MONTH') {
    const to = addMonths(running ?? monthOf(closed), -back * MONTHS)
    return { granularity, from: addMonths(to, 1 - MONTHS), to }
  }
  const to = Number(yearOf(closed)) - back * YEARS
  return { granularity, from: String(to + 1 - YEARS), to: String(to) }
}

/** '2026-10-24 至 2026-11-22'; one day alone for hours. */
export const spanText = ({ granularity, from, to }: Span): string =>
  granularity === 'HOUR' ? from : `${from} 至 ${to}`

const labels: Readonly<Record<Granularity, (t: string) => string>> = {
  HOUR: (t) => t.slice(11),
  DAY: (t) => t.slice(5),
  MONTH: formatMonthShort,
  YEAR: (t) => t,
}
const titles: Readonly<Record<Granularity, (t: string) => string>> = {
  HOUR: (t) => t.slice(5),
  DAY: (t) => `${t.slice(5)} ${weekdayText(t)}`,
  MONTH: formatMonth,
  YEAR: (t) => `${t}年`,
}

/** Bars with their holes as holes (Y-03); `comparePoints` are in the same order, a year before. */
export const barsOf = (
  { points, comparePoints, gapMeters }: Pick<Trend, 'points' | 'comparePoints' | 'gapMeters'>,
  of: Granularity,
): ChartPoint[] =>
  points.map((point, index) => ({
    key: point.t,
    label: labels[of](point.t),
    title: titles[of](point.t),
    value: point.volume,
    ...(point.quality === 'ESTIMATED' && { estimated: true }),
    ...(isPartial(point) && { note: partialNote(gapMeters) }),
    ...(comparePoints.length > 0 && { previous: comparePoints[index]?.volume ?? null }),
  }))

/** One sentence for readers of the screen. */
export const chartSummary = (
  span: Span,
  trend: Pick<Trend, 'points' | 'sum' | 'estimatedVolume' | 'gapMeters'>,
): string =>
  [
    `${spanText(span)}用气柱状图，合计${formatVolumeNumber(trend.sum)}立方米`,
    holesNote(trend.points, span.granularity, trend.estimatedVolume, trend.gapMeters),
  ]
    .filter(Boolean)
    .join('，')

export const TABLE_HEAD = ['时间', '气量(m³)', '金额(元)', '数据'] as const

/** What is shown, as rows of a table: unknown values stay unknown. */
export const tableRows = (points: readonly Point[]): (string | null)[][] =>
  points.map(({ t, volume, amount, quality }) => [t, volume, amount, qualities[quality]])
