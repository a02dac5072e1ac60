import { decimal, fixed } from '../decimal'
import { lineOf } from '../package/allocate'
import type { SupplyMode } from '../package/terms'
import type { Volume } from '../volume'
import { deviationRate } from './day'

/** How far a cycle of a package has come. m³ and gas days. */
export interface Progress {
  supplyMode: SupplyMode
  /** T of X-10. */
  total: Volume
  /** On the days of which all is known. */
  taken: Volume
  /** Closed days of the cycle without those on which supply was off (G-04), and those of which something is not known (Y-03). */
  elapsed: number
  days: number
}

export interface ProgressDeviation {
  /** What an even cycle would have taken by now. */
  line: Volume
  /** Against the line, per cent with two decimals. */
  rate: string
}

/**
 * from one third of a cycle on, at least `bound` per cent off the line; a package that never covers more than was bought (PART) only below it.
 * Null where nothing is to be said. The volumes are compared, not the rounded rate.
 */
export function progressDeviation(of: Progress, bound: string): ProgressDeviation | null {
  if (of.elapsed * 3 < of.days || decimal(of.total).eq(0)) return null
  const exact = decimal(of.total).times(of.elapsed).div(of.days)
  const off = decimal(of.taken).minus(exact).times(100)
  const most = exact.times(bound)
  const isFar = off.lte(most.times(-1)) || (of.supplyMode === 'FULL' && off.gte(most))
  if (!isFar) return null
  const line = lineOf(of.total, of.days, of.elapsed)
  return line === null ? null : { line, rate: deviationRate(of.taken, line) ?? '0.00' }
}

/** What the cycle takes if it goes on like this, m³; nothing has passed yet: nothing. */
export const projectedOf = ({ taken, elapsed, days }: Progress): Volume =>
  elapsed === 0 ? '0.00' : fixed(decimal(taken).times(days).div(elapsed), 2)
