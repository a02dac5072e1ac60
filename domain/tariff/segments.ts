import { type DateText, yearOf } from '../date'
import { type HeatingSeason, seasonOf } from '../gas-day'
import { type Money, priced, sumMoney } from '../money'
import {
  type Volume,
  type VolumePlaces,
  addVolume,
  compareVolume,
  isZeroVolume,
  minVolume,
  subtractVolume,
  volume,
} from '../volume'
import { type Part, cutPeriod, volumeOfParts } from './parts'
import { tierPrice, tiersOf } from './pick'
import type { DayVolume, PriceBook, Segment, Tier } from './types'

export interface PricingInput {
  book: PriceBook
  meterId: string
  /** Gas days, both included; one day for a purchase. */
  from: DateText
  to: DateText
  /** Billed volume, not negative. */
  volume: Volume
  /** Daily volumes of a remote meter; without them the volume is shared by days (AE-16). */
  daily?: readonly DayVolume[]
  /** Volume already counted in the calendar year of `from` (AE-15). */
  usedBefore: Volume
  heating?: HeatingSeason
  /** Decimals of the volumes: 2, or 1 for IC purchases. */
  places?: VolumePlaces
}

/**
 * Prices a volume: cuts the period at price changes, seasons and years, then at tier borders, and rounds each segment half up once
 * (AE-15, AE-16, AE-17). No volume gives no segments. Throws a RangeError for a negative volume or a day without a price.
 */
export function priceSegments(input: PricingInput): Segment[] {
  const places = input.places ?? 2
  if (compareVolume(input.volume, '0') < 0) throw new RangeError(`negative volume: ${input.volume}`)
  const parts = cutPeriod(input.book, input.meterId, input.from, input.to, input.heating)
  const volumes = volumeOfParts(parts, volume(input.volume, places), input.daily, places)
  let used = input.usedBefore
  let year = yearOf(input.from)
  return parts.flatMap((part, index) => {
    const amount = volumes[index] ?? '0'
    if (yearOf(part.fromDate) !== year) used = '0'
    year = yearOf(part.fromDate)
    const segments = tierSegments(part, amount, used, places)
    used = addVolume(used, amount)
    return segments
  })
}

/** What is left in a tier after `used` of the year; null for the endless last one. */
export const roomOf = (tier: Tier, used: Volume): Volume | null =>
  tier.toVolume === null
    ? null
    : subtractVolume(tier.toVolume, compareVolume(used, tier.fromVolume) > 0 ? used : tier.fromVolume)

/** The tier that the next m³ falls into: a border exactly hit belongs to the tier below, so the next one begins (AE-15). */
export const tierAt = (tiers: readonly Tier[], used: Volume): Tier | undefined =>
  tiers.find((tier) => tier.toVolume === null || compareVolume(used, tier.toVolume) < 0)

function tierSegments(part: Part, total: Volume, usedBefore: Volume, places: VolumePlaces): Segment[] {
  const segments: Segment[] = []
  let rest = total
  for (const tier of tiersOf(part.price.schedule)) {
    if (isZeroVolume(rest)) break
    if (tier.toVolume !== null && compareVolume(usedBefore, tier.toVolume) >= 0) continue
    const room = roomOf(tier, usedBefore)
    const taken = room === null ? rest : minVolume(rest, room, places)
    segments.push(segmentOf(part, tier, volume(taken, places)))
    rest = subtractVolume(rest, taken, places)
  }
  return segments
}

function segmentOf(part: Part, tier: Tier, taken: Volume): Segment {
  const price = tierPrice(part.price, tier)
  return {
    tierNo: tier.tierNo,
    season: part.price.schedule.season,
    price,
    volume: taken,
    amount: priced(taken, price),
    fromDate: part.fromDate,
    toDate: part.toDate,
    priceId: part.price.schedule.priceId,
    contractNo: part.price.contract?.contractNo ?? null,
  }
}

/** The bill is the sum of its rounded segments, nothing else (AE-17). */
export const amountOf = (segments: readonly Pick<Segment, 'amount'>[]): Money =>
  sumMoney(segments.map((segment) => segment.amount))

/** Elective volume comes as segments of its own price, tier 0, with the season of its first day (AE-17a). */
export const electiveSegments = (
  overrides: readonly { volume: Volume; price: string }[],
  from: DateText,
  to: DateText,
  heating?: HeatingSeason,
): Segment[] =>
  overrides.map((override) => ({
    tierNo: 0,
    season: seasonOf(from, heating),
    price: override.price,
    volume: volume(override.volume),
    amount: priced(override.volume, override.price),
    fromDate: from,
    toDate: to,
    priceId: null,
    contractNo: null,
  }))
