import { addDays, datesBetween, HOUR, startOf, toMillis } from '@domain/date'
import { forecast, type DayFacts, type Forecast, type PastDay } from '@domain/forecast'
import { GAS_DAY_START_HOUR } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { openStops } from '../billing/service'
import { workingCalendar } from '../calendar/service'
import { closedGasDay } from '../metering/service'
import { temperaturesOf } from '../weather/service'
import type { Group } from './repo/groups'
import { usedDays, type UsedDay } from './use'

/** Closed days that a suggestion learns from. */
const HISTORY_DAYS = 420

export interface Outlook extends Forecast {
  history: UsedDay[]
  /** Hours of announced stops by gas day. */
  stopHours: ReadonlyMap<string, number>
}

/** Suggestions for all gas days from the first that is not closed up to `until`, with their range and record (Y-06). */
export async function outlookOf(work: Work, group: Group, until: string): Promise<Outlook> {
  const closed = closedGasDay(work)
  const from = addDays(closed, -HISTORY_DAYS)
  const history = await usedDays(work, group, group, { from, to: closed })
  const isWorkday = await workingCalendar(work, from, until)
  const stopHours = await stopsOf(work, group, { from: addDays(closed, 1), to: until })
  const temperatures = await temperaturesOf(work, group.companyCode, from, until)
  const factsOf = (gasDay: string): DayFacts => ({
    gasDay,
    isWorkday: isWorkday(gasDay),
    temperature: temperatures.get(gasDay) ?? null,
    running: 1 - (stopHours.get(gasDay) ?? 0) / 24,
  })
  const past: PastDay[] = history.map(({ date, volume, dataState }) => ({
    ...factsOf(date),
    volume: dataState === 'NONE' ? null : volume,
    isEstimated: dataState === 'PARTIAL',
  }))
  const future = datesBetween(addDays(closed, 1), until).map(factsOf)
  return { ...forecast(past, future), history, stopHours }
}

/** Hours of each gas day for which all meters of a group will stand without gas. */
async function stopsOf(
  work: Work,
  group: Group,
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const stops = (await openStops(work.db, group)).filter(
    ({ kind, meterIds }) => kind !== 'PEAK' && group.meterIds.every((meterId) => meterIds.includes(meterId)),
  )
  const hours = new Map<string, number>()
  for (const gasDay of datesBetween(from, to)) {
    const start = startOf(gasDay, GAS_DAY_START_HOUR)
    for (const { planStopAt, planResumeAt } of stops) {
      if (planStopAt === null || planResumeAt === null) continue
      const [begins, ends] = [
        Math.max(start, toMillis(planStopAt)),
        Math.min(start + 24 * HOUR, toMillis(planResumeAt)),
      ]
      if (ends > begins) hours.set(gasDay, Math.min(24, Math.round((ends - begins) / HOUR)))
    }
  }
  return hours
}
