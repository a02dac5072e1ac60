import { decimal, fixed } from '@domain/decimal'
import { changePercent, type Percent } from '@domain/percent'
import { addVolume, subtractVolume, sumVolume, type Volume } from '@domain/volume'

/* What a customer's usage suggests (E-X-20). Volumes in m³. */

export interface Spike {
  /** Of the same weekday in the weeks before. */
  mean: Volume
  /** Above the mean, one decimal. */
  percent: Percent
}

/** Weeks that have to be known of the four before. */
const FEWEST_WEEKS = 3
const SPIKE_FACTOR = 1.5
const SPIKE_LEAST = 50

/**
 * USAGE_SPIKE: a day with more than 1.5 times the mean of its weekday in the four weeks before, by at least 50 m³; else null. `before`:
 * null for a day that was not measured whole, which counts for nothing; with less than three of them nothing is said.
 */
export function spikeOf(day: Volume, before: readonly (Volume | null)[]): Spike | null {
  const known = before.flatMap((one) => one ?? [])
  if (known.length < FEWEST_WEEKS) return null
  const mean = fixed(decimal(sumVolume(known)).div(known.length), 2)
  const isSpike =
    decimal(day).gt(decimal(mean).times(SPIKE_FACTOR)) && decimal(subtractVolume(day, mean)).gte(SPIKE_LEAST)
  const percent = isSpike ? changePercent(day, mean) : null
  return percent === null ? null : { mean, percent }
}

const NEAR = 0.9

/** TIER_NEAR: the volume of the year has come to 90 % of the border of the next tier. `toNext`: m³ to it, null in the last tier. */
export const isTierNear = (used: Volume, toNext: Volume | null): toNext is Volume =>
  toNext !== null && decimal(used).gte(decimal(addVolume(used, toNext)).times(NEAR))

/** A month of a customer; `days`: gas days on which gas was used. */
export interface MonthOfUse {
  volume: Volume
  days: number
}

/** Days of use by which months may differ and still be compared. */
const LIKE_DAYS = 2
const SAVED_LEAST = 5

/** SAVE_GOOD: per cent by which a month used less than the same month a year before on about as many days of use, 5 at least; else null. */
export function savedPercent(now: MonthOfUse, before: MonthOfUse): Percent | null {
  if (now.days === 0 || Math.abs(now.days - before.days) > LIKE_DAYS) return null
  const change = changePercent(now.volume, before.volume)
  return change !== null && decimal(change).lte(-SAVED_LEAST) ? fixed(decimal(change).abs(), 1) : null
}
