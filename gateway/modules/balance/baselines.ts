import { baselineOf, type Baseline } from '@domain/balance'
import { addDays, toMillis } from '@domain/date'
import { stoppedDays } from '@domain/deviation/stops'
import { gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { supplyStops } from '../billing/service'
import { workingCalendar } from '../calendar/service'
import { listMeters, usageRows, usedDaysOf } from '../metering/service'
import { groupsOf, type Group } from '../plan/service'
import { acceptedDays } from './exempt'
import type { Activity } from './repo/activities'
import { participations } from './repo/days'

/** Gas days before a sign-up among which ten are looked for. */
const LOOKED_BACK = 60

export interface GroupBaseline {
  group: Group
  /** Null: too few whole days (42502). */
  baseline: Baseline | null
}

/**
 * S-02 for each group of a customer: workdays before the sign-up opened that have all data, without stops, accepted deviations and days of
 * other activities. The same for an early and a late sign-up, as far as no data come later.
 */
export async function baselinesOf(
  work: Work,
  key: { bp: string; companyCode: string },
  { signupStart }: Pick<Activity, 'signupStart'>,
): Promise<GroupBaseline[]> {
  const groups = await groupsOf(work.db, key)
  const to = lastClosedGasDay(Math.min(toMillis(signupStart), work.clock.now()))
  const span = { from: addDays(to, 1 - LOOKED_BACK), to }
  const meterIds = [...new Set(groups.flatMap((group) => group.meterIds))]
  const rows = await usageRows(work, key, { meterIds, ...span })
  const remote = (await listMeters(work, key)).filter(({ meterType }) => meterType === 'IOT')
  const isWorkday = await workingCalendar(work, span.from, span.to)
  const stops = await supplyStops(work, key, { from: gasDaySpan(span.from).from, to: gasDaySpan(span.to).to })
  const left = [
    ...(await participations(work.db, key.bp, span)),
    ...(await ask(work, acceptedDays)(work, key.bp, span)),
  ]
  return groups.map((group) => {
    const isOwn = ({ meterId }: { meterId: string }) => group.meterIds.includes(meterId)
    const stopped = stoppedDays(stops, group.meterIds, span, work.clock.now())
    const out = new Set(left.filter(({ groupId }) => groupId === group.groupId).map(({ gasDay }) => gasDay))
    const days = usedDaysOf(rows.filter(isOwn), remote.filter(isOwn), span).flatMap(({ date, volume, dataState }) =>
      volume !== null && dataState === 'FULL' && isWorkday(date) && !stopped.has(date) && !out.has(date)
        ? [{ date, volume }]
        : [],
    )
    return { group, baseline: baselineOf(days) }
  })
}
