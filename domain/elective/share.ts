import { monthOf, type DateText, type MonthText } from '../date'
import { ZERO_VOLUME, isZeroVolume, maxVolume, minVolume, subtractVolume, type Volume } from '../volume'

/** m³ of a month that have a price of their own. */
export interface ElectiveMonth {
  month: MonthText
  volume: Volume
}

/** A day of one channel, without what packages cover of it (BE-08). */
export interface OutDay {
  gasDay: DateText
  meterId: string
  channelNo: string
  volume: Volume
}

/**
 * BE-06, BE-08: the elective part of each of the days, m³. A choice covers the days of its calendar month from the first one on until its
 * volume is used up, within a day meter by meter and channel by channel: together min(actual, elected), whatever comes later, so that a
 * day keeps its price and a statement that ends within the month needs no guess of its rest. `days` are whole months up to the last of
 * them, in any order; the answer is in theirs. A negative day takes nothing.
 */
export function electiveShares(days: readonly OutDay[], months: readonly ElectiveMonth[]): Volume[] {
  const left = new Map(months.map(({ month, volume }) => [month, volume]))
  const shares = days.map(() => ZERO_VOLUME)
  for (const index of inOrder(days)) {
    const day = days[index]
    const rest = day && left.get(monthOf(day.gasDay))
    if (!day || rest === undefined || isZeroVolume(rest)) continue
    const taken = minVolume(rest, maxVolume(ZERO_VOLUME, day.volume))
    shares[index] = taken
    left.set(monthOf(day.gasDay), subtractVolume(rest, taken))
  }
  return shares
}

const inOrder = (days: readonly OutDay[]): number[] => {
  const keys = days.map(({ gasDay, meterId, channelNo }) => `${gasDay}|${meterId}|${channelNo}`)
  return days.map((_, index) => index).sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1))
}
