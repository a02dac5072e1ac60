import { decimal, fixed } from '@domain/decimal'
import { splitAs } from '@domain/plan/split'
import { periodName, windowOf } from '@domain/plan/windows'
import { planMethods, planReasons, planTypes } from '@domain/statuses/gas-plan'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { badField } from '../../http/refusal'
import { jsonb } from '../../db/connect'
import { openText } from '../../secret'
import { transition } from '../../states'
import type { Decided, DeskArea, TaskView } from '../desk/service'
import { decideWaiting } from './change-pass'
import { split } from './defaults'
import { changesById, findChange, type Change } from './repo/changes'
import { lockGroup, type Group } from './repo/groups'
import { plansById, type Plan } from './repo/plans'
import { planWindows } from './settings'
import { gasPlanMachine } from './states'
import { confirm, planNow } from './submit'
import { notifyAdjusted, notifyPlan } from './notices'

const REPLIES = ['与近期用气差异较大，请核对后重新申报', '管网检修期间气量紧张，请下调申报量']

/** The desk shows tasks of one company at a time. */
const companyOf = (tasks: readonly { companyCode: string }[]) => ({ companyCode: tasks[0]?.companyCode ?? '' })

/** Declared plans that do not pass by themselves (P-06, P-13). */
export const planDesk: DeskArea = {
  async describe(work, tasks) {
    const plans = await plansById(
      work.db,
      companyOf(tasks),
      tasks.map(({ bizNo }) => bizNo),
    )
    return tasks.map(({ bizNo }) =>
      viewOf(
        work,
        plans.find(({ planId }) => planId === bizNo),
      ),
    )
  },
  replies: REPLIES,
  decided: decidePlan,
}

function viewOf(work: Work, plan: Plan | undefined): TaskView {
  if (!plan) return { title: '用气计划', facts: [], files: [] }
  return {
    title: `${periodName(plan.planType, plan.period)}${planTypes[plan.planType]}`,
    facts: [
      { label: '户号', value: plan.bp },
      { label: '申报量', value: formatVolume(plan.declaredVolume) },
      { label: '方式', value: planMethods[plan.method] },
      { label: '说明', value: openText(work, plan.note) || '—' },
    ],
    files: [],
  }
}

async function decidePlan(
  work: Work,
  { companyCode, bizNo, bp, decision, remark, volume, decidedBy }: Decided,
): Promise<void> {
  const [seen] = await plansById(work.db, { companyCode }, [bizNo])
  const group = seen && bp !== null ? await lockGroup(work.db, { bp, companyCode, groupId: seen.groupId }) : undefined
  const plan = seen && (await planNow(work, seen))
  if (!group || plan?.state !== 'SUBMITTED') return
  if (decision === 'REJECT') {
    await transition(work, gasPlanMachine, plan, 'REJECT', {
      by: decidedBy,
      set: { remark, version: plan.version + 1 },
    })
    return notifyPlan(work, plan, `已退回，${remark}`)
  }
  if (decision === 'ADJUST') await adjust(work, group, plan, { volume, remark, by: decidedBy })
  else {
    await confirm(work, plan, decidedBy)
    await notifyPlan(work, plan, '已确认')
  }
  const now = await planNow(work, plan)
  if (windowOf(plan.planType, plan.period, planWindows(work, plan)).close <= work.clock.now()) await lockPlan(work, now)
}

interface Adjusted {
  volume: string | null
  remark: string
  by: string
}

async function adjust(work: Work, group: Group, plan: Plan, { volume, remark, by }: Adjusted): Promise<void> {
  if (volume === null || decimal(volume).lt(0)) throw badField('volume')
  const approvedVolume = fixed(decimal(volume), 0)
  await transition(work, gasPlanMachine, plan, 'ADJUST', {
    by,
    set: {
      approvedVolume,
      remark,
      ...(plan.planType === 'MONTH' && { items: jsonb(await split(work, group, plan.period, approvedVolume)) }),
      // The months of the year are proposed from its parts (P-08): they are curtailed with it.
      ...(plan.planType === 'YEAR' && plan.items !== null && { items: jsonb(splitAs(approvedVolume, plan.items)) }),
    },
  })
  await notifyAdjusted(work, plan, approvedVolume, remark)
}

/** P-09. */
export async function lockPlan(work: Work, plan: Plan): Promise<void> {
  await transition(work, gasPlanMachine, plan, 'LOCK', { set: { lockedAt: work.clock.iso() } })
}

/** Changes that do not pass by themselves (P-10, P-11). */
export const changeDesk: DeskArea = {
  async describe(work, tasks) {
    const changes = await changesById(
      work.db,
      companyOf(tasks),
      tasks.map(({ bizNo }) => bizNo),
    )
    return tasks.map(({ bizNo }) =>
      changeView(
        work,
        changes.find(({ changeId }) => changeId === bizNo),
      ),
    )
  },
  replies: ['超出当日可调范围，请按原计划用气'],
  decided: decideChange,
}

function changeView(work: Work, change: Change | undefined): TaskView {
  if (!change) return { title: '计划变更', facts: [], files: [] }
  return {
    title: `${periodName(change.planType, change.period)}计划变更`,
    facts: [
      { label: '户号', value: change.bp },
      { label: '变更前', value: formatVolume(change.fromVolume) },
      { label: '变更后', value: formatVolume(change.toVolume) },
      { label: '原因', value: `${planReasons[change.reasonCode].name}：${openText(work, change.reason)}` },
    ],
    files: [],
  }
}

async function decideChange(
  work: Work,
  { companyCode, bizNo, bp, decision, remark, decidedBy }: Decided,
): Promise<void> {
  const [seen] = await changesById(work.db, { companyCode }, [bizNo])
  const group = seen && bp !== null ? await lockGroup(work.db, { bp, companyCode, groupId: seen.groupId }) : undefined
  const change = seen && (await findChange(work.db, seen.bp, seen.changeId))
  if (!group || change?.state !== 'SUBMITTED') return
  await decideWaiting(work, group, change, { passes: decision !== 'REJECT', remark, by: decidedBy })
}
