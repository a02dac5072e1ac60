import { type DateText, datesBetween, yearOf } from '../date'
import type { HeatingSeason } from '../gas-day'
import { priced } from '../money'
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
import { type Part, cutPeriod, shareVolume, volumeOfParts } from './parts'
import { tierPrice, tiersOf } from './pick'
import type { DayVolume, PriceBook, Segment, Tier } from './types'

export interface ChannelVolume {
  channelNo: string
  /** Billed volume of the period, not negative. */
  volume: Volume
  /** Daily volumes of a remote meter; without them the volume is shared by days (AE-16). */
  daily?: readonly DayVolume[]
}

export interface MeterVolumes {
  book: PriceBook
  meterId: string
  /** Gas days, both included; one day for a purchase. */
  from: DateText
  to: DateText
  channels: readonly ChannelVolume[]
  /** Volume already counted in the calendar year of `from` (AE-15). */
  usedBefore: Volume
  heating?: HeatingSeason
  /** Decimals of the volumes: 2, or 1 for IC purchases. */
  places?: VolumePlaces
}

/** What a channel took of one tier, and on which days. */
interface Taken {
  tier: Tier
  volume: Volume
  fromDate: DateText
  toDate: DateText
}

/**
 * Segments of each channel of one meter for a period: it is cut at price changes, seasons and years, then at tier borders, and each
 * segment is rounded half up once (AE-15, AE-16, AE-17). The year's volume belongs to the meter and grows gas day by gas day, the
 * channels of a day in the order given: what a day costs by itself is what it costs here. Segments of one tier say from which day to
 * which they were used. No volume gives no segments. Throws a RangeError for a negative volume or a day without a price.
 */
export function priceChannels(input: MeterVolumes): Map<string, Segment[]> {
  const { channels, places = 2 } = input
  const negative = channels.find((channel) => compareVolume(channel.volume, '0') < 0)
  if (negative) throw new RangeError(`negative volume: ${negative.volume}`)
  const parts = cutPeriod(input.book, input.meterId, input.from, input.to, input.heating)
  const shares = channels.map((one) => volumeOfParts(parts, volume(one.volume, places), one.daily, places))
  const result = new Map(channels.map(({ channelNo }) => [channelNo, [] as Segment[]]))
  let used = input.usedBefore
  let year = yearOf(input.from)
  parts.forEach((part, index) => {
    if (yearOf(part.fromDate) !== year) used = '0'
    year = yearOf(part.fromDate)
    const inPart = channels.map((channel, place) => ({ channel, volume: shares[place]?.[index] ?? '0' }))
    const taken = takeDays(part, inPart, used, places)
    taken.forEach((tiers, place) => result.get(channels[place]?.channelNo ?? '')?.push(...segmentsOf(part, tiers)))
    used = inPart.reduce((sum, one) => addVolume(sum, one.volume), used)
  })
  return result
}

/** A channel's part of a stretch of one price. */
interface InPart {
  channel: ChannelVolume
  volume: Volume
}

/** Fills the tiers day by day and, within a day, channel by channel. */
function takeDays(part: Part, inPart: readonly InPart[], usedBefore: Volume, places: VolumePlaces): Taken[][] {
  const tiers = tiersOf(part.price.schedule)
  const days = datesBetween(part.fromDate, part.toDate)
  const perDay = inPart.map((one) => shareVolume(one.volume, weightsOf(one.channel.daily, days), places))
  const taken = inPart.map((): Taken[] => [])
  let used = usedBefore
  days.forEach((day, index) => {
    taken.forEach((mine, place) => {
      const ofDay = perDay[place]?.[index] ?? '0'
      for (const one of takeTiers(tiers, ofDay, used, places)) add(mine, one, day, places)
      used = addVolume(used, ofDay)
    })
  })
  return taken
}

/** How a stretch's volume falls on its days: as they were measured, evenly where nothing was (AE-16). */
function weightsOf(daily: readonly DayVolume[] | undefined, days: readonly DateText[]): Volume[] {
  const known = new Map(daily?.map((day) => [day.gasDay, day.volume]))
  const weights = days.map((day) => known.get(day) ?? '0')
  return weights.every(isZeroVolume) ? days.map(() => '1') : weights
}

/** What is left in a tier after `used` of the year; null for the endless last one. */
export const roomOf = (tier: Tier, used: Volume): Volume | null =>
  tier.toVolume === null
    ? null
    : subtractVolume(tier.toVolume, compareVolume(used, tier.fromVolume) > 0 ? used : tier.fromVolume)

function takeTiers(
  tiers: readonly Tier[],
  total: Volume,
  used: Volume,
  places: VolumePlaces,
): { tier: Tier; volume: Volume }[] {
  const parts: { tier: Tier; volume: Volume }[] = []
  let rest = total
  for (const tier of tiers) {
    if (isZeroVolume(rest)) break
    if (tier.toVolume !== null && compareVolume(used, tier.toVolume) >= 0) continue
    const room = roomOf(tier, used)
    const part = room === null ? rest : minVolume(rest, room, places)
    parts.push({ tier, volume: volume(part, places) })
    rest = subtractVolume(rest, part, places)
  }
  return parts
}

function add(mine: Taken[], one: { tier: Tier; volume: Volume }, day: DateText, places: VolumePlaces): void {
  const last = mine[mine.length - 1]
  if (last?.tier.tierNo === one.tier.tierNo) {
    last.volume = addVolume(last.volume, one.volume, places)
    last.toDate = day
  } else mine.push({ ...one, fromDate: day, toDate: day })
}

/** The first begins with the stretch and the last ends with it, whatever its outermost days used. */
const segmentsOf = (part: Part, taken: readonly Taken[]): Segment[] =>
  taken.map(({ tier, volume: used, fromDate, toDate }, index) => {
    const price = tierPrice(part.price, tier)
    return {
      tierNo: tier.tierNo,
      season: part.price.schedule.season,
      price,
      volume: used,
      amount: priced(used, price),
      fromDate: index === 0 ? part.fromDate : fromDate,
      toDate: index === taken.length - 1 ? part.toDate : toDate,
      priceId: part.price.schedule.priceId,
      contractNo: part.price.contract?.contractNo ?? null,
    }
  })
