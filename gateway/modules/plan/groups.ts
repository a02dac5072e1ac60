import type { In, Out } from '@contract'
import type { PlanWindows } from '@domain/plan/window-rules'
import { isWithin, openPeriods, windowOf } from '@domain/plan/windows'
import { addDays, dateAt, toInstant } from '@domain/date'
import { gasDayAt } from '@domain/gas-day'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { listByBp, measuredSoFar } from '../metering/service'
import { changeGroup, groupsOf, lockGroup, type Group, type GroupKey } from './repo/groups'
import { newestInSpan, type Plan } from './repo/plans'
import { plannedDays } from './planned'
import { planWindows } from './settings'
import { NOT_DECLARED } from './states'

type List = Out<'predict GET /group/list'>

/** A group of the customer; 2902 for another one's and for none. */
export const ownGroup = async (
  work: Pick<Work, 'db'>,
  key: Omit<GroupKey, 'groupId'>,
  groupId: string,
): Promise<Group> => ownOr2902((await groupsOf(work.db, key)).find((group) => group.groupId === groupId))

/** The same under the lock of all its plans. */
export const lockOwnGroup = async (
  work: Pick<Work, 'db'>,
  key: Omit<GroupKey, 'groupId'>,
  groupId: string,
): Promise<Group> => ownOr2902(await lockGroup(work.db, { bp: key.bp, companyCode: key.companyCode, groupId }))

/** P-01, P-02: groups with what is planned and used today and what waits to be declared. */
export async function groupList(work: Work, session: BoundSession): Promise<List> {
  const groups = await groupsOf(work.db, session)
  const today = gasDayAt(work.clock.now())
  const meters = new Map((await listByBp(work, session)).map((meter) => [meter.meterId, meter]))
  const groupIds = groups.map(({ groupId }) => groupId)
  const planned = await plannedDays(work, session, groups, { from: today, to: today })
  const windows = planWindows(work, session)
  const declared = await declaredAhead(work, session.bp, groupIds, windows)
  const tomorrow = addDays(dateAt(work.clock.now()), 1)
  const rows: List['groups'] = []
  for (const group of groups) {
    const used = await measuredSoFar(work, session, group.meterIds, { gasDay: today, live: false })
    rows.push({
      groupId: group.groupId,
      name: group.name,
      planMode: group.planMode,
      meters: group.meterIds.flatMap((meterId) => {
        const meter = meters.get(meterId)
        return meter ? [{ meterId, meterNo: meter.meterNo, name: meter.alias || meter.location }] : []
      }),
      assessMode: group.assessMode,
      dayTolerance: group.dayTolerance,
      monthTolerance: group.monthTolerance,
      isDefault: group.isDefault,
      todayPlan: planned.get(group.groupId)?.get(today) ?? null,
      todayActual: used?.volume ?? null,
      asOf: used?.asOf ?? null,
      todo: undeclared(work.clock.now(), group, declared, windows),
      tomorrowCloseAt: toInstant(windowOf('DAY', tomorrow, windows).close),
      version: group.version,
    })
  }
  return { groups: rows }
}

/** Periods that may be declared now and have no declaration, the nearest of each type. */
function undeclared(
  now: number,
  group: Group,
  declared: readonly Plan[],
  windows: PlanWindows,
): List['groups'][number]['todo'] {
  const types = group.planMode === 'NONE' ? [] : (['DAY', 'MONTH', 'YEAR'] as const)
  return types
    .filter((planType) => planType !== 'DAY' || group.planMode === 'DAILY')
    .flatMap((planType) => {
      const period = openPeriods(planType, now, windows)[0]
      const window = period === undefined ? null : windowOf(planType, period, windows)
      if (period === undefined || window === null || !isWithin(window, now)) return []
      const has = declared.some(
        (plan) =>
          plan.groupId === group.groupId &&
          plan.planType === planType &&
          plan.period === period &&
          !NOT_DECLARED.includes(plan.state),
      )
      return has ? [] : [{ planType, period, closeAt: toInstant(window.close) }]
    })
}

/** The newest revisions of the periods that may be declared next. */
async function declaredAhead(
  work: Work,
  bp: string,
  groupIds: readonly string[],
  windows: PlanWindows,
): Promise<Plan[]> {
  const today = dateAt(work.clock.now())
  const of = (planType: Plan['planType'], from: string, to: string) =>
    newestInSpan(work.db, { bp, groupIds, planType, from, to })
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)]
  return [
    ...(await of('DAY', today, addDays(today, windows.day.from.day + 1))),
    ...(await of('MONTH', month, addDays(`${month}-28`, 10).slice(0, 7))),
    ...(await of('YEAR', year, String(Number(year) + 1))),
  ]
}

export async function renameGroup(
  work: Work,
  session: BoundSession,
  { groupId, name, version }: In<'predict POST /group/rename'>,
): Promise<{ version: number }> {
  const group = await lockOwnGroup(work, session, groupId)
  if (group.version !== version) throw new Refusal('2904')
  await changeGroup(work.db, group, { name: name.trim(), version: version + 1, updatedAt: work.clock.iso() })
  return { version: version + 1 }
}
