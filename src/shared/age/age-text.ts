import { addDays, dateOf, type DateText } from '@domain/date'
import { formatMoment, formatSpan } from '@domain/date-format'
import { formatVolume, isZeroVolume } from '@domain/volume'

export interface Age {
  /** ISO: what happened later is not in the figures. */
  asOf: string
  /** Share of the expected frames that are there, 0–100. */
  whole: number
  /** Gas days without one. */
  missingDays?: readonly string[]
  /** m³ of the figures that were estimated. */
  estimatedVolume?: string
}

/** Y-03: until when figures know, and how whole they are: 数据截至 11-01 08:00，完整度 96%，缺 2 天，含估算 120.00 m³. */
export function ageText({ asOf, whole, missingDays = [], estimatedVolume = '0' }: Age, today: string): string {
  return [
    `数据截至 ${formatMoment(asOf, today)}${silentText(asOf, missingDays, today)}`,
    ...(whole >= 100 ? [] : [`完整度 ${whole}%`]),
    ...(missingDays.length > 0 ? [`缺 ${missingDays.length} 天`] : []),
    ...(isZeroVolume(estimatedVolume) ? [] : [estimateText(estimatedVolume)]),
  ].join('，')
}

/** Since when no data came up to now: figures look as new as `asOf` and are not. '' where the newest day is there. */
function silentText(asOf: string, missingDays: readonly DateText[], today: string): string {
  let since = dateOf(asOf)
  while (missingDays.includes(addDays(since, -1))) since = addDays(since, -1)
  return since === dateOf(asOf) ? '' : `（${formatMoment(`${since}${asOf.slice(10)}`, today)} 起缺数）`
}

/** What of a figure is no reading. */
export const estimateText = (estimatedVolume: string): string => `含估算 ${formatVolume(estimatedVolume)}`

/** Days in a row as one: 2026-10-03 至 2026-10-05、2026-10-09. */
export function daysText(days: readonly DateText[]): string {
  const runs: { from: DateText; to: DateText }[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && day === addDays(last.to, 1)) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs.map(({ from, to }) => formatSpan(from, to)).join('、')
}
