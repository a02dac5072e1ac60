import { addDays, datesBetween, MINUTE, startOf, toMillis } from '@domain/date'
import { FEWEST_LIKE, LOOKED_BACK, projectDay, type RunningChannel } from '@domain/deviation/running'
import type { Suggested } from '@domain/forecast'
import { gasDayAt, GAS_DAY_START_HOUR } from '@domain/gas-day'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { workingCalendar } from '../calendar/service'
import { closedGasDay, meanHours, measuredSoFar, type Measured } from '../metering/service'
import type { Group } from './repo/groups'
import { outlookOf, type Outlook } from './suggest'

/** The gas day that runs, as far as it is known. */
export interface RunningDay {
  gasDay: string
  /** What it will come to, by what was metered and the hours of such days. */
  projected: Suggested
  measured: Measured
  channels: RunningChannel[]
}

/**
 * The gas day that runs. Null where a channel has reported nothing of it, where the telemetry keeps too few hours of days of its kind,
 * and where too little is known for a forecast. Waits for an outside system: never inside a transaction. `outlook`: where the caller has
 * one that reaches to the day or beyond it.
 */
export async function runningDay(work: Work, group: Group, outlook?: Outlook): Promise<RunningDay | null> {
  const gasDay = gasDayAt(work.clock.now())
  const measured = await measuredSoFar(work, group, group.meterIds, { gasDay, live: true })
  if (measured === null) return null
  return projectionOf(work, group, { gasDay, measured, outlook: outlook ?? (await outlookOf(work, group, gasDay)) })
}

interface Known {
  gasDay: string
  measured: Measured
  outlook: Outlook
}

async function projectionOf(work: Work, group: Group, known: Known): Promise<RunningDay | null> {
  const { gasDay, measured, outlook } = known
  const forecast = outlook.judged === 0 ? undefined : outlook.days.find((day) => day.gasDay === gasDay)
  const channels = forecast ? await channelsOf(work, group, known) : null
  return forecast && channels ? { gasDay, projected: projectDay(channels, forecast), measured, channels } : null
}

async function channelsOf(work: Work, group: Group, { gasDay, measured }: Known): Promise<RunningChannel[] | null> {
  const shapes = await meanHours(work, group, group.meterIds, await daysLike(work, gasDay))
  const start = startOf(gasDay, GAS_DAY_START_HOUR)
  const channels = measured.channels.flatMap(({ meterId, channelNo, volume, asOf }): RunningChannel[] => {
    const shape = shapes.find((one) => one.meterId === meterId && one.channelNo === channelNo)
    if (!shape || shape.days < FEWEST_LIKE) return []
    return [{ hours: shape.hours, measured: volume, until: Math.floor((toMillis(asOf) - start) / MINUTE) }]
  })
  return channels.length === measured.channels.length ? channels : null
}

/** How a group spreads a gas day of this kind over its 24 hours from 08:00, m³; null where the telemetry keeps too few of such days. */
export async function dayShape(work: Work, group: Group, gasDay: string): Promise<string[] | null> {
  const like = (await daysLike(work, gasDay)).filter((day) => day !== gasDay)
  const channels = await meanHours(work, group, group.meterIds, like)
  if (channels.length === 0 || channels.some(({ days }) => days < FEWEST_LIKE)) return null
  return Array.from({ length: 24 }, (_, hour) =>
    sumVolume(
      channels.map(({ hours }) => hours[hour] ?? '0'),
      4,
    ),
  )
}

/** The closed days before a gas day that are of its kind: working days, or free ones. */
async function daysLike(work: Work, gasDay: string): Promise<string[]> {
  const closed = closedGasDay(work)
  const from = addDays(closed, 1 - LOOKED_BACK)
  const isWorkday = await workingCalendar(work, from, gasDay)
  return datesBetween(from, closed).filter((day) => isWorkday(day) === isWorkday(gasDay))
}

/**
 * What a day that is not closed will come to: the running one by what was metered of it, where that is known, any other by its forecast.
 * Null where too little is known. The outlook reaches to the day, or beyond it.
 */
export async function expectedDay(
  work: Work,
  group: Group,
  gasDay: string,
  { outlook, measured }: { outlook: Outlook; measured: Measured | null },
): Promise<Suggested | null> {
  const now = gasDayAt(work.clock.now())
  if (gasDay < now || outlook.judged === 0) return null
  const isRunning = gasDay === now && measured !== null
  const running = isRunning ? await projectionOf(work, group, { gasDay, measured, outlook }) : null
  return running?.projected ?? outlook.days.find((day) => day.gasDay === gasDay) ?? null
}
