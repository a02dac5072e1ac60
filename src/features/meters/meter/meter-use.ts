import type { Out } from '@contract'
import type { ChartPoint } from '@/ui'
import { addDays, addMonths, monthOf, type DateText } from '@domain/date'
import { formatMonth, formatMonthShort, weekdayText } from '@domain/date-format'
import { formatVolumeNumber } from '@domain/volume'

/* What a meter has used, as bars and as a sentence (A 6.2, 6.4). */

export type MeterDetail = Out<'default GET /crmgas/meter/detail'>
type MeterType = MeterDetail['meter']['meterType']
type Point = Out<'energy GET /energy/trend'>['points'][number]

const DAYS = 30
const MONTHS = 12

export interface Span {
  granularity: 'DAY' | 'MONTH'
  from: string
  to: string
}

/** Only meters that are read from afar have days; the gas day that ended this morning is the newest (A 6.4). `running`: the bill month. */
export function spanOf(meterType: MeterType, today: DateText, running = monthOf(today)): Span {
  if (meterType === 'IOT') return { granularity: 'DAY', from: addDays(today, -DAYS), to: addDays(today, -1) }
  return { granularity: 'MONTH', from: addMonths(running, 1 - MONTHS), to: running }
}

export const spanWords = ({ granularity }: Span): string => (granularity === 'DAY' ? '近30天' : '近12个月')

export const barsOf = (points: readonly Point[], { granularity }: Span): ChartPoint[] =>
  points.map((point) => ({
    key: point.t,
    label: granularity === 'DAY' ? point.t.slice(5) : formatMonthShort(point.t),
    title: granularity === 'DAY' ? `${point.t.slice(5)} ${weekdayText(point.t)}` : formatMonth(point.t),
    value: point.volume,
    ...(point.quality === 'ESTIMATED' && { estimated: true }),
  }))

/** One sentence for readers of the screen. */
export function barsSummary(span: Span, points: readonly ChartPoint[]): string {
  const newest = points.filter(({ value }) => value !== null).at(-1)
  const word = `${spanWords(span)}用气柱状图`
  return newest ? `${word}，${newest.title}${formatVolumeNumber(newest.value)}立方米` : `${word}，暂无数据`
}
