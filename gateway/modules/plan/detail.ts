import type { In, Out } from '@contract'
import { gasDayAt, gasDaySpan } from '@domain/gas-day'
import { decimal, fixed } from '@domain/decimal'
import { changeWindow } from '@domain/plan/change'
import { daysOf, isWithin } from '@domain/plan/windows'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { badField, ownOr2902 } from '../../http/refusal'
import { closedGasDay, deviationOf, deviationOfDays } from '../metering/service'
import { changeViews } from './change'
import { plannedOf } from './defaults'
import { ownGroup } from './groups'
import { limitsOfGroup, plannedDays } from './planned'
import { changesOf } from './repo/changes'
import type { Group } from './repo/groups'
import { findPlan } from './repo/plans'
import { runningDay } from './running'
import { planWindows } from './settings'
import { usedDays } from './use'
import { planView } from './view'

type Call = 'predict GET /plan/detail'
type Detail = Out<Call>

const whole = (volume: string): string => fixed(decimal(volume), 0)

/** A month of a group: planned and used day by day (D-01). */
export async function planDetail(work: Work, session: BoundSession, input: In<Call>): Promise<Detail> {
  const group = await ownGroup(work, session, input.groupId)
  const month = await monthOfInput(work, group, input)
  const span = daysOf('MONTH', month)
  const ofMonth = await plannedOf(work, group, 'MONTH', month)
  const ofYear = await plannedOf(work, group, 'YEAR', month.slice(0, 4))
  const days = await daysOfMonth(work, group, span)
  const changes = await changesOf(work.db, { bp: group.bp, groupId: group.groupId, from: month, to: span.to })
  return {
    month,
    monthPlan: ofMonth ? await planView(work, ofMonth.plan) : null,
    yearPlan: ofYear ? await planView(work, ofYear.plan) : null,
    days,
    sums: sumsOf(days, ofMonth?.volume ?? null, group, closedGasDay(work)),
    running: await runningOf(work, group, days),
    changes: (await changeViews(work, changes)).reverse(),
    asOf: gasDaySpan(closedGasDay(work)).to,
  }
}

async function monthOfInput(work: Work, group: Group, { month, planId }: In<Call>): Promise<string> {
  if (planId === undefined) return month ?? gasDayAt(work.clock.now()).slice(0, 7)
  const plan = ownOr2902(await findPlan(work.db, group.bp, planId), { groupId: group.groupId })
  if (plan.planType === 'YEAR') throw badField('planId')
  return plan.period.slice(0, 7)
}

/** The day of the month that runs, with what it will come to. */
async function runningOf(work: Work, group: Group, days: Detail['days']): Promise<Detail['running']> {
  const today = days.find(({ date }) => date === gasDayAt(work.clock.now()))
  const running = today && group.planMode === 'DAILY' ? await runningDay(work, group) : null
  if (!today || !running) return null
  const { projected, measured } = running
  return {
    date: today.date,
    plan: today.plan,
    projected: { volume: whole(projected.value), low: whole(projected.low), high: whole(projected.high) },
    measuredSoFar: measured.volume,
    asOf: measured.asOf,
  }
}

async function daysOfMonth(work: Work, group: Group, span: { from: string; to: string }): Promise<Detail['days']> {
  const planned = (await plannedDays(work, group, [group], span)).get(group.groupId)
  const limits = await limitsOfGroup(work, group, span)
  const used = await usedDays(work, group, group, span)
  const closed = closedGasDay(work)
  const now = work.clock.now()
  const windows = planWindows(work, group)
  return used.map(({ date, volume, dataState }) => {
    const plan = planned?.get(date) ?? null
    const limitVolume = limits.get(date) ?? null
    // A day with gaps looks like little use: it is not judged.
    const isWhole = date <= closed && dataState === 'FULL'
    return {
      date,
      plan: plan === null ? null : whole(plan),
      limitVolume,
      actual: date <= closed ? volume : null,
      dataState: date <= closed ? dataState : 'NONE',
      ...deviationOf(isWhole && group.planMode === 'DAILY' ? volume : null, plan, group.dayTolerance, limitVolume),
      canChange: group.planMode === 'DAILY' && plan !== null && isWithin(changeWindow('DAY', date, windows), now),
    }
  })
}

function sumsOf(days: Detail['days'], monthPlan: string | null, group: Group, closed: string): Detail['sums'] {
  const plans = days.flatMap(({ plan }) => plan ?? [])
  const known = days.filter(({ date, actual, dataState }) => date <= closed && dataState === 'FULL' && actual !== null)
  const actual = known.length === 0 ? null : sumVolume(known.flatMap((day) => day.actual ?? []))
  const toDate = known.flatMap(({ plan }) => plan ?? [])
  const planToDate = toDate.length === 0 ? null : whole(sumVolume(toDate))
  return {
    plan: monthPlan ?? (plans.length === 0 ? null : whole(sumVolume(plans))),
    planToDate,
    actual,
    ...deviationOfDays(
      actual,
      planToDate,
      group.monthTolerance,
      known.map((day) => ({ actual: day.actual, limit: day.limitVolume })),
    ),
  }
}
