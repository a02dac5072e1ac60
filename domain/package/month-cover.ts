import { datesBetween, firstOfMonth, lastOfMonth, type MonthText } from '../date'
import type { OutDay } from '../elective/share'
import {
  ZERO_VOLUME,
  addVolume,
  isZeroVolume,
  maxVolume,
  minVolume,
  subtractVolume,
  sumVolume,
  type Volume,
} from '../volume'
import { sharesAhead } from './ahead'
import { cyclesOf, defaultShares } from './cycles'
import type { PackageTerms } from './terms'

/** Terms of a package by which a month's gas is shared and settled; per cent. */
export type CoverTerms = Pick<
  PackageTerms,
  'supplyMode' | 'cycleType' | 'overTolerance' | 'shortTolerance' | 'shortFeeRate'
>

/** A cycle of a month as it is settled, m³. */
export interface CoveredCycle {
  own: Volume
  extracted: Volume
}

/**
 * What a package of so many m³ would take of a whole month, as X-10 shares its days: cycles with their default shares, all meters
 * bound, nothing moved or rolled over. `shares`: m³ of each of the days, in their order; a day's gas comes off its channels in theirs. A
 * negative day takes nothing.
 */
export function coverMonth(
  days: readonly OutDay[],
  month: MonthText,
  volume: Volume,
  { supplyMode, cycleType, overTolerance }: Pick<CoverTerms, 'supplyMode' | 'cycleType' | 'overTolerance'>,
): { shares: Volume[]; cycles: CoveredCycle[] } {
  const meterIds = [...new Set(days.map(({ meterId }) => meterId))].sort()
  const cycles = cyclesOf({ start: firstOfMonth(month), end: lastOfMonth(month), cycleType })
  const own = defaultShares(volume, cycles)
  const takers = cycles.map(({ cycleNo, startDate, endDate }, index) => ({
    childNo: String(cycleNo),
    supplyMode,
    meterIds,
    total: own[index] ?? ZERO_VOLUME,
    overTolerance,
    taken: ZERO_VOLUME,
    from: startDate,
    to: endDate,
  }))
  const usedOn = byMeterDay(days)
  const shared = sharesAhead(
    takers,
    datesBetween(firstOfMonth(month), lastOfMonth(month)).map((gasDay) => ({
      gasDay,
      meters: meterIds.map((meterId) => ({ meterId, volume: usedOn.get(keyOf(meterId, gasDay)) ?? ZERO_VOLUME })),
    })),
  )
  const taken = new Map<string, Volume>()
  const extracted = new Map<string, Volume>()
  for (const { gasDay, shares } of shared)
    for (const share of shares) {
      const key = keyOf(share.meterId, gasDay)
      taken.set(key, addVolume(taken.get(key) ?? ZERO_VOLUME, share.extracted))
      extracted.set(share.childNo, addVolume(extracted.get(share.childNo) ?? ZERO_VOLUME, share.extracted))
    }
  return {
    shares: offChannels(days, taken),
    cycles: takers.map(({ childNo, total }) => ({ own: total, extracted: extracted.get(childNo) ?? ZERO_VOLUME })),
  }
}

const keyOf = (meterId: string, gasDay: string): string => `${meterId}|${gasDay}`

function byMeterDay(days: readonly OutDay[]): ReadonlyMap<string, Volume> {
  const used = new Map<string, Volume[]>()
  for (const { meterId, gasDay, volume } of days) {
    const key = keyOf(meterId, gasDay)
    used.set(key, [...(used.get(key) ?? []), maxVolume(ZERO_VOLUME, volume)])
  }
  return new Map([...used].map(([key, volumes]) => [key, sumVolume(volumes)]))
}

function offChannels(days: readonly OutDay[], taken: ReadonlyMap<string, Volume>): Volume[] {
  const left = new Map(taken)
  return days.map(({ meterId, gasDay, volume }) => {
    const key = keyOf(meterId, gasDay)
    const rest = left.get(key) ?? ZERO_VOLUME
    if (isZeroVolume(rest)) return ZERO_VOLUME
    const off = minVolume(rest, maxVolume(ZERO_VOLUME, volume))
    left.set(key, subtractVolume(rest, off))
    return off
  })
}
