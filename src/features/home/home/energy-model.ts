import type { Out } from '@contract'
import { CHART_DAYS } from '@/platform/early/trend'
import type { ChartPoint } from '@/ui'
import { addDays, addMonths, monthOf, type DateText, type MonthText } from '@domain/date'
import { formatMonth, formatMonthShort, weekdayText } from '@domain/date-format'
import { changePercent } from '@domain/percent'
import { formatVolumeNumber, sumVolume } from '@domain/volume'
import { decimal, fixed } from '@domain/decimal'

type Trend = Out<'energy GET /energy/trend'>
type Point = Trend['points'][number]

/** Bars of the home page: so many months with the running one (A 6.1 block 6). */
const MONTHS = 12

export const dayRange = (gasDay: DateText) => ({ from: addDays(gasDay, 1 - CHART_DAYS), to: gasDay })
export const monthRange = (billMonth: MonthText) => ({ from: addMonths(billMonth, 1 - MONTHS), to: billMonth })

/** The point itself as the head of the block shows it. */
export interface Reading {
  label: string
  value: string | null
  /** Compared with what, and by how much: unknown where the chart does not reach back so far. Null: it is not compared. */
  compare: { label: string; pct: string | null } | null
}

/** Days as bars; yesterday is named, estimates are hatched (visual 7). */
export function dayPoints({ points }: Trend, today: DateText): ChartPoint[] {
  return points.map((point) => ({
    key: point.t,
    label: point.t === addDays(today, -1) ? '昨日' : point.t.slice(5),
    title: `${point.t.slice(5)} ${weekdayText(point.t)}`,
    value: point.volume,
    ...(point.quality === 'ESTIMATED' && { estimated: true }),
  }))
}

export function dayReading(points: readonly ChartPoint[], key: string, today: DateText): Reading {
  const at = points.findIndex((point) => point.key === key)
  const value = points[at]?.value ?? null
  const before = points[at - 7]?.value ?? null
  const pct = value === null || before === null ? null : changePercent(value, before)
  const day = `${key.slice(5)} ${weekdayText(key)}`
  return {
    label: key === addDays(today, -1) ? `昨日 ${day}` : day,
    value,
    compare: { label: `较上${weekdayText(key)}`, pct },
  }
}

/** Months as bars with last year's as a dashed line. */
export function monthPoints({ points, comparePoints }: Trend, billMonth: MonthText): ChartPoint[] {
  const former = new Map(comparePoints.map((point) => [point.t, point.volume]))
  return points.map((point) => ({
    key: point.t,
    label: formatMonthShort(point.t),
    title: point.t === billMonth ? `${formatMonth(point.t)}（至今）` : formatMonth(point.t),
    value: point.volume,
    previous: former.get(addMonths(monthOf(point.t), -12)) ?? null,
  }))
}

export function monthReading(points: readonly ChartPoint[], key: string, billMonth: MonthText): Reading {
  const point = points.find((one) => one.key === key)
  const value = point?.value ?? null
  const previous = point?.previous ?? null
  // A month that is still running is not set against a whole one.
  const pct = value === null || previous === null || key === billMonth ? null : changePercent(value, previous)
  return { label: point?.title ?? '', value, compare: pct === null ? null : { label: '较去年同月', pct } }
}

/** Mean of the known days; null without any. */
export function dayMean(points: readonly ChartPoint[]): string | null {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  return values.length === 0 ? null : fixed(decimal(sumVolume(values)).div(values.length), 2)
}

/** What is under the chart: days that were estimated or lack something, and how fresh it is (AE-06). */
export function dayNote({ points }: Pick<Trend, 'points'>, today: DateText): string {
  const count = (test: (point: Point) => boolean) => points.filter(test).length
  const estimated = count(({ quality }) => quality === 'ESTIMATED')
  const missing = count(({ volume }) => volume === null)
  // The other meters of that day did report.
  const partial = count(({ quality, volume }) => quality === 'MISSING' && volume !== null)
  const newest = points.at(-1)?.t
  return [
    estimated > 0 && `含估算 ${estimated} 天`,
    missing > 0 && `缺数 ${missing} 天`,
    partial > 0 && `${partial} 天有表具缺数`,
    newest !== undefined && newest < addDays(today, -1) && `${addDays(today, -1).slice(5)} 数据更新中`,
  ]
    .filter(Boolean)
    .join('，')
}

/** One sentence for readers of the screen. */
export const chartSummary = (what: string, { label, value }: Reading): string =>
  value === null ? `${what}柱状图，${label}暂无数据` : `${what}柱状图，${label}${formatVolumeNumber(value)}立方米`
