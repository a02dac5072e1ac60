import { compareDecimals } from '../decimal-text'
import { cut, decimal, fixed, type Big } from '../decimal'
import { isZeroVolume, minVolume, subtractVolume, ZERO_VOLUME, type Volume } from '../volume'

/** A signed volume is a multiple of this many m³ (S-03). */
export const STEP = 100
/** Per cent of the target that may be signed (S-04). */
const ROOM = 110
/** Hours that having read the rules is good for (S-01). */
export const READ_HOURS = 24

/** Down to whole hundreds of m³. */
const wholeSteps = (value: Big): Volume => fixed(decimal(cut(value.div(STEP), 0)).times(STEP), 2)

/** S-03: the most that a group may sign a day, m³: `maxRate` per cent of its baseline, down to whole hundreds. */
export const mostOf = (baseline: Volume, maxRate: string): Volume =>
  wholeSteps(decimal(baseline).times(maxRate).div(100))

/** S-04: what may still be signed, m³ a day, never below zero. */
export function leftOf(target: Volume, applied: Volume): Volume {
  const left = subtractVolume(fixed(decimal(target).times(ROOM).div(100), 2), applied)
  return compareDecimals(left, '0') > 0 ? left : ZERO_VOLUME
}

/** S-04: whether too little is left for another sign-up. */
export const isFull = (target: Volume, applied: Volume, minDaily: Volume): boolean =>
  compareDecimals(leftOf(target, applied), minDaily) < 0

interface VolumeTerms {
  minDaily: Volume
  /** Per cent of the baseline. */
  maxRate: string
  baseline: Volume
}

/** S-03: null for a volume that may be signed, else the bounds in m³ that the refusal names. */
export function boundsProblem(daily: Volume, terms: VolumeTerms): { min: Volume; max: Volume } | null {
  const max = mostOf(terms.baseline, terms.maxRate)
  const isStep = isZeroVolume(fixed(decimal(daily).mod(STEP), 2))
  const fits = compareDecimals(daily, terms.minDaily) >= 0 && compareDecimals(daily, max) <= 0
  return isStep && fits ? null : { min: terms.minDaily, max }
}

/** S-05: whether a sign-up passes by itself; `rate`: per cent of the baseline up to which it does. */
export const passesItself = (daily: Volume, baseline: Volume, rate: string): boolean =>
  decimal(daily).times(100).lte(decimal(baseline).times(rate))

/** The most that a group may sign now: its own bound, or what is left of the activity, in whole hundreds. */
export const mostNow = (most: Volume, left: Volume): Volume => minVolume(most, wholeSteps(decimal(left)))
