import { exceedsLimit, sideOf } from '@domain/deviation/day'
import { changePercent } from '@domain/percent'
import { isZeroVolume, type Volume } from '@domain/volume'

export type PlanLevel = 'NORMAL' | 'OVER' | 'UNDER'

export interface Deviation {
  /** (actual − plan) / plan; null without a plan, and where one of nothing was exceeded. */
  deviationPct: string | null
  level: PlanLevel
}

/**
 * How far a volume is off its plan (B D-01); within the tolerance, per cent, it is as planned, but not beyond a limit of supply (G-03).
 * Without either nothing is said.
 */
export function deviationOf(
  actual: Volume | null,
  plan: Volume | null,
  tolerancePct: string,
  limit: Volume | null = null,
): Deviation {
  if (actual === null || plan === null) return { deviationPct: null, level: 'NORMAL' }
  const level = sideOf(actual, plan, tolerancePct, limit)
  const isNothing = isZeroVolume(plan) && isZeroVolume(actual)
  return { deviationPct: isNothing ? '0.0' : changePercent(actual, plan), level }
}

/** The same of days together; above the limit of one of them they are not as planned. */
export function deviationOfDays(
  actual: Volume | null,
  plan: Volume | null,
  tolerancePct: string,
  days: readonly { actual: Volume | null; limit: Volume | null }[],
): Deviation {
  const found = deviationOf(actual, plan, tolerancePct)
  const isOver = actual !== null && plan !== null && found.level === 'NORMAL' && exceedsLimit(days)
  return isOver ? { ...found, level: 'OVER' } : found
}
