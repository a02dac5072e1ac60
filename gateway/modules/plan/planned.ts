import { datesBetween, toMillis } from '@domain/date'
import { gasDayAt, gasDaySpan } from '@domain/gas-day'
import { limitedDays, sharesOf, underLimit, type LimitSpan } from '@domain/plan/limit'
import { addVolume, sumVolume, volume } from '@domain/volume'
import type { Work } from '../../http/context'
import { excludeHours, supplyLimits, type AffectedPlan, type AffectingStop } from '../billing/service'
import type { AccountKey, GasPlans, PlanSummary } from '../metering/service'
import { groupsOf, type Group } from './repo/groups'
import { monthsAndDays, plansInSpan, type Plan } from './repo/plans'

/** The volume that counts of a plan: what was approved, until then what was declared. */
export const volumeOf = ({ approvedVolume, declaredVolume }: Plan): string => approvedVolume ?? declaredVolume

interface Span {
  from: string
  to: string
}
/** m³ of gas days, by group. */
type ByGroup = Map<string, Map<string, string>>

/**
 * What is planned of each gas day, by group: the day's own plan, else its share of the month (P-08), and no more than a limit of supply
 * leaves of the day (G-03). Groups without plans and days without either are left out.
 */
export async function plannedDays(
  work: Pick<Work, 'db' | 'settings'>,
  key: AccountKey,
  groups: readonly Group[],
  span: Span,
): Promise<ByGroup> {
  const planned = await declaredDays(work, key, groups, span)
  if (planned.size === 0) return planned
  const limits = await limitsOf(work, key, span)
  return new Map([...planned].map(([groupId, days]) => [groupId, cutDown(days, limits.get(groupId))]))
}

const cutDown = (days: ReadonlyMap<string, string>, limits: ReadonlyMap<string, string> | undefined) =>
  new Map([...days].map(([day, plan]) => [day, underLimit(plan, limits?.get(day))]))

const limitsIn = (work: Pick<Work, 'db'>, key: AccountKey, { from, to }: Span): Promise<LimitSpan[]> =>
  supplyLimits(work, key, { from: gasDaySpan(from).from, to: gasDaySpan(to).to })

/**
 * G-03: what limits of supply leave of gas days, by group. Groups under one limit share it by what they have declared; `asked`: what goes
 * before that. Days without a limit are left out.
 */
async function limitsOf(
  work: Pick<Work, 'db' | 'settings'>,
  key: AccountKey,
  span: Span,
  asked: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
): Promise<ByGroup> {
  const found: ByGroup = new Map()
  const limits = await limitsIn(work, key, span)
  if (limits.length === 0) return found
  const groups = (await groupsOf(work.db, key)).filter(({ planMode }) => planMode !== 'NONE')
  const declared = await declaredDays(work, key, groups, span)
  const planOf = (groupId: string, day: string) =>
    asked.get(groupId)?.get(day) ?? declared.get(groupId)?.get(day) ?? '0.00'
  const hours = excludeHours(work.settings, key.companyCode)
  for (const limit of limits) {
    const under = groups.filter(({ meterIds }) => isUnder(limit, meterIds))
    for (const day of limitedDays(limit, span, hours)) {
      const plans = new Map(under.map(({ groupId }) => [groupId, planOf(groupId, day)]))
      for (const [groupId, share] of sharesOf(limit.limitVolume, plans)) {
        const days = found.get(groupId) ?? new Map<string, string>()
        found.set(groupId, days.set(day, underLimit(share, days.get(day))))
      }
    }
  }
  return found
}

const isUnder = (stop: { meterIds: readonly string[] }, meterIds: readonly string[]): boolean =>
  stop.meterIds.length === 0 || meterIds.some((meterId) => stop.meterIds.includes(meterId))

/** What limits of supply leave one group of gas days; `asked`: with these volumes in place of its own plans. */
export const limitsOfGroup = async (
  work: Pick<Work, 'db' | 'settings'>,
  group: Group,
  span: Span,
  asked: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, string>> =>
  (await limitsOf(work, group, span, new Map([[group.groupId, asked]]))).get(group.groupId) ?? new Map()

async function declaredDays(
  work: Pick<Work, 'db'>,
  { bp }: AccountKey,
  groups: readonly Group[],
  { from, to }: Span,
): Promise<ByGroup> {
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
    const limits = groupIds.length === 0 ? new Map() : await limitsOf(work, key, { from: today, to: today })
    const ofDay = groupIds.flatMap(
      (groupId) => cutDown(byDay(plans, groupId, [today]), limits.get(groupId)).get(today) ?? [],
    )
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
  async limits(work, key, span) {
    const least = new Map<string, string>()
    const limits = await limitsIn(work, key, span)
    if (limits.length === 0) return least
    const groups = (await groupsOf(work.db, key)).filter(({ planMode }) => planMode !== 'NONE')
    const hours = excludeHours(work.settings, key.companyCode)
    for (const limit of limits.filter((one) => groups.every(({ meterIds }) => isUnder(one, meterIds))))
      for (const day of limitedDays(limit, span, hours)) least.set(day, underLimit(limit.limitVolume, least.get(day)))
    return least
  },
  async tolerance(work, key) {
    const groups = await groupsOf(work.db, key)
    const group = groups.find(({ isDefault }) => isDefault) ?? groups[0]
    return { dayPct: group?.dayTolerance ?? '0', monthPct: group?.monthTolerance ?? '0' }
  },
}

/**
 * Groups that plan and have meters under a stop or a limit, with the gas days that it falls into; under a limit with what was declared of
 * those that are planned, and what counts of it (G-03).
 */
export async function plansUnder(work: Work, key: AccountKey, stop: AffectingStop): Promise<AffectedPlan[]> {
  const { planStopAt, planResumeAt } = stop
  if (planStopAt === null) return []
  const from = gasDayAt(toMillis(planStopAt))
  // The end is no moment of it: one at 08:00 leaves the day that begins then.
  const to = planResumeAt === null ? from : gasDayAt(toMillis(planResumeAt) - 1)
  const groups = (await groupsOf(work.db, key)).filter(
    ({ planMode, meterIds }) => planMode !== 'NONE' && isUnder(stop, meterIds),
  )
  const limits = stop.limitVolume === null ? null : await limitsOf(work, key, { from, to })
  const declared = limits && (await declaredDays(work, key, groups, { from, to }))
  return groups.map(({ groupId, name }) => ({
    groupId,
    groupName: name,
    fromDate: from,
    toDate: to,
    limited: limits && sumsUnder(declared?.get(groupId), limits.get(groupId)),
  }))
}

/** Sums over the days of a group that are planned and limited; null without any. */
function sumsUnder(
  declared: ReadonlyMap<string, string> | undefined,
  limits: ReadonlyMap<string, string> | undefined,
): AffectedPlan['limited'] {
  const days = [...(declared ?? [])].filter(([day]) => limits?.has(day))
  if (days.length === 0) return null
  return {
    declared: sumVolume(days.map(([, plan]) => plan)),
    counted: sumVolume(days.map(([day, plan]) => underLimit(plan, limits?.get(day)))),
  }
}
