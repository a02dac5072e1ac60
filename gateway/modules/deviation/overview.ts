import type { In, Out } from '@contract'
import { addDays, datesBetween } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { deviationRate, exceedsLimit, sideOf } from '@domain/deviation/day'
import { isOutside } from '@domain/deviation/month'
import { gasDaySpan } from '@domain/gas-day'
import { changePercent } from '@domain/percent'
import { firstDays, shiftPeriod, spanOfPeriod, yearBefore } from '@domain/usage-period'
import { compareVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { badField, ownOr2902 } from '../../http/refusal'
import { ask } from '../../wiring'
import { leftOfCycles } from '../gas-package/service'
import { closedGasDay, listMeters, packageGas, type AccountKey } from '../metering/service'
import { groupsOf, limitsOfGroup, plannedDays, usedDays, usedOf, type Group, type UsedDay } from '../plan/service'
import { monthEstimate } from './months'

type Call = 'demand GET /usage/overview'
export type Overview = Out<Call>
type Day = Overview['days'][number]

/** Days that are named on each side of the plan. */
const TOP = 3

/** D-11: a week or a month of a group, or of all meters, as far as its gas days are closed. */
export async function usageOverview(work: Work, key: AccountKey, { groupId, period }: In<Call>): Promise<Overview> {
  const span = spanOfPeriod(period)
  const closed = closedGasDay(work)
  if (!span) throw badField('period')
  const groups = await groupsOf(work.db, key)
  const group = groupId === undefined ? null : ownOr2902(groups.find((one) => one.groupId === groupId))
  const meterIds = group?.meterIds ?? (await listMeters(work, key)).map(({ meterId }) => meterId)
  const used = await usedDays(work, key, { meterIds }, span)
  const planned = group ? (await plannedDays(work, key, [group], span)).get(group.groupId) : undefined
  const limits = group ? await limitsOfGroup(work, group, span) : new Map<string, string>()
  const past = used.filter(({ date }) => date <= closed)
  const known = { from: span.from, to: past.at(-1)?.date ?? span.from }
  return {
    period,
    ...span,
    groupId: group?.groupId ?? null,
    groupName: group?.name ?? '',
    planMode: group?.planMode ?? 'NONE',
    dayCount: past.length,
    gaps: past.filter(({ dataState }) => dataState !== 'FULL').length,
    ...(await totals(work, key, meterIds, { period, known, count: past.length })),
    ...judged(past, planned, { tolerance: group?.monthTolerance ?? '0', limits }),
    days: used.map((day) => dayOf(day, planned, closed)),
    topDays: topDays(past, planned),
    projection:
      group && span.to > closed && span.from <= addDays(closed, 1) ? await projectionOf(work, group, closed) : null,
    packageVolume: past.length === 0 ? '0.00' : await packagesOf(work, key, { meterIds, ...known }),
    packageLeft: await leftOfCycles(work, key, meterIds),
    asOf: gasDaySpan(closed).to,
  }
}

interface Counted {
  period: string
  known: { from: string; to: string }
  count: number
}

async function totals(work: Work, key: AccountKey, meterIds: string[], { period, known, count }: Counted) {
  if (count === 0) return { total: null, previous: null, lastYear: null }
  const before = [shiftPeriod(period, -1), yearBefore(period)].map((one) => spanOfPeriod(one) ?? known)
  const spans = [known, ...before.map((one) => firstDays(one, count))]
  const [total = null, previous = null, lastYear = null] = await usedOf(work, key, { meterIds }, spans)
  const compared = (volume: string | null) =>
    volume === null ? null : { volume, changePct: total === null ? null : changePercent(total, volume) }
  return { total, previous: compared(previous), lastYear: compared(lastYear) }
}

type Planned = ReadonlyMap<string, string> | undefined

/** Whole days that are planned: only they are held against their plan. */
const wholeDays = (days: readonly UsedDay[], planned: Planned) =>
  days.flatMap(({ date, volume, dataState }) => {
    const plan = planned?.get(date)
    return plan !== undefined && volume !== null && dataState === 'FULL' ? [{ date, plan, actual: volume }] : []
  })

function judged(
  days: readonly UsedDay[],
  planned: Planned,
  { tolerance, limits }: { tolerance: string; limits: ReadonlyMap<string, string> },
) {
  const whole = wholeDays(days, planned)
  if (whole.length === 0) return { plan: null, rate: null, level: 'NORMAL' as const }
  const plan = sumVolume(whole.map((day) => day.plan))
  const actual = sumVolume(whole.map((day) => day.actual))
  const side = sideOf(actual, plan, tolerance)
  const isOver = exceedsLimit(whole.map((day) => ({ actual: day.actual, limit: limits.get(day.date) })))
  return { plan, rate: deviationRate(actual, plan), level: side === 'NORMAL' && isOver ? ('OVER' as const) : side }
}

const whole = (volume: string): string => fixed(decimal(volume), 0)

function dayOf({ date, volume, dataState }: UsedDay, planned: Planned, closed: string): Day {
  const plan = planned?.get(date)
  const isPast = date <= closed
  return {
    date,
    plan: plan === undefined ? null : whole(plan),
    actual: isPast ? volume : null,
    dataState: isPast ? dataState : 'NONE',
  }
}

function topDays(days: readonly UsedDay[], planned: Planned): Overview['topDays'] {
  const off = wholeDays(days, planned)
    .map((day) => ({ ...day, by: subtractVolume(day.actual, day.plan) }))
    .sort((a, b) => compareVolume(b.by, a.by) || a.date.localeCompare(b.date))
  const view = ({ date, plan, actual }: (typeof off)[number]) => ({
    date,
    plan: whole(plan),
    actual,
    rate: deviationRate(actual, plan),
  })
  return {
    over: off
      .filter(({ by }) => compareVolume(by, '0') > 0)
      .slice(0, TOP)
      .map(view),
    under: off
      .filter(({ by }) => compareVolume(by, '0') < 0)
      .slice(-TOP)
      .reverse()
      .map(view),
  }
}

/** How the running month will end. */
async function projectionOf(work: Work, group: Group, closed: string): Promise<Overview['projection']> {
  const month = addDays(closed, 1).slice(0, 7)
  const found = group.planMode === 'NONE' ? null : await monthEstimate(work, group, month)
  if (!found) return null
  return { month, volume: found.actual, rate: found.rate, fee: found.fee, outside: isOutside(found) }
}

async function packagesOf(work: Work, key: AccountKey, of: { meterIds: string[]; from: string; to: string }) {
  const covered = await ask(work, packageGas).covered(work, key, of)
  const days = new Set(datesBetween(of.from, of.to))
  return sumVolume(
    [...covered.values()].flatMap(({ days: parts }) =>
      [...parts].flatMap(([day, part]) => (days.has(day) ? [part] : [])),
    ),
  )
}
