import {
  boundsOf,
  cyclesOf,
  defaultShares,
  evenShare,
  windowOf,
  type Cycle,
  type WindowRules,
} from '@domain/package/cycles'
import { compareDecimals } from '@domain/decimal'
import type { PackageTerms } from '../types'

/** A cycle of a draft with what may become of it. */
export interface Drafted extends Cycle {
  volume: string
  low: string
  high: string
  evenShare: string
  editOpenAt: string
  editCloseAt: string
  payDeadline: string
}

/** The cycles of a volume with their default shares, bounds and moments. */
export function draftOf(terms: PackageTerms, total: string, rules: WindowRules): Drafted[] {
  const cycles = cyclesOf({ start: terms.deliveryStart, end: terms.deliveryEnd, cycleType: terms.cycleType })
  const shares = defaultShares(total, cycles)
  const rates = { lowRate: terms.cycleLowRate, highRate: terms.cycleHighRate }
  return cycles.map((cycle, index) => {
    const share = shares[index] ?? '0'
    return {
      ...cycle,
      volume: share,
      ...boundsOf({ total, cycle, cycles, share, ...rates }),
      evenShare: evenShare(total, cycle, cycles),
      ...windowOf(terms.cycleType, cycle.startDate, rules),
    }
  })
}

const WHOLE = /^(0|[1-9]\d{0,11})$/

/** The draft with the customer's own volumes; null when they name other cycles, or one is out of its bounds. */
export function withVolumes(
  draft: readonly Drafted[],
  wanted: readonly { cycleNo: number; volume: string }[],
): Drafted[] | null {
  const byNo = new Map(wanted.map(({ cycleNo, volume }) => [cycleNo, volume]))
  if (wanted.length !== draft.length || byNo.size !== draft.length) return null
  const planned = draft.map((cycle) => ({ ...cycle, volume: byNo.get(cycle.cycleNo) ?? '' }))
  const fits = planned.every(
    ({ volume, low, high }) =>
      WHOLE.test(volume) && compareDecimals(volume, low) >= 0 && compareDecimals(volume, high) <= 0,
  )
  return fits ? planned : null
}
