import type { In, Out } from '@contract'
import { jsonb } from '../../db/connect'
import { newId } from '../../http/ids'
import { Refusal, ownOr2902 } from '../../http/refusal'
import type { BoundSession, Work } from '../../http/context'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { dropTask, openTask } from '../desk/service'
import { done } from '../todo/service'
import { requestedPeriods, type AskedPeriod } from './asked'
import { split } from './defaults'
import { barOf, checkPeriod, refuseBar, revisionsFor, windowWith, type Checked } from './ground'
import { lockOwnGroup } from './groups'
import type { Group } from './repo/groups'
import { changePlan, findPlan, insertPlans, type Plan } from './repo/plans'
import { planWindows } from './settings'
import { gasPlanMachine } from './states'
import { isWithin } from '@domain/plan/windows'

type Add = 'predict POST /addPredictionGas'

/** Desk tasks about declared plans (B 0.5). */
export const PLAN_TASK = 'PLAN'
/** What the to-do of a period without a declaration is about. */
export const todoKey = (groupId: string, planType: string, period: string): string => `${groupId}|${planType}|${period}`

/** Shortest note that explains a difference (P-05). */
const NOTE_MIN = 5

/** P-06: each period is checked again and gets a new revision; a user that saw an older one is refused (P-18). */
export async function addPlans(work: Work, session: BoundSession, input: In<Add>): Promise<Out<Add>> {
  const group = await lockOwnGroup(work, session, input.groupId)
  const all = requestedPeriods(group, input)
  const made: Plan[] = []
  for (const asked of all) made.push(await addPlan(work, session, group, input, asked))
  const [first] = made
  if (!first) throw new Refusal('2901')
  const { planId, revision, state: status, approvedVolume, version } = first
  return { planId, revision, status, approvedVolume, version }
}

async function addPlan(
  work: Work,
  session: BoundSession,
  group: Group,
  input: In<Add>,
  asked: AskedPeriod,
): Promise<Plan> {
  const { planType, draft = false } = input
  const revisions = await revisionsFor(work, group, planType, asked.period)
  const [newest] = revisions
  if ((newest?.version ?? 0) !== asked.version) throw new Refusal('2904')
  refuseBar(await barOf(work, group, planType, asked.period, newest))
  const checked = draft ? null : await mustPass(work, group, input, asked)
  const values = await valuesOf(work, session, group, input, asked)
  const plan =
    newest?.state === 'DRAFT'
      ? await writeDraft(work, newest, values, !draft)
      : await insertRevision(work, group, values, newest, draft ? 'DRAFT' : 'SUBMITTED')
  return checked === null ? plan : takeEffect(work, plan, revisions, checked)
}

/** A revision that was sent replaces the one before it, closes its reminders, and is reviewed if it has to be (P-06). */
export async function takeEffect(
  work: Work,
  plan: Plan,
  before: readonly Plan[],
  checked: Pick<Checked, 'noteRequired'>,
): Promise<Plan> {
  const { bp, groupId, planType, period, submittedBy } = plan
  await supersede(work, before, submittedBy ?? 'SYSTEM')
  await done(work, 'PREDICT_REPORT', todoKey(groupId, planType, period), bp)
  return review(work, plan, checked)
}

/** 42605 with the reason, 42604 where a difference is not explained. */
async function mustPass(work: Work, group: Group, input: In<Add>, asked: AskedPeriod): Promise<Checked> {
  const checked = await checkPeriod(work, group, input.planType, asked)
  if (checked.level === 'BLOCK') throw new Refusal('42605', { data: { items: checked.items } })
  if (checked.noteRequired && (input.note ?? '').trim().length < NOTE_MIN)
    throw new Refusal('42604', { data: { items: checked.items } })
  return checked
}

export type Values = Pick<
  Plan,
  'groupId' | 'planType' | 'period' | 'declaredVolume' | 'items' | 'method' | 'submittedBy' | 'submittedAt'
> & { note: string }

async function valuesOf(
  work: Work,
  session: BoundSession,
  group: Group,
  { planType, method, note = '' }: In<Add>,
  { period, volume, items }: AskedPeriod,
): Promise<Values> {
  return {
    groupId: group.groupId,
    planType,
    period,
    declaredVolume: volume,
    items: items ?? (planType === 'MONTH' ? await split(work, group, period, volume) : null),
    method,
    note: note.trim(),
    submittedBy: session.userId,
    submittedAt: work.clock.iso(),
  }
}

const columnsOf = (work: Work, { note, items, ...values }: Values, newest: Plan | undefined) => ({
  ...values,
  note: sealText(work, note),
  items: items === null ? null : jsonb(items),
  version: (newest?.version ?? 0) + 1,
  updatedAt: work.clock.iso(),
})

/** A draft is written over. */
async function writeDraft(work: Work, draft: Plan, values: Values, isSent: boolean): Promise<Plan> {
  await changePlan(work.db, draft, columnsOf(work, values, draft))
  if (isSent) await transition(work, gasPlanMachine, draft, 'SUBMIT', { by: values.submittedBy ?? 'SYSTEM' })
  return planNow(work, draft)
}

/** A revision after the newest one. */
export async function insertRevision(
  work: Work,
  { bp, companyCode }: Group,
  values: Values,
  newest: Plan | undefined,
  state: 'DRAFT' | 'SUBMITTED',
): Promise<Plan> {
  const planId = newId(work.clock.now())
  const row = columnsOf(work, values, newest)
  const revision = (newest?.revision ?? 0) + 1
  await insertPlans(work.db, [{ ...row, bp, companyCode, planId, revision, state, createdAt: row.updatedAt }])
  return planNow(work, { bp, planId })
}

export const planNow = async (work: Work, { bp, planId }: Pick<Plan, 'bp' | 'planId'>): Promise<Plan> =>
  ownOr2902(await findPlan(work.db, bp, planId))

/** What a new revision takes the place of, and its question to the desk. */
export async function supersede(work: Work, revisions: readonly Plan[], by: string): Promise<void> {
  const old = revisions.find(({ state }) => ['SUBMITTED', 'CONFIRMED', 'ADJUSTED', 'SYSTEM', 'LOCKED'].includes(state))
  if (!old) return
  if (old.state === 'SUBMITTED') await dropPlanTask(work, old)
  await transition(work, gasPlanMachine, old, 'SUPERSEDE', { by })
}

export const dropPlanTask = (work: Work, { companyCode, planId }: Plan): Promise<void> =>
  dropTask(work, { companyCode, bizType: PLAN_TASK, bizNo: planId })

/** A day counts at once, so does a month that is as usual; the gas company reviews everything else (P-06). */
async function review(work: Work, plan: Plan, { noteRequired }: Pick<Checked, 'noteRequired'>): Promise<Plan> {
  const { bp, companyCode, planId, planType } = plan
  if (planType === 'DAY' || (planType === 'MONTH' && !noteRequired)) return confirm(work, plan, 'SYSTEM')
  await openTask(work, { bp, companyCode, bizType: PLAN_TASK, bizNo: planId, rule: 'manual', dueAt: null })
  return plan
}

/** What was declared is what counts. */
export async function confirm(work: Work, plan: Plan, by: string): Promise<Plan> {
  await transition(work, gasPlanMachine, plan, 'CONFIRM', { by, set: { approvedVolume: plan.declaredVolume } })
  return planNow(work, plan)
}

/** Takes back what the gas company has not decided while its window is open (3.12). */
export async function withdrawPlan(
  work: Work,
  session: BoundSession,
  { planId, version }: In<'predict POST /plan/withdraw'>,
): Promise<Out<'predict POST /plan/withdraw'>> {
  const seen = ownOr2902(await findPlan(work.db, session.bp, planId))
  await lockOwnGroup(work, session, seen.groupId)
  const plan = await planNow(work, seen)
  const isOpen = isWithin(windowWith(plan.planType, plan.period, plan, planWindows(work, plan)), work.clock.now())
  if (plan.version !== version || !isOpen) throw new Refusal('2904')
  const status = await transition(work, gasPlanMachine, plan, 'WITHDRAW', {
    by: session.userId,
    set: { version: version + 1 },
  })
  await dropPlanTask(work, plan)
  return { status }
}
