import { addDays } from '@domain/date'
import type { DayFacts } from '@domain/forecast'
import { stopHours } from '@domain/forecast/stop-hours'
import type { Work } from '../../../http/context'
import { ask } from '../../../wiring'
import { workingCalendar } from '../../calendar/service'
import { temperaturesOf } from '../../weather/service'
import { announcedStops } from '../announced-stops'
import type { AccountKey } from '../types'

/** Closed gas days that a forecast learns from. */
export const HISTORY_DAYS = 420

export interface KnownOfDays {
  /** What is known before gas flows of a day of meters that are forecast together. */
  factsOf(meterIds: readonly string[]): (gasDay: string) => DayFacts
  /** Hours of announced stops by gas day. */
  stopHoursOf(meterIds: readonly string[]): ReadonlyMap<string, number>
}

/** What the forecast of a customer's gas days needs beside what was used: calendar, temperatures, announced stops. Closed up to `through`. */
export async function knownOfDays(
  work: Work,
  key: AccountKey,
  { through, to }: { through: string; to: string },
): Promise<KnownOfDays> {
  const from = addDays(through, -HISTORY_DAYS)
  const isWorkday = await workingCalendar(work, from, to)
  const temperatures = await temperaturesOf(work, key.companyCode, from, to)
  const stops = await ask(work, announcedStops)(work, key)
  const stopHoursOf = (meterIds: readonly string[]) => stopHours(stops, meterIds, { from: addDays(through, 1), to })
  return {
    stopHoursOf,
    factsOf(meterIds) {
      const stopped = stopHoursOf(meterIds)
      return (gasDay) => ({
        gasDay,
        isWorkday: isWorkday(gasDay),
        temperature: temperatures.get(gasDay) ?? null,
        running: 1 - (stopped.get(gasDay) ?? 0) / 24,
      })
    },
  }
}
