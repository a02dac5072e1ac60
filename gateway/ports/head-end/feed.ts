import { HOUR, startOf, toInstant } from '@domain/date'
import { GAS_DAY_START_HOUR, gasDaySpan } from '@domain/gas-day'
import { compareVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Db } from '../../db/connect'
import { ON_THE_HOUR } from '../../db/frame-hours'
import type { Frame, HourFrame, LiveMeter, MeterFeed } from '../meter-feed'
import { framesBetween, hourlyFrames, type FrameRow } from './feed-repo'

/** The register of a gas day's end is the first one after 08:00, and by 09:30 at the latest. */
const CLOSING = 90 * 60_000
/** Gas days of which the frames are held at once. */
const AT_ONCE = 31
/** ms: a device is silent when its newest frame is older. */
const LIVE = 15 * 60_000

/** The feed of real meters: what the head-ends have handed in. */
export const headEndFeed = (db: Db): MeterFeed => ({
  async frames(meter, gasDay) {
    const { to } = gasDaySpan(gasDay)
    const rows = await framesBetween(db, meter, to, toInstant(Date.parse(to) + CLOSING))
    return meter.channels.flatMap(({ channelNo }) => {
      const first = rows.find((row) => row.channelNo === channelNo)
      return first ? [frameOf(first)] : []
    })
  },
  async hours(meter, days) {
    const found: HourFrame[][] = []
    const gasDays = [...new Set(days.map(({ gasDay }) => gasDay))].sort()
    const byDay = new Map<string, FrameRow[]>()
    for (let start = 0; start < gasDays.length; start += AT_ONCE) {
      const some = gasDays.slice(start, start + AT_ONCE)
      const [from, to] = [gasDaySpan(some[0] ?? '').from, gasDaySpan(some.at(-1) ?? '').to]
      const rows = await hourlyFrames(db, meter, from, toInstant(Date.parse(to) + ON_THE_HOUR))
      for (const gasDay of some) byDay.set(gasDay, within(rows, gasDay))
    }
    for (const { channelNo, gasDay, volume } of days) {
      const mine = byDay.get(gasDay)?.filter((row) => row.channelNo === channelNo) ?? []
      const known = onTheHour(mine, gasDay)
      found.push(known === null ? [] : hoursOf(known, gasDay, volume))
    }
    return found
  },
  async live(meter, now) {
    const rows = await framesBetween(db, meter, toInstant(now - LIVE), toInstant(now + 1000))
    return liveOf(rows)
  },
})

/** Frames of a gas day and of the hour that ends it. */
function within(rows: readonly FrameRow[], gasDay: string): FrameRow[] {
  const span = gasDaySpan(gasDay)
  const end = toInstant(Date.parse(span.to) + ON_THE_HOUR)
  return rows.filter(({ readAt }) => readAt >= span.from && readAt < end)
}

const frameOf = ({ flow: _flow, signal: _signal, ...frame }: FrameRow): Frame => frame

/** The 25 registers of a gas day's full hours; null when one is missing. */
function onTheHour(rows: readonly FrameRow[], gasDay: string): FrameRow[] | null {
  const start = startOf(gasDay, GAS_DAY_START_HOUR)
  const found: FrameRow[] = []
  for (const row of rows) {
    const after = Date.parse(row.readAt) - start
    const hour = Math.floor(after / HOUR)
    if (hour === found.length && after - hour * HOUR < ON_THE_HOUR) found.push(row)
  }
  return found.length === 25 ? found : null
}

/** Hours are given only when they add up to the day that was closed: a replaced meter or a roll-over has none. */
function hoursOf(registers: readonly FrameRow[], gasDay: string, dayVolume: string): HourFrame[] {
  const volumes = registers
    .slice(1)
    .map(({ stdReading }, index) => subtractVolume(stdReading, registers[index]?.stdReading ?? '0', 4))
  if (compareVolume(sumVolume(volumes, 4), dayVolume) !== 0) return []
  return volumes.map((volume, hour) => ({
    hourStart: toInstant(startOf(gasDay, GAS_DAY_START_HOUR) + hour * HOUR),
    volume,
    pressure: registers[hour]?.pressure ?? null,
    temperature: registers[hour]?.temperature ?? null,
  }))
}

/** The newest frame of each channel; null while none tells a flow. */
function liveOf(rows: readonly FrameRow[]): LiveMeter | null {
  const newest = new Map(rows.map((row) => [row.channelNo, row]))
  const channels = [...newest.values()].flatMap(
    ({ channelNo, flow, pressure, temperature, stdReading, workReading, readAt }) =>
      flow === null
        ? []
        : [{ channelNo, flow, pressure, temperature, stdTotal: stdReading, workTotal: workReading, at: readAt }],
  )
  const signal = [...newest.values()].find((row) => row.signal !== null)?.signal ?? 0
  return channels.length === 0 ? null : { channels, signal }
}
