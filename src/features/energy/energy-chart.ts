import type { Out } from '@contract'
import type { ChartPoint } from '@/ui'
import { addDays, addMonths, monthOf, yearOf, type DateText } from '@domain/date'
import { formatMonth, formatMonthShort, weekdayText } from '@domain/date-format'
import { formatVolumeNumber } from '@domain/volume'

/* Usage as bars of hours, days, months or years, and as a sentence (A 6.4). */

export type Granularity = 'HOUR' | 'DAY' | 'MONTH' | 'YEAR'
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

/** The span of so many steps back from the newest closed gas day (0 = the newest). */
export function spanOf(granularity: Granularity, closed: DateText, back: number): Span {
  if (granularity === 'HOUR') {
    const day = addDays(closed, -back)
    return { granularity, from: day, to: day }
  }
  if (granularity === 'DAY') {
    const to = addDays(closed, -back * DAYS)
    return { granularity, from: addDays(to, 1 - DAYS), to }
  }
  if (granularity === 'MONTH') {
    const to = addMonths(monthOf(closed), -back * MONTHS)
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

/** Bars with their holes as holes; `comparePoints` lie in the same order, a year before. */
export const barsOf = (
  { points, comparePoints }: Pick<Trend, 'points' | 'comparePoints'>,
  of: Granularity,
): ChartPoint[] =>
  points.map((point, index) => ({
    key: point.t,
    label: labels[of](point.t),
    title: titles[of](point.t),
    value: point.volume,
    ...(point.quality === 'ESTIMATED' && { estimated: true }),
    ...(comparePoints.length > 0 && { previous: comparePoints[index]?.volume ?? null }),
  }))

const UNITS: Readonly<Record<Granularity, string>> = { HOUR: '小时', DAY: '天', MONTH: '个月', YEAR: '年' }

/** what a sum over the bars does not hold, or holds as an estimate. */
export function holesNote(points: readonly Point[], of: Granularity): string {
  const missing = points.filter(({ volume }) => volume === null).length
  const estimated = points.filter(({ quality }) => quality === 'ESTIMATED').length
  return [missing > 0 && `合计不含缺数 ${missing} ${UNITS[of]}`, estimated > 0 && `含估算 ${estimated} ${UNITS[of]}`]
    .filter(Boolean)
    .join('，')
}

/** One sentence for readers of the screen. */
export const chartSummary = (span: Span, { points, sum }: Pick<Trend, 'points' | 'sum'>): string =>
  [`${spanText(span)}用气柱状图，合计${formatVolumeNumber(sum)}立方米`, holesNote(points, span.granularity)]
    .filter(Boolean)
    .join('，')

/** What is shown, as a table to be pasted into a spreadsheet: unknown values stay empty. */
export const tableText = (points: readonly Point[]): string =>
  [
    ['时间', '气量(m³)', '金额(元)', '数据'],
    ...points.map(({ t, volume, amount, quality }) => [t, volume ?? '', amount ?? '', QUALITY[quality]]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')

const QUALITY = { NORMAL: '正常', MAKEUP: '补采', ESTIMATED: '估算', MISSING: '缺数' } as const
