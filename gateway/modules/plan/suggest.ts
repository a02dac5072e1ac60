import { addDays, datesBetween } from '@domain/date'
import type { Forecast, PastDay } from '@domain/forecast'
import type { Work } from '../../http/context'
import { closedGasDay, HISTORY_DAYS, keptForecast, knownOfDays, type UsedDay } from '../metering/service'
import type { Group } from './repo/groups'
import { usedDays } from './use'

export interface Outlook extends Forecast {
  history: UsedDay[]
  /** Hours of announced stops by gas day. */
  stopHours: ReadonlyMap<string, number>
}

/** Suggestions for all gas days from the first that is not closed up to `until`, with their range and record (Y-06). */
export async function outlookOf(work: Work, group: Group, until: string): Promise<Outlook> {
  const closed = closedGasDay(work)
  const history = await usedDays(work, group, group, { from: addDays(closed, -HISTORY_DAYS), to: closed })
  const known = await knownOfDays(work, group, { through: closed, to: until })
  const factsOf = known.factsOf(group.meterIds)
  const past: PastDay[] = history.map(({ date, volume, dataState }) => ({
    ...factsOf(date),
    volume: dataState === 'NONE' ? null : volume,
    isEstimated: dataState === 'PARTIAL',
  }))
  const future = datesBetween(addDays(closed, 1), until).map(factsOf)
  return { ...keptForecast(past, future), history, stopHours: known.stopHoursOf(group.meterIds) }
}
