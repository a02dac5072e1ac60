import type { Out } from '@contract'
import { isPartial, partialNote } from '@/shared/age'
import type { ChartPoint } from '@/ui'
import type { ColourName } from '@/ui/tokens.gen'
import { weekdayText } from '@domain/date-format'
import { formatChange, formatShare } from '@domain/percent'
import { formatVolume, isZeroVolume } from '@domain/volume'
import type { RingPart } from '@/shared/ring'

export type PlanMonth = Out<'energy GET /energy/dg/overview'>
type Level = PlanMonth['plan']['level']

const LEVELS: Readonly<Record<Level, { label: string; tone: 'success' | 'warning' | 'danger' }>> = {
  NORMAL: { label: '正常', tone: 'success' },
  OVER: { label: '超用', tone: 'danger' },
  UNDER: { label: '欠用', tone: 'warning' },
}

/** The tag of the month: 超用 +7.2%; null before anything can be compared. */
export function levelOf({ deviationPct, level }: Pick<PlanMonth['plan'], 'deviationPct' | 'level'>) {
  if (deviationPct === null && level === 'NORMAL') return null
  const { label, tone } = LEVELS[level]
  return { label: deviationPct === null ? label : `${label} ${formatChange(deviationPct)}`, tone }
}

/** Bars of what was used with the line of what was planned; a day off its tolerance carries by how much. */
export const planPoints = ({ days, gapMeters }: Pick<PlanMonth, 'days' | 'gapMeters'>): ChartPoint[] =>
  days.map(({ gasDay, plan, actual, deviationPct, level, quality }) => ({
    key: gasDay,
    label: gasDay.slice(5),
    title: `${gasDay.slice(5)} ${weekdayText(gasDay)}`,
    value: actual,
    plan,
    ...(quality === 'ESTIMATED' && { estimated: true }),
    ...(level === 'OVER' && { tone: 'danger' as const }),
    ...(level === 'UNDER' && { tone: 'warning' as const }),
    ...(level !== 'NORMAL' && deviationPct !== null && { mark: formatChange(deviationPct) }),
    ...noteOf(deviationPct, isPartial({ volume: actual, quality }) ? partialNote(gapMeters) : null),
  }))

function noteOf(deviationPct: string | null, partial: string | null): { note?: string } {
  const words = [
    ...(deviationPct === null ? [] : [`偏差 ${formatChange(deviationPct)}`]),
    ...(partial === null ? [] : [partial]),
  ]
  return words.length === 0 ? {} : { note: words.join('，') }
}

/** How much of a plan is used; null without a plan. */
export const shareOf = (used: string | null, plan: string | null): number | null =>
  used === null || plan === null || isZeroVolume(plan) ? null : Number(used) / Number(plan)

const COLOURS: readonly ColourName[] = ['ch1', 'ch2', 'ch3', 'ch4']

/** Meters as parts of a ring, at most five: the last is all others together (visual 7). */
export function meterParts(meters: PlanMonth['meters']): RingPart[] {
  const shares = meters.flatMap(({ sharePct }) => (sharePct === null ? [] : [Number(sharePct) / 100]))
  const shown = shares.slice(0, COLOURS.length).map((share, index) => ({ share, colour: COLOURS[index] ?? 'ch5' }))
  const rest = shares.slice(COLOURS.length).reduce((sum, share) => sum + share, 0)
  return rest > 0 ? [...shown, { share: rest, colour: 'ch5' }] : shown
}

/** The ring of the meters, for readers of the screen. */
export const sharesText = (meters: PlanMonth['meters']): string =>
  meters.map(({ name, volume, sharePct }) => `${name}${formatVolume(volume)}，占${formatShare(sharePct)}`).join('；')
