import { formatChange } from '@domain/percent'
import { formatVolumeNumber } from '@domain/volume'
import type { ChartPoint } from '@/ui'
import type { PlanMonth } from '../types'

type Day = PlanMonth['days'][number]

const rateOf = ({ level, deviationPct }: Day): number =>
  level === 'NORMAL' || deviationPct === null ? 0 : Number(deviationPct)

/**
 * Bars of what was used over the line of what was planned; a day with gaps is marked as estimated. The farthest day on each side has its
 * rate written over it: more of them would cover each other.
 */
export function dayPoints(days: readonly Day[]): ChartPoint[] {
  const rates = days.map(rateOf)
  const farthest = [Math.max(...rates), Math.min(...rates)].map((rate) => (rate === 0 ? -1 : rates.indexOf(rate)))
  return days.map(({ date, plan, actual, dataState, level, deviationPct }, at) => ({
    key: date,
    label: date.slice(5),
    title: date,
    value: actual,
    plan,
    estimated: dataState === 'PARTIAL',
    ...(level !== 'NORMAL' && { tone: 'danger' as const }),
    ...(farthest.includes(at) && { mark: formatChange(deviationPct) }),
  }))
}

/** What the calendar says of a day: how far off it was, else what was used or is planned. */
export function dayMark({ plan, actual, deviationPct }: Day, isDaily: boolean): string {
  if (isDaily && deviationPct !== null) return formatChange(deviationPct)
  const volume = actual ?? plan
  return volume === null ? '—' : formatVolumeNumber(volume.split('.')[0] ?? '0')
}
