import { addDays, datesBetween } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { GUARDED_DAYS, type GuardedDay, type LeakHint } from '@domain/night-flow'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import type { HourFrame } from '../../../ports/meter-feed'
import { feedMeter } from '../day/day-closing'
import type { LeakHintRow } from '../repo/leak-hint'
import type { DayUsage, Meter } from '../types'

/** The closed gas days that the guard looks at, oldest first. */
export function guardedDates(work: Pick<Work, 'clock'>): string[] {
  const closed = lastClosedGasDay(work.clock.now())
  return datesBetween(addDays(closed, 1 - GUARDED_DAYS), closed)
}

/**
 * Hours of a meter over all of its channels. Only a day that each channel reported on the day itself counts: what was made up, estimated or
 * is missing says nothing of its nights. Asks the feed: never inside a transaction.
 */
export async function guardedDays(
  work: Pick<Work, 'ports'>,
  meter: Meter,
  dates: readonly string[],
  days: readonly DayUsage[],
): Promise<GuardedDay[]> {
  const measured = days.filter(({ meterId, quality }) => meterId === meter.meterId && quality === 'NORMAL')
  const frames = measured.length === 0 ? [] : await work.ports.meterFeed.hours(feedMeter(meter), measured)
  return dates.map((gasDay) => {
    const channels = measured.flatMap((day, index) => (day.gasDay === gasDay ? [frames[index] ?? []] : []))
    return { gasDay, hours: channels.length === meter.channels.length ? added(channels) : null }
  })
}

/** Null unless all hours of each channel are there. */
function added(channels: readonly (readonly HourFrame[])[]): string[] | null {
  const [first] = channels
  if (!first || channels.some(({ length }) => length !== first.length)) return null
  return first.map((_, hour) =>
    sumVolume(
      channels.flatMap((frames) => frames[hour]?.volume ?? []),
      4,
    ),
  )
}

export const hintOf = ({ since, endedOn, userId, level }: LeakHintRow): LeakHint => ({
  since,
  endedOn,
  isUsual: userId !== null,
  level,
})

/** Marks the message of a hint; one hint, one message. */
export const hintKey = (meterId: string, since: string): string => `LEAK_HINT|${meterId}|${since}`
