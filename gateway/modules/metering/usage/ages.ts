import { datesBetween, yearOf } from '@domain/date'
import { gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { missingFrames } from '../repo/frames-there'
import { statements } from '../repo/statement'
import { expectedFrames, ofMissing, wholeness, type Age, type RemoteChannel, type Wholeness } from '../rules/wholeness'
import { settledAges } from '../month/settled-ages'
import type { AccountKey, DayUsage, Meter } from '../types'

/** Channels of remote meters; each owes frames from the day on which its meter was put in. */
export const remoteChannels = (meters: readonly Meter[]): RemoteChannel[] =>
  meters
    .filter(({ meterType }) => meterType === 'IOT')
    .flatMap(({ meterId, channels, installDate }) =>
      channels.map(({ channelNo }) => ({ meterId, channelNo, since: installDate })),
    )

/** How whole the days of remote meters are from one gas day to another (Y-03); nothing is owed before the first closed day. */
export const wholenessOf = (
  meters: readonly Meter[],
  days: readonly DayUsage[],
  from: string,
  through: string | null,
): Wholeness => wholeness(through === null ? [] : datesBetween(from, through), remoteChannels(meters), days)

/** Until when figures up to a gas day know: the end of that day, or of the newest closed one. */
export function knownUntil(work: Pick<Work, 'clock'>, to: string): string {
  const closed = lastClosedGasDay(work.clock.now())
  return gasDaySpan(to < closed ? to : closed).to
}

/** Age of what remote channels used from one gas day to another, both included, as far as days are closed (Y-03). */
export async function spanAge(
  work: Pick<Work, 'clock' | 'db'>,
  key: AccountKey,
  channels: readonly RemoteChannel[],
  { from, to }: { from: string; to: string },
): Promise<Age> {
  const closed = lastClosedGasDay(work.clock.now())
  const through = to < closed ? to : closed
  const missing = await missingFrames(work.db, key, channels, { from, to: through })
  const counts = new Map<string, number>()
  for (const { gasDay, count } of missing) counts.set(gasDay, (counts.get(gasDay) ?? 0) + count)
  return {
    asOf: knownUntil(work, to),
    ...ofMissing(
      [...counts].map(([gasDay, count]) => ({ gasDay, count })),
      expectedFrames(channels, from, through),
    ),
    estimatedVolume: sumVolume(missing.map(({ estimated }) => estimated)),
  }
}

/** Age of what meters have used of their calendar year up to today (Y-03), meter by meter; what was bought for a card is known at once. */
export async function yearAges(
  work: Pick<Work, 'clock' | 'db'>,
  key: AccountKey,
  meters: readonly Meter[],
): Promise<(meter: Meter) => Pick<Age, 'asOf' | 'whole'>> {
  const closed = lastClosedGasDay(work.clock.now())
  const from = `${yearOf(closed)}-01-01`
  const missing = await missingFrames(work.db, key, remoteChannels(meters), { from, to: closed })
  const byHand = meters.filter(({ meterType }) => meterType === 'MECH').map(({ meterId }) => meterId)
  const settled = byHand.length === 0 ? [] : await statements(work.db, key, { meterIds: byHand, year: yearOf(closed) })
  const ids = settled.map(({ statementId }) => statementId)
  const ageOf = await settledAges(work, key, ids)
  return (meter) => {
    if (meter.meterType === 'IC') return { asOf: work.clock.iso(), whole: 100 }
    if (meter.meterType === 'MECH') {
      const { asOf, whole } = ageOf(ids, meter.lastReadingAt ?? gasDaySpan(closed).to, meter.meterId)
      return { asOf, whole }
    }
    const mine = missing.filter(({ meterId }) => meterId === meter.meterId)
    const { whole } = ofMissing(mine, expectedFrames(remoteChannels([meter]), from, closed))
    return { asOf: gasDaySpan(closed).to, whole }
  }
}
