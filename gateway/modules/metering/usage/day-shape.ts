import { decimal, fixed } from '@domain/decimal'
import type { Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { feedMeter } from '../day/day-closing'
import { metersOf } from '../repo/meter'
import { daysBetween } from '../repo/usage'
import { isHeard } from '../rules/wholeness'
import type { AccountKey } from '../types'

const HOURS = 24

export interface ChannelHours {
  meterId: string
  channelNo: string
  /** Days that the means are of. */
  days: number
  /** Mean of each hour from 08:00, m³ with four decimals. */
  hours: Volume[]
}

/**
 * How channels spread their use over the hours of closed gas days, oldest first, as far as the telemetry keeps their hours. A channel
 * without any is left out. Waits for an outside system: never inside a transaction.
 */
export async function meanHours(
  work: Work,
  key: AccountKey,
  meterIds: readonly string[],
  gasDays: readonly string[],
): Promise<ChannelHours[]> {
  const [from, to] = [gasDays[0], gasDays.at(-1)]
  if (from === undefined || to === undefined) return []
  const wanted = new Set(gasDays)
  const meters = (await metersOf(work.db, key)).filter(
    (one) => one.meterType === 'IOT' && meterIds.includes(one.meterId),
  )
  const days = (await daysBetween(work.db, key, meterIds, from, to)).filter(
    (day) => wanted.has(day.gasDay) && isHeard(day),
  )
  const all: ChannelHours[] = []
  for (const meter of meters) {
    const mine = days.filter(({ meterId }) => meterId === meter.meterId)
    const answered = await work.ports.meterFeed.hours(feedMeter(meter), mine)
    for (const { channelNo } of meter.channels) {
      // A feed tells all hours of a day or none.
      const known = answered.filter((frames, at) => mine[at]?.channelNo === channelNo && frames.length === HOURS)
      if (known.length === 0) continue
      const hours = Array.from({ length: HOURS }, (_, hour) => {
        const sum = known.reduce((total, frames) => total.plus(decimal(frames[hour]?.volume ?? '0')), decimal('0'))
        return fixed(sum.div(known.length), 4)
      })
      all.push({ meterId: meter.meterId, channelNo, days: known.length, hours })
    }
  }
  return all
}
