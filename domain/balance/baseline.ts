import { compareDecimals } from '../decimal-text'
import { decimal, fixed } from '../decimal'
import type { Volume } from '../volume'

/** Days of a baseline, left out at each end, and needed after that (S-02). */
const BASELINE_DAYS = 10
const CUT = 2
const FEWEST = 5

/** A gas day that may make a baseline, m³. */
export interface BaselineDay {
  date: string
  volume: Volume
}

export interface Baseline {
  /** Whole m³ a day. */
  volume: Volume
  used: BaselineDay[]
  /** Left out: the highest two and the lowest two. */
  dropped: BaselineDay[]
}

/**
 * S-02: the mean of the newest ten days, without the two highest and the two lowest, in whole m³, half up. Of equal days the older one
 * counts as the lower. Null where fewer than five are left, and where nothing was used.
 *
 * @param days Workdays before the sign-up with all data, without stops, accepted deviations and days of other activities; any order.
 */
export function baselineOf(days: readonly BaselineDay[]): Baseline | null {
  const newest = [...days].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, BASELINE_DAYS)
  const ranked = newest.sort((a, b) => compareDecimals(a.volume, b.volume) || (a.date < b.date ? -1 : 1))
  const kept = ranked.slice(CUT, ranked.length - CUT)
  if (kept.length < FEWEST) return null
  const total = kept.reduce((sum, day) => sum.plus(day.volume), decimal('0'))
  const volume = fixed(total.div(kept.length), 0)
  if (volume === '0') return null
  const byDate = (a: BaselineDay, b: BaselineDay) => (a.date < b.date ? -1 : 1)
  const dropped = [...ranked.slice(0, CUT), ...ranked.slice(ranked.length - CUT)]
  return { volume: `${volume}.00`, used: kept.sort(byDate), dropped: dropped.sort(byDate) }
}
