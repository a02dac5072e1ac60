import { toMillis } from '@domain/date'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { dropTask } from '../desk/service'
import { split } from './defaults'
import { revisionsFor } from './ground'
import { notifyChange } from './notices'
import { changesOf, type Change } from './repo/changes'
import type { Group } from './repo/groups'
import { insertPlans, plansInSpan, type Plan } from './repo/plans'
import { planChangeMachine } from './states'
import { supersede } from './submit'

/** Desk tasks about changes (B 0.5). */
export const CHANGE_TASK = 'PLAN_CHANGE'
const PERIOD_OVER = '计划周期已结束，不能再变更'
const REPLACED = '已有更晚的变更生效，本次变更不再处理'

/**
 * A passed change is a locked revision in the place of the one before (P-09); older ones that wait would undo it, and come to nothing.
 * The group is locked.
 */
export async function passChange(work: Work, group: Group, change: Change, by: string): Promise<void> {
  const { bp, companyCode, groupId, planType, period, toVolume, createdBy } = change
  const revisions = await revisionsFor(work, group, planType, period)
  const [newest] = revisions
  await supersede(work, revisions, by)
  const at = work.clock.iso()
  const items = change.items ?? (planType === 'MONTH' ? await split(work, group, period, toVolume) : null)
  const row = {
    bp,
    companyCode,
    groupId,
    planType,
    period,
    planId: newId(work.clock.now()),
    declaredVolume: toVolume,
    approvedVolume: toVolume,
    items: items === null ? null : jsonb(items),
    method: 'MANUAL',
    note: sealText(work, ''),
    state: 'LOCKED',
    revision: (newest?.revision ?? 0) + 1,
    submittedBy: createdBy,
    submittedAt: change.createdAt,
    lockedAt: at,
    version: (newest?.version ?? 0) + 1,
    createdAt: at,
    updatedAt: at,
  } as const
  await insertPlans(work.db, [row])
  const set = { effectiveAt: at, version: change.version + 1 }
  await transition(work, planChangeMachine, change, 'PASS', { by, set })
  await refuseWaiting(work, change, REPLACED, ({ createdAt }) => toMillis(createdAt) <= toMillis(change.createdAt))
}

/** A plan that was carried out stays as it was. The group is locked. */
async function isLate(work: Work, { bp, groupId, planType, period }: Change): Promise<boolean> {
  const [plan] = await plansInSpan(work.db, { bp, groupIds: [groupId], planType, from: period, to: period })
  return plan?.state !== 'LOCKED'
}

/** What the gas company says about a change that waits; too late to pass one comes to nothing. The group is locked. */
export async function decideWaiting(
  work: Work,
  group: Group,
  change: Change,
  { passes, remark, by }: { passes: boolean; remark: string; by: string },
): Promise<void> {
  if (!passes) return refuse(work, change, remark, by)
  if (await isLate(work, change)) return refuse(work, change, PERIOD_OVER, by)
  await passChange(work, group, change, by)
  await notifyChange(work, change, '已生效')
}

async function refuse(work: Work, change: Change, remark: string, by: string): Promise<void> {
  const set = { remark, version: change.version + 1 }
  await transition(work, planChangeMachine, change, 'REJECT', { by, set })
  await notifyChange(work, change, `未通过，${remark}`)
}

/** What is not decided when its plan was carried out comes to nothing. The group is locked. */
export const refuseLate = (work: Work, plan: Plan): Promise<void> => refuseWaiting(work, plan, PERIOD_OVER)

/** Changes of the same plan that wait come to nothing: all, or some of them. */
async function refuseWaiting(
  work: Work,
  { bp, companyCode, groupId, planType, period }: Pick<Plan, 'bp' | 'companyCode' | 'groupId' | 'planType' | 'period'>,
  why: string,
  isMeant: (change: Change) => boolean = () => true,
): Promise<void> {
  for (const change of await changesOf(work.db, { bp, groupId, from: period, to: period })) {
    if (change.planType !== planType || change.state !== 'SUBMITTED' || !isMeant(change)) continue
    await refuse(work, change, why, 'SYSTEM')
    await dropTask(work, { companyCode, bizType: CHANGE_TASK, bizNo: change.changeId })
  }
}
