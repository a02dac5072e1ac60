import { addDays, addMonths, dateAt, dateOf, startOf } from '@domain/date'
import { addWorkingDays } from '@domain/calendar'
import { RESEND_FOR, windowOf } from '@domain/plan/windows'
import type { PlanType } from '@domain/statuses/gas-plan'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { workingCalendar } from '../calendar/service'
import { drop } from '../todo/service'
import { refuseLate } from './change-pass'
import { proposalOf } from './defaults'
import { lockPlan } from './desk'
import { fileFallback } from './fallback'
import { revisionsFor } from './ground'
import { lockGroup, type Group, type GroupKey } from './repo/groups'
import { insertPlans, newestInSpan, plansInSpan, type Plan } from './repo/plans'
import { planWindows } from './settings'
import { gasPlanMachine } from './states'
import { confirm, dropPlanTask, planNow, todoKey } from './submit'

/** Days back for which a missed close is made up. */
const MADE_UP = 7
/** Working days for which an undecided month is waited for, and the last day of an undecided year (P-09). */
const [MONTH_WAITS, YEAR_WAITS] = [2, '12-15']

/** Closes what has come to the end of its window, and what is over (P-08, P-09). Harmless to repeat. */
export async function closeGroup(work: Work, key: GroupKey): Promise<void> {
  const group = await lockGroup(work.db, key)
  if (!group || group.planMode === 'NONE') return
  for (const [planType, periods] of duePeriods(work, group)) await closePeriods(work, group, planType, periods)
  await endPast(work, group)
}

/** Years first: months are made of them, days of months. */
function duePeriods(work: Work, group: Group): [PlanType, string[]][] {
  const now = work.clock.now()
  const windows = planWindows(work, group)
  const today = dateAt(now)
  const [year, month] = [Number(today.slice(0, 4)), today.slice(0, 7)]
  const closed = (planType: PlanType, periods: string[]): [PlanType, string[]] => [
    planType,
    periods.filter((period) => windowOf(planType, period, windows).close <= now),
  ]
  // Beyond tomorrow where a day's window ends more than a day before it.
  const days = Array.from({ length: MADE_UP + 1 + windows.day.to.day }, (_, n) => addDays(today, n - MADE_UP))
  return [
    closed('YEAR', [String(year), String(year + 1)]),
    closed('MONTH', [month, addMonths(month, 1)]),
    ...(group.planMode === 'DAILY' ? [closed('DAY', days)] : []),
  ]
}

async function closePeriods(work: Work, group: Group, planType: PlanType, periods: readonly string[]): Promise<void> {
  const [from, to] = [periods[0], periods.at(-1)]
  if (from === undefined || to === undefined) return
  const newest = await newestInSpan(work.db, { bp: group.bp, groupIds: [group.groupId], planType, from, to })
  for (const period of periods) {
    const plan = newest.find((one) => one.period === period)
    if (plan?.state !== 'LOCKED' && plan?.state !== 'EXECUTED') await closePeriod(work, group, planType, period, plan)
  }
}

async function closePeriod(
  work: Work,
  group: Group,
  planType: PlanType,
  period: string,
  newest: Plan | undefined,
): Promise<void> {
  const close = windowOf(planType, period, planWindows(work, group)).close
  // A rejected plan may be sent again for a day.
  if (newest?.state === 'REJECTED' && work.clock.now() < close + RESEND_FOR) return
  const revisions = await revisionsFor(work, group, planType, period)
  const plan = revisions.find(({ state }) => ['SUBMITTED', 'CONFIRMED', 'ADJUSTED', 'SYSTEM'].includes(state))
  if (plan?.state === 'SUBMITTED' && work.clock.now() < (await waitsUntil(work, planType, close))) return
  if (plan?.state === 'SUBMITTED') {
    await dropPlanTask(work, plan)
    return lockPlan(work, await confirm(work, plan, 'SYSTEM'))
  }
  if (plan) return lockPlan(work, plan)
  const filed = planType === 'YEAR' ? null : await fileFallback(work, group, planType, period, revisions)
  if (filed?.state === 'SUBMITTED') return
  await lockPlan(work, filed ?? (await makeSystemPlan(work, group, planType, period, revisions)))
  await drop(work, 'PREDICT_REPORT', todoKey(group.groupId, planType, period), group.bp)
}

/** Until when the gas company may still decide (P-09), ms. */
async function waitsUntil(work: Work, planType: PlanType, close: number): Promise<number> {
  const closed = dateAt(close)
  if (planType === 'YEAR') return startOf(addDays(`${closed.slice(0, 4)}-${YEAR_WAITS}`, 1))
  const isWorkday = await workingCalendar(work, closed, addDays(closed, 30))
  return startOf(addDays(addWorkingDays(closed, MONTH_WAITS, isWorkday), 1))
}

async function makeSystemPlan(
  work: Work,
  group: Group,
  planType: PlanType,
  period: string,
  revisions: readonly Plan[],
): Promise<Plan> {
  const { bp, companyCode, groupId } = group
  const { volume, items } = await proposalOf(work, group, planType, period)
  const at = work.clock.iso()
  const planId = newId(work.clock.now())
  const row = {
    bp,
    companyCode,
    planId,
    groupId,
    planType,
    period,
    declaredVolume: volume,
    approvedVolume: volume,
    items: items === null ? null : jsonb(items),
    method: 'SYSTEM',
    note: sealText(work, ''),
    state: 'SYSTEM',
    revision: (revisions[0]?.revision ?? 0) + 1,
    submittedBy: null,
    submittedAt: null,
    version: (revisions[0]?.version ?? 0) + 1,
    createdAt: at,
    updatedAt: at,
  } as const
  await insertPlans(work.db, [row])
  return planNow(work, { bp, planId })
}

/** Locked plans of periods that are over have been carried out (3.12): a gas day with the next one, at 08:00. Their changes end. */
async function endPast(work: Work, { bp, groupId }: Group): Promise<void> {
  const today = dateOf(work.clock.iso())
  const spans = [
    { planType: 'DAY', from: addDays(today, -MADE_UP - 1), to: addDays(today, -1) },
    { planType: 'MONTH', from: addMonths(today.slice(0, 7), -2), to: addMonths(today.slice(0, 7), -1) },
    { planType: 'YEAR', from: String(Number(today.slice(0, 4)) - 1), to: String(Number(today.slice(0, 4)) - 1) },
  ] as const
  for (const span of spans)
    for (const plan of await plansInSpan(work.db, { bp, groupIds: [groupId], ...span })) {
      if (plan.state !== 'LOCKED') continue
      await transition(work, gasPlanMachine, plan, 'EXECUTE')
      await refuseLate(work, plan)
    }
}
