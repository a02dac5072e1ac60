import type { Api } from '@contract'
import { addMonths, monthOf } from '@domain/date'
import type { Work } from '../../../http/context'
import type { LiveMeter } from '../../../ports/meter-feed'
import { feedMeter } from '../day/day-closing'
import { metersOf } from '../repo/meter'
import { lastReadings } from '../repo/reading'
import type { Account, AccountKey, Meter } from '../types'

type Live = Api['gas GET /realtime/meter']['out']

/** Telemetry that does not answer is a meter that is silent: its last frame stands in, and home says since when (Y-22). */
async function shownNow(work: Work, meter: Meter): Promise<LiveMeter | null> {
  try {
    return await work.ports.meterFeed.live(feedMeter(meter), work.clock.now())
  } catch (error) {
    work.log.warn({ err: error, meterId: meter.meterId }, 'telemetry does not answer')
    return null
  }
}

/** What a meter shows now; a silent one answers its last frame with stale = true (A 5.1). */
export async function liveMeter(work: Work, meter: Meter): Promise<Live> {
  const live = meter.meterType === 'IOT' ? await shownNow(work, meter) : null
  const common = {
    meterId: meter.meterId,
    onlineState: meter.onlineState,
    valveState: meter.valveState,
    batteryPct: meter.batteryPct,
  }
  const names = new Map(meter.channels.map((one) => [one.channelNo, one.name]))
  if (live)
    return {
      ...common,
      stale: false,
      signal: live.signal,
      channels: live.channels.map((one) => ({ ...one, name: names.get(one.channelNo) ?? '' })),
    }
  // The register is that of the last valid one, and so is what stands beside it.
  const readings = await lastReadings(work.db, meter, meter.channels.length * 2, ['VALID'])
  return {
    ...common,
    stale: true,
    signal: 0,
    channels: meter.channels.map((channel) => {
      const last = readings.find((one) => one.channelNo === channel.channelNo)
      return {
        channelNo: channel.channelNo,
        name: channel.name,
        flow: null,
        pressure: last?.pressure ?? null,
        temperature: last?.temperature ?? null,
        stdTotal: channel.lastReading,
        workTotal: last?.workReading ?? null,
        at: last?.readAt ?? channel.lastReadingAt ?? work.clock.iso(),
      }
    }),
  }
}

/** Next date on which the meter is read: the account's reading day; none for IC meters. */
export function nextReadingDate(meter: Meter, account: Account, today: string): string | null {
  if (meter.meterType === 'IC') return null
  const day = String(account.readingDay).padStart(2, '0')
  const thisMonth = `${monthOf(today)}-${day}`
  return today < thisMonth ? thisMonth : `${addMonths(monthOf(today), 1)}-${day}`
}

export interface MeterHead {
  meterId: string
  meterNo: string
  meterType: Meter['meterType']
  alias: string
  location: string
  /** m³/h. */
  qmax: string
  remote: boolean
  state: Meter['state']
}

/** `meter.listByBp` of CV-7. */
export async function listByBp(work: Pick<Work, 'db'>, key: AccountKey): Promise<MeterHead[]> {
  return (await metersOf(work.db, key)).map(({ meterId, meterNo, meterType, alias, location, qmax, state }) => ({
    meterId,
    meterNo,
    meterType,
    alias,
    location,
    qmax,
    remote: meterType === 'IOT',
    state,
  }))
}
