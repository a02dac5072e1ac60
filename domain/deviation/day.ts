import { addDays, startOf, toInstant, type DateText, type Instant } from '../date'
import { decimal, fixed } from '../decimal'
import type { Volume } from '../volume'

/** FEE: outside the tolerance costs. NOTICE: it is only said (D-08). */
export type AssessMode = 'FEE' | 'NOTICE'

export type CaseType = 'DAY' | 'USAGE_CHANGE' | 'EXTRACT'

/** D-01: (actual − plan) ÷ plan, per cent with two decimals, half up. Null where a plan of 0 met use: no share says how much. */
export function deviationRate(actual: Volume, plan: Volume): string | null {
  if (decimal(plan).eq(0)) return decimal(actual).eq(0) ? '0.00' : null
  return fixed(decimal(actual).minus(decimal(plan)).times(100).div(decimal(plan)), 2)
}

/** G-03: whether some of the days are above their limits, for which the others do not make up. */
export const exceedsLimit = (days: readonly { actual: Volume | null; limit: Volume | null | undefined }[]): boolean =>
  days.some(({ actual, limit }) => actual !== null && limit != null && decimal(actual).gt(decimal(limit)))

/**
 * D-01, D-02: on which side of its tolerance (per cent of the plan) a volume lies, by the volumes and not by the rounded rate. Exactly the
 * tolerance is as planned; any use where nothing was planned is too much, and so is any above a limit of supply (G-03).
 */
export function sideOf(
  actual: Volume,
  plan: Volume,
  tolerance: string,
  limit: Volume | null = null,
): 'NORMAL' | 'OVER' | 'UNDER' {
  if (limit !== null && decimal(actual).gt(decimal(limit))) return 'OVER'
  const off = decimal(actual).minus(decimal(plan)).times(100)
  const bound = decimal(plan).times(decimal(tolerance))
  if (off.gt(bound)) return 'OVER'
  return off.lt(bound.times(-1)) ? 'UNDER' : 'NORMAL'
}

/** Days after a change of use until which it is confirmed (D-03). */
const CONFIRM_DAYS = 2

/** D-03: the last moment of a reason, 17:00 of its day; `days`: after the day of a deviation. */
export const reportDeadline = (type: CaseType, gasDay: DateText, days: number): Instant =>
  toInstant(startOf(addDays(gasDay, type === 'USAGE_CHANGE' ? CONFIRM_DAYS : days), 17))

/** D-04: days that make the mean. */
const MEAN_DAYS = 7

/** D-04: from when on a change is one, both at once. */
export interface ChangeBounds {
  /** Per cent of the mean. */
  rate: string
  volume: Volume
}

export interface UsageChange {
  mean: Volume
  /** Against the mean, per cent with two decimals; negative for less. */
  rate: string
}

/**
 * D-04: yesterday against the mean of the seven days before it: at least so many per cent and m³ away. `before`: those seven without days of a
 * stop, null for a day without data. Null where nothing changed that much, where fewer than four of the days are known, or where they
 * were all 0.
 */
export function usageChange(
  actual: Volume,
  before: readonly (Volume | null)[],
  bounds: ChangeBounds,
): UsageChange | null {
  const known = before.slice(-MEAN_DAYS).flatMap((volume) => (volume === null ? [] : [volume]))
  if (known.length < Math.ceil(MEAN_DAYS / 2)) return null
  const mean = known.reduce((sum, volume) => sum.plus(decimal(volume)), decimal('0')).div(known.length)
  const change = decimal(actual).minus(mean)
  if (mean.eq(0) || change.abs().lt(bounds.volume) || change.abs().times(100).lt(mean.times(bounds.rate))) return null
  return { mean: fixed(mean, 2), rate: fixed(change.times(100).div(mean), 2) }
}
