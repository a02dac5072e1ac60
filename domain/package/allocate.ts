import { diffDays, type DateText } from '../day'
import { decimal, fixed } from '../decimal'
import { ZERO_VOLUME, addVolume, maxVolume, minVolume, subtractVolume, type Volume } from '../volume'
import type { SupplyMode } from './terms'

/** What makes up all that may be taken in a cycle. m³. */
interface CycleParts {
  lockedVolume: Volume
  movedOutVolume: Volume
  addVolume: Volume
  rolloverInVolume: Volume
}

/** Bought for the cycle itself: what is rolled in belongs to the cycle before. */
export const ownVolume = ({ lockedVolume, movedOutVolume, addVolume: added }: Omit<CycleParts, 'rolloverInVolume'>) =>
  addVolume(subtractVolume(lockedVolume, movedOutVolume), added)

/** T of X-10. */
export const totalOf = (parts: CycleParts): Volume => addVolume(ownVolume(parts), parts.rolloverInVolume)

/** One cycle that takes gas on a day. */
export interface Taker {
  childNo: string
  supplyMode: SupplyMode
  /** Meters that it counts. */
  meterIds: readonly string[]
  /** T on that day. */
  total: Volume
  /** Taken up to the day before. */
  cumulative: Volume
  /** Days of the cycle that are left, the day itself included. */
  daysLeft: number
  /** Per cent; of FULL. */
  overTolerance: string
}

export interface MeterDay {
  meterId: string
  volume: Volume
}

export interface Share {
  childNo: string
  meterId: string
  meterVolume: Volume
  extracted: Volume
  out: Volume
}

/** A day may take this much more than its even part. */
const DAY_FACTOR = '1.20'

export const daysLeftOn = (day: DateText, endDate: DateText): number => diffDays(day, endDate) + 1

/** the most that a cycle takes on a day. */
export function dayLimit({
  supplyMode,
  total,
  cumulative,
  daysLeft,
  overTolerance,
}: Omit<Taker, 'childNo' | 'meterIds'>) {
  const left = subtractVolume(total, cumulative)
  if (supplyMode === 'FULL')
    return maxVolume(ZERO_VOLUME, subtractVolume(withTolerance(total, overTolerance), cumulative))
  if (daysLeft < 1) return ZERO_VOLUME
  const target = decimal(left).div(daysLeft).times(DAY_FACTOR)
  return maxVolume(ZERO_VOLUME, minVolume(fixed(target, 2), left))
}

/** T and what FULL covers above it. */
const withTolerance = (total: Volume, overTolerance: string): Volume =>
  fixed(decimal(total).times(decimal(overTolerance).plus(100)).div(100), 2)

/**
 * a day of the meters among the cycles that take gas, in the order of `takers`. What is left of a meter stands with the last cycle
 * that it serves, once, so that the sum of the shares is the meter's day.
 */
export function shareDay(takers: readonly Taker[], meters: readonly MeterDay[]): Share[] {
  const left = new Map(meters.map(({ meterId, volume }) => [meterId, volume]))
  const shares: Share[] = []
  for (const taker of takers) {
    let limit = dayLimit(taker)
    for (const meter of meters.filter(({ meterId }) => taker.meterIds.includes(meterId))) {
      const extracted = minVolume(left.get(meter.meterId) ?? ZERO_VOLUME, limit)
      limit = subtractVolume(limit, extracted)
      left.set(meter.meterId, subtractVolume(left.get(meter.meterId) ?? ZERO_VOLUME, extracted))
      shares.push({ childNo: taker.childNo, ...shareOf(meter), extracted, out: ZERO_VOLUME })
    }
  }
  return shares.map((share, at) => {
    const isLast = !shares.slice(at + 1).some(({ meterId }) => meterId === share.meterId)
    return isLast ? { ...share, out: left.get(share.meterId) ?? ZERO_VOLUME } : share
  })
}

const shareOf = ({ meterId, volume }: MeterDay) => ({ meterId, meterVolume: volume })

/** m³ that would have been taken at an even pace; null before the cycle begins. */
export function lineOf(total: Volume, days: number, passed: number): Volume | null {
  if (passed < 1) return null
  return fixed(decimal(total).times(Math.min(passed, days)).div(days), 2)
}

/** marks in per cent that were passed between two volumes, the lowest first. */
export const marksPassed = (
  marks: readonly string[],
  { before, now, total }: { before: Volume; now: Volume; total: Volume },
): string[] => marks.filter((mark) => !reaches(before, total, mark) && reaches(now, total, mark))

const reaches = (taken: Volume, total: Volume, mark: string): boolean =>
  decimal(total).gt(0) && decimal(taken).times(100).gte(decimal(total).times(mark))
