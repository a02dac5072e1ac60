import type { Api } from '@contract'
import { HOUR, startOf, toInstant } from '@domain/date'
import { GAS_DAY_START_HOUR, lastClosedGasDay } from '@domain/gas-day'
import { addVolume, sumVolume, volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { knownUntil, remoteChannels } from './ages'
import { feedMeter } from '../day/day-closing'
import { metersOf } from '../repo/meter'
import { daysBetween } from '../repo/usage'
import { bucketQuality } from '../rules/trend'
import { isHeard, ofMissing, type Age, type RemoteChannel } from '../rules/wholeness'
import type { Account, AccountKey, DayUsage, Meter } from '../types'

export type HourDay = Api['energy GET /energy/hourly']['out']
export type Hour = HourDay['list'][number]

const HOURS = 24

/** The hours of a gas day in order, as they are labelled. */
const startsOf = (gasDay: string): string[] =>
  Array.from({ length: HOURS }, (_, hour) => toInstant(startOf(gasDay, GAS_DAY_START_HOUR) + hour * HOUR))

/** What one channel said of an hour; its day says how sure it is. */
interface HourFrame {
  hourStart: string
  volume: string
  pressure: string | null
  temperature: string | null
  quality: DayUsage['quality']
}

/** Frames of hours of closed days as the telemetry keeps them, of some channels of a meter. */
async function framesOf(work: Work, meter: Meter, days: readonly DayUsage[]): Promise<HourFrame[]> {
  const known = days.filter(({ quality }) => quality !== 'MISSING')
  const answers = await work.ports.meterFeed.hours(feedMeter(meter), known)
  return known.flatMap(({ quality }, index) => (answers[index] ?? []).map((frame) => ({ ...frame, quality })))
}

/** One hour over channels: unknown while none of them is known, and only as sure as what came of it. */
function hourOf(hourStart: string, frames: readonly HourFrame[], owed: number): Hour {
  const mine = frames.filter((frame) => frame.hourStart === hourStart)
  const [first] = mine
  const count = (quality: HourFrame['quality']) => mine.filter((frame) => frame.quality === quality).length
  return {
    hourStart,
    volume: first
      ? sumVolume(
          mine.map((frame) => frame.volume),
          4,
        )
      : null,
    pressure: first?.pressure ?? null,
    temperature: first?.temperature ?? null,
    quality: bucketQuality({
      days: owed,
      missing: Math.max(0, owed - mine.length),
      estimated: count('ESTIMATED'),
      makeup: count('MAKEUP'),
    }),
  }
}

/** A 5.2 energy/hourly: 24 hours of a closed gas day, over all channels or of one; none where no device owes any. */
export async function hours(
  work: Work,
  account: Account,
  meter: Meter,
  channelNo: string | undefined,
  gasDay: string,
): Promise<HourDay> {
  const channels = remoteChannels([meter]).filter((one) => channelNo === undefined || one.channelNo === channelNo)
  const [day] = await hourDays(work, account, [{ meter, channels }], [gasDay])
  return { list: day?.hours ?? [], ...ageOf(work, day ? [day] : [], gasDay) }
}

/** m³ of each hour of a closed gas day over remote meters, null where nothing is known of it; [] where no device owes any. */
export async function hoursOfDay(
  work: Work,
  key: AccountKey,
  meterIds: readonly string[],
  gasDay: string,
): Promise<{ hourStart: string; volume: string | null }[]> {
  const meters = (await metersOf(work.db, key)).filter(({ meterId }) => meterIds.includes(meterId))
  const of = meters.map((meter) => ({ meter, channels: remoteChannels([meter]) }))
  const [day] = await hourDays(work, key, of, [gasDay])
  return (day?.hours ?? []).map(({ hourStart, volume: used }) => ({
    hourStart,
    volume: used === null ? null : volume(used),
  }))
}

interface HourlyDay {
  gasDay: string
  hours: Hour[]
  /** Frames of hours that are owed, and those that are there. */
  owed: number
  there: number
  /** Ids of the meters that owe more than is there. */
  gapMeters: string[]
  estimated: string
}

/** Each closed day of which some device owes its hours. */
async function hourDays(
  work: Work,
  account: AccountKey,
  of: readonly { meter: Meter; channels: readonly RemoteChannel[] }[],
  gasDays: readonly string[],
): Promise<HourlyDay[]> {
  const closed = lastClosedGasDay(work.clock.now())
  const ids = of.map(({ meter }) => meter.meterId)
  const [from, to] = [gasDays[0], gasDays.at(-1)]
  const days = from === undefined || to === undefined ? [] : await daysBetween(work.db, account, ids, from, to)
  const found: HourlyDay[] = []
  for (const gasDay of gasDays.filter((one) => one <= closed)) {
    const owing = of.flatMap(({ channels }) => channels).filter(({ since }) => gasDay >= (since ?? ''))
    if (owing.length === 0) continue
    const frames: HourFrame[] = []
    const gapMeters: string[] = []
    for (const { meter, channels } of of) {
      const isMine = (day: DayUsage) =>
        day.gasDay === gasDay &&
        day.meterId === meter.meterId &&
        channels.some(({ channelNo }) => channelNo === day.channelNo)
      const own = await framesOf(work, meter, days.filter(isMine))
      const owedByMeter = owing.filter(({ meterId }) => meterId === meter.meterId).length * HOURS
      if (own.filter(isHeard).length < owedByMeter) gapMeters.push(meter.meterId)
      frames.push(...own)
    }
    found.push({
      gasDay,
      hours: startsOf(gasDay).map((hourStart) => hourOf(hourStart, frames, owing.length)),
      owed: owing.length * HOURS,
      there: frames.filter(isHeard).length,
      gapMeters,
      estimated: sumVolume(
        frames.filter(({ quality }) => quality === 'ESTIMATED').map((frame) => frame.volume),
        4,
      ),
    })
  }
  return found
}

/** Age of hours: each channel owes 24 a day. */
function ageOf(work: Work, days: readonly HourlyDay[], to: string): Age {
  const missing = days.flatMap(({ gasDay, owed, there }) => (there < owed ? [{ gasDay, count: owed - there }] : []))
  const owed = days.reduce((sum, day) => sum + day.owed, 0)
  const estimated = days.reduce((sum, day) => addVolume(sum, day.estimated, 4), '0')
  return { asOf: knownUntil(work, to), ...ofMissing(missing, owed), estimatedVolume: volume(estimated) }
}

/** Bars of the hours of gas days, over all remote meters; an hour without data is a hole (Y-03). */
export async function hourTrend(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  gasDays: readonly string[],
): Promise<{ points: Api['energy GET /energy/trend']['out']['points']; gapMeters: string[]; age: Age }> {
  const of = meters.map((meter) => ({ meter, channels: remoteChannels([meter]) }))
  const days = await hourDays(work, account, of, gasDays)
  const points = days
    .flatMap((day) => day.hours)
    .map(({ hourStart, volume: used, quality }) => ({
      t: `${hourStart.slice(0, 10)} ${hourStart.slice(11, 16)}`,
      volume: used === null ? null : volume(used),
      amount: null,
      quality,
    }))
  return { points, gapMeters: days.flatMap((day) => day.gapMeters), age: ageOf(work, days, gasDays.at(-1) ?? '') }
}
