import { HOUR, diffDays, startOf, toInstant, toMillis } from '@domain/date'
import { GAS_DAY_START_HOUR, gasDayAt, gasDaySpan } from '@domain/gas-day'
import { rnd } from '@domain/random'
import { addVolume, sumVolume, subtractVolume, volume } from '@domain/volume'
import type { FeedChannel, FeedDay, FeedMeter, Frame, HourFrame, LiveChannel, MeterFeed } from '../../ports/meter-feed'
import { conditions, dayVolumes, hourShares, isSimulated, leakingShares, workRegister } from './devices'

/** A simulated device that went silent answers again after so many days. */
const SILENT_DAYS = 3

/** The setting that plants a leak (Y-11): `<meter>|<first gas day>`. */
export const LEAK_SETTING = 'meterFeed.leak'

const sharesOf = (meterId: string, gasDay: string, leak: string): number[] => {
  const [leaking, since = ''] = leak.split('|')
  const shares = hourShares(meterId, gasDay)
  return meterId === leaking && gasDay >= since ? leakingShares(shares) : shares
}

/** Simulated telemetry of the demo devices: deterministic by meter, gas day and planted leak (A 8, R1–R3). */
export const embeddedMeterFeed = (read: (setting: string) => Promise<string>): MeterFeed => ({
  frames: async (meter, gasDay) =>
    isSilent(meter, gasDay) ? [] : meter.channels.flatMap((one) => frame(meter, one, gasDay)),
  hours: async ({ meterId }, days) => {
    const leak = await read(LEAK_SETTING)
    return days.map((day) => (isSimulated(meterId) ? hours(meterId, day, sharesOf(meterId, day.gasDay, leak)) : []))
  },
  live: async (meter, now) => {
    if (isSilent(meter, gasDayAt(now)) || !isSimulated(meter.meterId)) return null
    const shares = sharesOf(meter.meterId, gasDayAt(now), await read(LEAK_SETTING))
    return {
      channels: meter.channels.map((one) => liveChannel(meter, one, now, shares)),
      signal: 2 + Math.floor(3 * rnd(`A|${meter.meterId}|${gasDayAt(now)}|s`)),
    }
  },
})

function isSilent(meter: FeedMeter, gasDay: string): boolean {
  if (meter.onlineState !== 'OFFLINE' || meter.lastFrameAt === null) return false
  return diffDays(gasDayAt(toMillis(meter.lastFrameAt)), gasDay) <= SILENT_DAYS
}

/** The register grows from the last known one by every day in between: a device that was silent kept counting. */
function frame(meter: FeedMeter, channel: FeedChannel, gasDay: string): Frame[] {
  if (!isSimulated(meter.meterId) || channel.lastReadingAt === null) return []
  const first = gasDayAt(toMillis(channel.lastReadingAt))
  const grown = daysFrom(first, gasDay).map((day) => used(meter, channel, day))
  const stdReading = addVolume(channel.lastReading, sumVolume(grown))
  const shares = hourShares(meter.meterId, gasDay)
  const top = shares.indexOf(Math.max(...shares))
  const today = grown.at(-1) ?? '0.00'
  const { pressure, temperature } = conditions(meter.meterId, gasDay, 7)
  return [
    {
      channelNo: channel.channelNo,
      readAt: gasDaySpan(gasDay).to,
      stdReading,
      workReading: channel.hasCorrector ? workRegister(stdReading) : null,
      pressure: channel.hasCorrector ? pressure : null,
      temperature: channel.hasCorrector ? temperature : null,
      maxFlow: (Number(today) * (shares[top] ?? 0) * 1.06).toFixed(2),
      maxFlowAt: toInstant(
        startOf(gasDay, GAS_DAY_START_HOUR) +
          top * HOUR +
          Math.floor(rnd(`A|${meter.meterId}|${gasDay}|m`) * 60) * 60_000,
      ),
    },
  ]
}

/** m³ of a gas day: nothing flows while the valve is shut. */
const used = ({ meterId, isShut }: FeedMeter, { channelNo }: FeedChannel, gasDay: string): string =>
  isShut ? '0.00' : (dayVolumes(meterId, gasDay)[channelNo] ?? '0.00')

const daysFrom = (first: string, last: string): string[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = gasDayAt(startOf(day, GAS_DAY_START_HOUR) + 24 * HOUR)) days.push(day)
  return days
}

/** The last hour takes the rest, so that the hours add up to the day (A 2.5). */
function hours(meterId: string, { channelNo, gasDay, volume: used }: FeedDay, shares: readonly number[]): HourFrame[] {
  const parts = shares.slice(0, 23).map((share) => volume((Number(used) * share).toFixed(4), 4))
  const rest = subtractVolume(used, sumVolume(parts, 4), 4)
  return [...parts, rest].map((part, index) => ({
    hourStart: toInstant(startOf(gasDay, GAS_DAY_START_HOUR) + index * HOUR),
    volume: part,
    ...conditions(`${meterId}${channelNo}`, gasDay, index),
  }))
}

function liveChannel(meter: FeedMeter, channel: FeedChannel, now: number, shares: readonly number[]): LiveChannel {
  const gasDay = gasDayAt(now)
  const day = Number(used(meter, channel, gasDay))
  const elapsed = (now - startOf(gasDay, GAS_DAY_START_HOUR)) / HOUR
  const hour = Math.min(23, Math.floor(elapsed))
  const until = shares.slice(0, hour).reduce((sum, share) => sum + share, 0) + (shares[hour] ?? 0) * (elapsed - hour)
  const flicker = 0.97 + 0.06 * rnd(`A|${meter.meterId}|${Math.floor(now / 30_000)}`)
  const stdTotal = addVolume(registerAtDawn(meter, channel, gasDay), (day * until).toFixed(2))
  const { pressure, temperature } = conditions(meter.meterId, gasDay, hour)
  return {
    channelNo: channel.channelNo,
    flow: (day * (shares[hour] ?? 0) * flicker).toFixed(2),
    pressure: channel.hasCorrector ? pressure : null,
    temperature: channel.hasCorrector ? temperature : null,
    stdTotal,
    workTotal: channel.hasCorrector ? workRegister(stdTotal) : null,
    at: toInstant(now),
  }
}

/** Register at 08:00 today: between 08:00 and the closing at 09:30 the stored one is still a day old. */
function registerAtDawn(meter: FeedMeter, channel: FeedChannel, gasDay: string): string {
  if (channel.lastReadingAt === null) return channel.lastReading
  const first = gasDayAt(toMillis(channel.lastReadingAt))
  const missing = daysFrom(first, gasDay).slice(0, -1)
  return addVolume(channel.lastReading, sumVolume(missing.map((day) => used(meter, channel, day))))
}
