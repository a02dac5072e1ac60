import { datesBetween, toMillis } from '@domain/date'
import { gasDayAt } from '@domain/gas-day'
import { addVolume, volume } from '@domain/volume'
import type { Work } from '../../http/context'
import type { GasPlans, PlanSummary } from '../metering/service'
import { groupsOf, type Group } from './repo/groups'
import { monthsAndDays, plansInSpan, type Plan } from './repo/plans'

/** The volume that counts of a plan: what was approved, until then what was declared. */
export const volumeOf = ({ approvedVolume, declaredVolume }: Plan): string => approvedVolume ?? declaredVolume

/**
 * What is planned of each gas day, by group: the day's own plan, else its share of the month (P-08). Groups without plans and days
 * without either are left out.
 */
export async function plannedDays(
  work: Pick<Work, 'db'>,
  { bp }: { bp: string },
  groups: readonly Group[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, Map<string, string>>> {
  const groupIds = planning(groups)
  if (groupIds.length === 0) return new Map()
  const plans = await monthsAndDays(work.db, { bp, groupIds, from: from.slice(0, 7), to })
  return new Map(groupIds.map((groupId) => [groupId, byDay(plans, groupId, datesBetween(from, to))]))
}

const planning = (groups: readonly Group[]): string[] =>
  groups.filter(({ planMode }) => planMode !== 'NONE').map(({ groupId }) => groupId)

/** What plans of months and days declare for gas days of a group; a day's own plan goes before its share of the month. */
function byDay(plans: readonly Plan[], groupId: string, dates: readonly string[]): Map<string, string> {
  const wanted = new Set(dates)
  const days = new Map<string, string>()
  const own = plans.filter((plan) => plan.groupId === groupId)
  for (const { items } of own.filter(({ planType }) => planType === 'MONTH'))
    for (const { period, volume: share } of items ?? []) if (wanted.has(period)) days.set(period, volume(share))
  for (const plan of own.filter(({ planType }) => planType === 'DAY'))
    if (wanted.has(plan.period)) days.set(plan.period, volume(volumeOf(plan)))
  return days
}

const RANK = { DAILY: 2, MONTHLY: 1, NONE: 0 } as const

/** P-01: the best of a customer's groups. */
const modeOf = (groups: readonly Group[]): Group['planMode'] =>
  groups.map(({ planMode }) => planMode).sort((a, b) => RANK[b] - RANK[a])[0] ?? 'NONE'

const sumOf = (plans: readonly Plan[]): string | null =>
  plans.length === 0 ? null : plans.reduce((sum, plan) => volume(addVolume(sum, volumeOf(plan))), '0.00')

/** Answers what lower modules ask of plans: all groups of a customer together. */
export const plansOfCustomer: GasPlans = {
  async summary(work, key): Promise<PlanSummary> {
    const groups = await groupsOf(work.db, key)
    const today = work.clock.today()
    const [year, month] = [today.slice(0, 4), today.slice(0, 7)]
    const groupIds = planning(groups)
    const years = { bp: key.bp, groupIds, planType: 'YEAR', from: year, to: year } as const
    const ofYear = groupIds.length === 0 ? null : sumOf(await plansInSpan(work.db, years))
    const near = { bp: key.bp, groupIds, from: month, to: today }
    const plans = groupIds.length === 0 ? [] : await monthsAndDays(work.db, near)
    const ofMonth = sumOf(plans.filter(({ planType, period }) => planType === 'MONTH' && period === month))
    const ofDay = groupIds.flatMap((groupId) => byDay(plans, groupId, [today]).get(today) ?? [])
    return {
      planMode: modeOf(groups),
      groupCount: groups.length,
      defaultGroupId: (groups.find(({ isDefault }) => isDefault) ?? groups[0])?.groupId ?? null,
      contractYear: ofYear === null ? null : year,
      planYear: ofYear,
      planVolume: ofYear,
      planMonthVolume: ofMonth,
      dayPlanToday: ofDay.length === 0 ? null : ofDay.reduce((sum, one) => volume(addVolume(sum, one)), '0.00'),
    }
  },
  async days(work, key, span) {
    const all = new Map<string, string>()
    for (const days of (await plannedDays(work, key, await groupsOf(work.db, key), span)).values())
      for (const [day, planned] of days) all.set(day, volume(addVolume(all.get(day) ?? '0.00', planned)))
    return all
  },
  async tolerance(work, key) {
    const groups = await groupsOf(work.db, key)
    const group = groups.find(({ isDefault }) => isDefault) ?? groups[0]
    return { dayPct: group?.dayTolerance ?? '0', monthPct: group?.monthTolerance ?? '0' }
  },
}

/** Groups that plan and have meters that a stop shuts, with the gas days that it falls into. */
export async function plansUnder(
  work: Pick<Work, 'db'>,
  key: { bp: string; companyCode: string },
  {
    meterIds,
    planStopAt,
    planResumeAt,
  }: { meterIds: readonly string[]; planStopAt: string | null; planResumeAt: string | null },
): Promise<{ groupId: string; groupName: string; fromDate: string; toDate: string }[]> {
  if (planStopAt === null) return []
  const fromDate = gasDayAt(toMillis(planStopAt))
  const toDate = planResumeAt === null ? fromDate : gasDayAt(toMillis(planResumeAt))
  return (await groupsOf(work.db, key))
    .filter((group) => group.planMode !== 'NONE' && group.meterIds.some((meterId) => meterIds.includes(meterId)))
    .map(({ groupId, name }) => ({ groupId, groupName: name, fromDate, toDate }))
}
