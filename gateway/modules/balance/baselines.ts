import { baselineOf, type Baseline } from '@domain/balance'
import { stoppedDays } from '@domain/deviation/stops'
import { gasDaySpan } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { excludeHours, supplyStops } from '../billing/service'
import { workingCalendar } from '../calendar/service'
import { listMeters, usageRows, usedDaysOf, type UsedDay } from '../metering/service'
import { groupsOf, type Group } from '../plan/service'
import { baselineSpan } from './baseline-span'
import { acceptedDays } from './exempt'
import type { Activity } from './repo/activities'
import { participations } from './repo/days'
import { hoursOf } from './repo/hours'

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
  activity: Pick<Activity, 'activityId' | 'signupStart' | 'windows'>,
): Promise<GroupBaseline[]> {
  const groups = await groupsOf(work.db, key)
  const span = baselineSpan(work, activity)
  const daysOf = await knownDays(work, key, activity, groups)
  const isWorkday = await workingCalendar(work, span.from, span.to)
  const stops = await supplyStops(work, key, { from: gasDaySpan(span.from).from, to: gasDaySpan(span.to).to })
  const left = [...(await participations(work.db, key.bp, span)), ...(await ask(work, acceptedDays)(work, key, span))]
  const hours = excludeHours(work.settings, key.companyCode)
  return groups.map((group) => {
    const stopped = stoppedDays(stops, group.meterIds, span, { now: work.clock.now(), hours })
    const out = new Set(left.filter(({ groupId }) => groupId === group.groupId).map(({ gasDay }) => gasDay))
    const days = daysOf(group).flatMap(({ date, volume, dataState }) =>
      volume !== null && dataState === 'FULL' && isWorkday(date) && !stopped.has(date) && !out.has(date)
        ? [{ date, volume }]
        : [],
    )
    return { group, baseline: baselineOf(days) }
  })
}

type DaysOf = (group: Group) => Pick<UsedDay, 'date' | 'volume' | 'dataState'>[]

/** Days of each group before the sign-up: whole ones, or the hours that the activity is about. */
async function knownDays(
  work: Work,
  key: { bp: string; companyCode: string },
  activity: Pick<Activity, 'activityId' | 'signupStart' | 'windows'>,
  groups: readonly Group[],
): Promise<DaysOf> {
  const span = baselineSpan(work, activity)
  if (activity.windows.length > 0) {
    const known = await hoursOf(work.db, { bp: key.bp, activityId: activity.activityId }, span)
    return ({ groupId }) =>
      known.flatMap((day) =>
        day.groupId === groupId ? [{ date: day.gasDay, volume: day.volume, dataState: 'FULL' as const }] : [],
      )
  }
  const meterIds = [...new Set(groups.flatMap((group) => group.meterIds))]
  const rows = await usageRows(work, key, { meterIds, ...span })
  const remote = (await listMeters(work, key)).filter(({ meterType }) => meterType === 'IOT')
  return (group) => {
    const isOwn = ({ meterId }: { meterId: string }) => group.meterIds.includes(meterId)
    return usedDaysOf(rows.filter(isOwn), remote.filter(isOwn), span)
  }
}
