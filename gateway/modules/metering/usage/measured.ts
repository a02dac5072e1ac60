import { addDays, startOf, toInstant } from '@domain/date'
import { GAS_DAY_START_HOUR } from '@domain/gas-day'
import { registerVolume } from '@domain/tariff/readings'
import { sumVolume, volume, type Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { feedMeter } from '../day/day-closing'
import { metersOf } from '../repo/meter'
import { readingsBetween } from '../repo/reading'
import { daysBetween } from '../repo/usage'
import { isHeard } from '../rules/wholeness'
import type { AccountKey } from '../types'

export interface Measured {
  volume: Volume
  /** The oldest of the moments up to which a channel is known. */
  asOf: string
  channels: MeasuredChannel[]
}

export interface MeasuredChannel {
  meterId: string
  channelNo: string
  volume: Volume
  asOf: string
}

/**
 * What meters have counted of a gas day that still runs: their registers of now less those at its start. Null where a channel has reported
 * nothing since, or where the day before has no frame at its end: its register is not known. By the readings that are stored; with `live` the telemetry is asked as well,
 * which a write never waits for.
 */
export async function measuredSoFar(
  work: Work,
  key: AccountKey,
  meterIds: readonly string[],
  ask: { gasDay: string; live: boolean },
): Promise<Measured | null> {
  const meters = (await metersOf(work.db, key)).filter((meter) => meterIds.includes(meter.meterId))
  const before = addDays(ask.gasDay, -1)
  const starts = await daysBetween(work.db, key, meterIds, before, before)
  const from = toInstant(startOf(ask.gasDay, GAS_DAY_START_HOUR))
  const readings = await readingsBetween(work.db, key.companyCode, [...meterIds], from, work.clock.iso())
  const used: MeasuredChannel[] = []
  for (const meter of meters) {
    const isAsked = ask.live && meter.meterType === 'IOT'
    const live = isAsked ? await work.ports.meterFeed.live(feedMeter(meter), work.clock.now()) : null
    for (const { channelNo } of meter.channels) {
      const isMine = (one: { meterId: string; channelNo: string }) =>
        one.meterId === meter.meterId && one.channelNo === channelNo
      const shown = live?.channels.find((one) => one.channelNo === channelNo)
      const stored = readings.findLast(isMine)
      const now = shown
        ? { reading: shown.stdTotal, at: shown.at }
        : stored && { reading: stored.stdReading, at: stored.readAt }
      const start = starts.find((day) => isMine(day) && isHeard(day))?.endReading
      const counted = now && start ? registerVolume(start, now.reading, meter.digits) : null
      if (!now || counted?.state !== 'VALID') return null
      used.push({ meterId: meter.meterId, channelNo, volume: volume(counted.volume), asOf: now.at })
    }
  }
  const asOf = used.map((one) => one.asOf).sort()[0]
  return asOf === undefined ? null : { volume: sumVolume(used.map((one) => one.volume)), asOf, channels: used }
}
