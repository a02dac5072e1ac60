import { firstOfMonth, lastOfMonth, monthOf, type DateText, type MonthText } from '../date'
import { price, type Price } from '../price'
import { ZERO_VOLUME, addVolume, isZeroVolume, minVolume, subtractVolume, sumVolume, type Volume } from '../volume'
import { priceChannels, type ChannelVolume, type MeterVolumes } from './channels'
import { electiveSegments } from './segments'
import type { DayVolume, Segment } from './types'

/** A part of a gas day with a price of its own. */
export interface ElectiveDay extends DayVolume {
  price: Price
}

export interface ElectiveChannel extends ChannelVolume {
  elective?: readonly ElectiveDay[]
}

export type ElectiveMeter = Omit<MeterVolumes, 'channels'> & { channels: readonly ElectiveChannel[] }

/** What a channel took at one price in one month. */
interface Taken {
  month: MonthText
  price: Price
  volume: Volume
  days: ReadonlyMap<DateText, Volume>
}

/**
 * Segments of each channel of one meter (AE-17a, BE-06): what has a price of its own is outside the tiers and fills none of them, one
 * segment a month and price, after the rest by tiers. A channel takes no more at such prices than its volume, the last days give way.
 * Without any it is {@link priceChannels}, of which the errors are.
 */
export function priceWithElective(input: ElectiveMeter): Map<string, Segment[]> {
  const taken = input.channels.map(takenOf)
  const tiered = priceChannels({
    ...input,
    channels: input.channels.map((channel, place) => restOf(channel, taken[place] ?? [])),
  })
  return new Map(
    input.channels.map(({ channelNo }, place) => [
      channelNo,
      [
        ...(tiered.get(channelNo) ?? []),
        ...(taken[place] ?? []).flatMap((one) => {
          const { from, to } = within(one.month, input)
          return electiveSegments([one], from, to, input.heating)
        }),
      ],
    ]),
  )
}

function takenOf({ volume, elective = [] }: ElectiveChannel): Taken[] {
  const taken = new Map<string, Taken & { days: Map<DateText, Volume> }>()
  let room = volume
  for (const day of [...elective].sort((a, b) => (a.gasDay < b.gasDay ? -1 : 1))) {
    const part = minVolume(room, day.volume)
    if (isZeroVolume(part)) continue
    room = subtractVolume(room, part)
    const month = monthOf(day.gasDay)
    const key = `${month}|${price(day.price)}`
    const one = taken.get(key) ?? { month, price: price(day.price), volume: ZERO_VOLUME, days: new Map() }
    one.volume = addVolume(one.volume, part)
    one.days.set(day.gasDay, addVolume(one.days.get(day.gasDay) ?? ZERO_VOLUME, part))
    taken.set(key, one)
  }
  return [...taken.values()]
}

function restOf({ elective: _elective, ...channel }: ElectiveChannel, taken: readonly Taken[]): ChannelVolume {
  if (taken.length === 0) return channel
  const off = new Map(taken.flatMap(({ days }) => [...days]))
  return {
    ...channel,
    volume: subtractVolume(channel.volume, sumVolume(taken.map((one) => one.volume))),
    ...(channel.daily && {
      daily: channel.daily.map((day) => ({
        ...day,
        volume: subtractVolume(day.volume, off.get(day.gasDay) ?? ZERO_VOLUME),
      })),
    }),
  }
}

/** The days of a month within a period. */
const within = (month: MonthText, { from, to }: { from: DateText; to: DateText }): { from: DateText; to: DateText } => {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)]
  return { from: first > from ? first : from, to: last < to ? last : to }
}
