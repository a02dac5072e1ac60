import { yearOf } from '@domain/date'
import type { HeatingSeason } from '@domain/gas-day'
import { sumMoney, type Money } from '@domain/money'
import { cutPeriod, volumeOfParts } from '@domain/tariff/parts'
import { priceSegments } from '@domain/tariff/segments'
import type { DayVolume, PriceBook, Segment } from '@domain/tariff/types'
import { addVolume, type Volume } from '@domain/volume'

export interface ChannelVolume {
  channelNo: string
  /** Billed volume of the period, not negative. */
  volume: Volume
  daily?: readonly DayVolume[]
}

/**
 * Segments of each channel of one meter for a period (AE-15, AE-16). The tiers belong to the meter: in every stretch of one price
 * the channels take their room one after the other, in order of their number.
 */
export function priceChannels(input: {
  book: PriceBook
  meterId: string
  from: string
  to: string
  channels: readonly ChannelVolume[]
  usedBefore: Volume
  heating?: HeatingSeason
}): Map<string, Segment[]> {
  const parts = cutPeriod(input.book, input.meterId, input.from, input.to, input.heating)
  const shares = input.channels.map((one) => volumeOfParts(parts, one.volume, one.daily))
  const result = new Map(input.channels.map((one) => [one.channelNo, [] as Segment[]]))
  let used = input.usedBefore
  let year = yearOf(input.from)
  parts.forEach((part, index) => {
    if (yearOf(part.fromDate) !== year) used = '0.00'
    year = yearOf(part.fromDate)
    input.channels.forEach((channel, place) => {
      const volume = shares[place]?.[index] ?? '0.00'
      const heating = input.heating ? { heating: input.heating } : {}
      const priced = {
        book: input.book,
        meterId: input.meterId,
        from: part.fromDate,
        to: part.toDate,
        volume,
        usedBefore: used,
        ...heating,
      }
      result.get(channel.channelNo)?.push(...priceSegments(priced))
      used = addVolume(used, volume)
    })
  })
  return result
}

export interface DayOfChannel {
  gasDay: string
  channelNo: string
  volume: Volume
}

/**
 * Estimated money of days, each at its day's price and tier (A 2.5): `days` in order of gas day and channel, `usedBefore` what the
 * year had used before the first of them. Starts anew on 01-01.
 */
export function estimateDays(input: {
  book: PriceBook
  meterId: string
  days: readonly DayOfChannel[]
  usedBefore: Volume
  heating?: HeatingSeason
}): Money[] {
  let used = input.usedBefore
  let year = input.days[0] ? yearOf(input.days[0].gasDay) : ''
  return input.days.map((day) => {
    if (yearOf(day.gasDay) !== year) used = '0.00'
    year = yearOf(day.gasDay)
    const heating = input.heating ? { heating: input.heating } : {}
    const segments = priceSegments({
      book: input.book,
      meterId: input.meterId,
      from: day.gasDay,
      to: day.gasDay,
      volume: day.volume,
      usedBefore: used,
      ...heating,
    })
    used = addVolume(used, day.volume)
    return sumMoney(segments.map((one) => one.amount))
  })
}
