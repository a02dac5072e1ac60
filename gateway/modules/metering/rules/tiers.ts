import type { HeatingSeason } from '@domain/gas-day'
import { priceOn, tierPrice, tiersOf } from '@domain/tariff/pick'
import { roomOf } from '@domain/tariff/channels'
import { tierAt } from '@domain/tariff/segments'
import type { PriceBook, Tier } from '@domain/tariff/types'
import { compareVolume, minVolume, subtractVolume, maxVolume, type Volume } from '@domain/volume'

export interface TierNow {
  tierNo: number
  used: Volume
  /** m³ until the next tier begins; null in the last one. */
  toNext: Volume | null
  price: string
}

/** The tier that the next m³ of a day falls into (AE-15). Throws a RangeError for a day without a price. */
export function tierNow(
  book: PriceBook,
  meterId: string,
  day: string,
  used: Volume,
  heating?: HeatingSeason,
): TierNow | null {
  const price = priceOn(book, day, meterId, heating)
  const tier = tierAt(tiersOf(price.schedule), used)
  return tier ? { tierNo: tier.tierNo, used, toNext: roomOf(tier, used), price: tierPrice(price, tier) } : null
}

export interface TierStep {
  tierNo: number
  /** The gas day on which the year's volume went into the tier. */
  gasDay: string
}

/** The days of a period on which a higher tier began, by its segments (AE-15); `usedBefore` is the year's volume before it. */
export function tierSteps(
  tiers: readonly Pick<Tier, 'tierNo' | 'toVolume'>[],
  usedBefore: Volume,
  segments: readonly { tierNo: number; fromDate: string }[],
): TierStep[] {
  const at = tierAt(tiers, usedBefore)?.tierNo ?? 0
  const higher = [...new Set(segments.map((one) => one.tierNo))].filter((tierNo) => tierNo > at).sort((a, b) => a - b)
  return higher.map((tierNo) => ({
    tierNo,
    gasDay: segments
      .filter((one) => one.tierNo === tierNo)
      .reduce((day, one) => (one.fromDate < day ? one.fromDate : day), '9999-12-31'),
  }))
}

export interface TierBand {
  tierNo: number
  fromVolume: Volume
  toVolume: Volume | null
  finalPrice: string
  /** What of the year's volume fell into this band. */
  used: Volume
  remaining: Volume | null
}

/** All bands of the year with what is used of each. */
export function tierBands(
  book: PriceBook,
  meterId: string,
  day: string,
  used: Volume,
  heating?: HeatingSeason,
): TierBand[] {
  const price = priceOn(book, day, meterId, heating)
  return tiersOf(price.schedule).map((tier) => {
    const inside = maxVolume(
      subtractVolume(tier.toVolume === null ? used : minVolume(used, tier.toVolume), tier.fromVolume),
      '0',
    )
    return {
      tierNo: tier.tierNo,
      fromVolume: tier.fromVolume,
      toVolume: tier.toVolume,
      finalPrice: tierPrice(price, tier),
      used: inside,
      remaining:
        tier.toVolume === null
          ? null
          : maxVolume(
              subtractVolume(tier.toVolume, compareVolume(used, tier.fromVolume) > 0 ? used : tier.fromVolume),
              '0',
            ),
    }
  })
}
