import { addDays } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { gasDayAt } from '@domain/gas-day'
import { openPeriods } from '@domain/plan/windows'
import type { BoundSession, Work } from '../../http/context'
import { lockOpenOf } from '../../modules/desk/repo'
import { settle } from '../../modules/desk/service'
import { closeGroup } from '../../modules/plan/close'
import { changePlanOf } from '../../modules/plan/change'
import { CHANGE_TASK } from '../../modules/plan/change-pass'
import { plannedOf, proposalOf } from '../../modules/plan/defaults'
import { revisionsFor } from '../../modules/plan/ground'
import { groupsOf, type Group } from '../../modules/plan/repo/groups'
import { planWindows } from '../../modules/plan/settings'
import { addPlans, PLAN_TASK } from '../../modules/plan/submit'
import { withClock } from '../clock'
import { supplied } from '../customers'
import { ceramics } from '../customers/ceramics'
import { replan } from '../deviations-repo'
import { masterOf } from '../packages/person'
import { CANTEEN, HOSPITAL, KILNS, seedGroups, TEXTILE } from './groups'
import { replayPlans } from './history'

const at = (date: string, time: string): string => `${date}T${time}:00+08:00`

const customerOf = (bp: string) => {
  const found = supplied.find((one) => one.bp === bp)
  if (!found) throw new Error(`no customer ${bp}`)
  return { bp, companyCode: found.companyCode }
}

/** Groups, 36 months of plans, and what customers and the gas company did about them these days (B 8). */
export async function seedPlans(work: Work): Promise<void> {
  await seedGroups(work)
  for (const { bp, groupId } of [KILNS, CANTEEN, HOSPITAL, TEXTILE]) await replayPlans(work, customerOf(bp), groupId)
  await changesOfDays(work)
  await daysAhead(work)
  await monthsAhead(work)
  for (const { bp, groupId } of [KILNS, CANTEEN, HOSPITAL, TEXTILE])
    await closeGroup(work, { ...customerOf(bp), groupId })
}

/** A user of a customer, and the group as it is now. */
async function sideOf(work: Work, { bp, groupId }: { bp: string; groupId: string }) {
  const key = customerOf(bp)
  const group = (await groupsOf(work.db, key)).find((one) => one.groupId === groupId)
  if (!group) throw new Error(`no group ${groupId}`)
  return { session: await masterOf(work, key), group }
}

const times = (volume: string, factor: string): string => fixed(decimal(volume).times(decimal(factor)), 0)

/** Changes of the last days: two that passed at once, one that was refused, one that waits (B 8). */
async function changesOfDays(work: Work): Promise<void> {
  const { session, group } = await sideOf(work, KILNS)
  const today = gasDayAt(work.clock.now())
  // Planned so low that the running day will miss its plan; with the change that waits it would not (P-10).
  const low = await plannedOf(work, group, 'DAY', today)
  if (low !== null) await replan(work.db, KILNS, today, times(low.volume, '0.92'))
  const changes = [
    { ago: 3, factor: '1.03', reasonCode: 'PRODUCTION', reason: '加开一条生产线' },
    { ago: 2, factor: '1.04', reasonCode: 'WEATHER', reason: '降温，窑炉预热时间延长' },
    { ago: 1, factor: '1.08', reasonCode: 'PRODUCTION', reason: '订单增加，夜班延时' },
    { ago: 0, factor: '1.08', reasonCode: 'PRODUCTION', reason: '新订单提前投产' },
  ] as const
  for (const { ago, factor, reasonCode, reason } of changes) {
    const day = addDays(today, -ago)
    // What is asked for today was asked for in the morning, on a day before at noon.
    const then = withClock(work, ago === 0 ? at(day, '09:05') : at(day, '11:20'))
    const planned = await plannedOf(then, group, 'DAY', day)
    if (planned === null || then.clock.now() > work.clock.now()) continue
    const { changeId } = await changePlanOf(then, session, {
      requestNo: `demo-change-${day}`,
      groupId: group.groupId,
      planType: 'DAY',
      period: day,
      toVolume: times(planned.volume, factor),
      reasonCode,
      reason,
      entry: ago === 1 ? 'FULL' : 'QUICK',
      version: planned.plan.version,
    })
    if (ago === 1)
      await decided(withClock(work, at(day, '12:10')), group, CHANGE_TASK, changeId, '管网压力偏低，请按原计划用气')
  }
}

async function decided(
  work: Work,
  { companyCode }: Group,
  bizType: string,
  bizNo: string,
  remark: string,
): Promise<void> {
  const open = await lockOpenOf(work.db, { companyCode, bizType, bizNo })
  if (open) await settle(work, open, { decision: 'REJECT', remark }, 'desk')
}

/** The days after tomorrow that are declared already; tomorrow is not. */
async function daysAhead(work: Work): Promise<void> {
  const { session, group } = await sideOf(work, KILNS)
  const today = gasDayAt(work.clock.now())
  const then = withClock(work, at(addDays(today, -1), '16:00'))
  for (const days of [2, 3]) {
    const period = addDays(today, days)
    const { volume: share } = await proposalOf(then, group, 'DAY', period)
    // The share of a day that was planned too high may be more than the contract admits.
    const volume = group.mdq !== null && Number(share) > Number(group.mdq) ? group.mdq : share
    await addPlans(then, session, {
      requestNo: `demo-plan-${period}`,
      groupId: group.groupId,
      planType: 'DAY',
      period,
      declaredVolume: volume,
      method: 'HISTORY',
      note: '按上周同日排产',
    })
  }
}

/** The next month, where it may be declared: a draft, one that waits for the gas company, one that came back. */
async function monthsAhead(work: Work): Promise<void> {
  const [period] = openPeriods('MONTH', work.clock.now(), planWindows(work, ceramics))
  if (period === undefined) return
  const declare = async (of: { bp: string; groupId: string }, factor: string, draft: boolean) => {
    const { session, group } = await sideOf(work, of)
    const then = withClock(work, at(addDays(work.clock.today(), -1), '15:30'))
    if (openPeriods('MONTH', then.clock.now(), planWindows(then, group))[0] !== period) return null
    const { volume } = await proposalOf(then, group, 'MONTH', period)
    const declaredVolume = times(volume, factor)
    const note = draft ? '' : '下月新增产线，用气增加'
    await addPlans(then, session as BoundSession, {
      requestNo: `demo-plan-${group.groupId}-${period}`,
      groupId: group.groupId,
      planType: 'MONTH',
      period,
      declaredVolume,
      method: 'MANUAL',
      note,
      draft,
    })
    return { group, plan: (await revisionsFor(then, group, 'MONTH', period))[0] }
  }
  await declare(KILNS, '1', true)
  const back = await declare(CANTEEN, '1.6', false)
  if (back?.plan)
    await decided(
      withClock(work, at(work.clock.today(), '08:40')),
      back.group,
      PLAN_TASK,
      back.plan.planId,
      '与近期用气差异较大，请核对后重新申报',
    )
  await declare(HOSPITAL, '1.5', false)
}
