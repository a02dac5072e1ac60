import { decimal } from '@domain/decimal'
import { changePercent } from '@domain/percent'
import { isZeroVolume, type Volume } from '@domain/volume'

export type PlanLevel = 'NORMAL' | 'OVER' | 'UNDER'

export interface Deviation {
  /** (actual − plan) / plan; null without a plan, and where one of nothing was exceeded. */
  deviationPct: string | null
  level: PlanLevel
}

/** How far a volume is off its plan (B D-01); within the tolerance, per cent, it is as planned. Without either nothing is said. */
export function deviationOf(actual: Volume | null, plan: Volume | null, tolerancePct: string): Deviation {
  if (actual === null || plan === null) return { deviationPct: null, level: 'NORMAL' }
  if (isZeroVolume(plan)) {
    const isUsed = !isZeroVolume(actual)
    return { deviationPct: isUsed ? null : '0.0', level: isUsed ? 'OVER' : 'NORMAL' }
  }
  const off = decimal(actual).minus(decimal(plan)).times(100)
  const bound = decimal(plan).times(decimal(tolerancePct))
  const level = off.gt(bound) ? 'OVER' : off.lt(bound.times(-1)) ? 'UNDER' : 'NORMAL'
  return { deviationPct: changePercent(actual, plan), level }
}
