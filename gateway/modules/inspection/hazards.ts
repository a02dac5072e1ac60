import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { dropTask, openTask } from '../desk/service'
import { describe, signatureOf, use } from '../file/service'
import { notifyStop } from './notices'
import { changeHazard, lockOwn, logHazard, moveHazard, type By } from './hazard-moves'
import { hazardView } from './hazard-view'
import { findHazard, type Hazard } from './repo/hazards'
import { closesByPhotos, extensionProblem, isAppealable, photoProblem } from './rules/hazard'
import { TASKS, taskKey, type HazardTask } from './task-keys'
import { mayView, type Own } from './view'

type Shown = Out<'default GET /crmgas/inspection/hazard/detail'>
type Confirm = 'default POST /crmgas/inspection/hazard/confirm'
type Rectify = 'default POST /crmgas/inspection/hazard/rectify'
type Extend = 'default POST /crmgas/inspection/hazard/extend'
type Withdraw = 'default POST /crmgas/inspection/hazard/withdraw'
type Appeal = 'btwob POST /inspection/hazard/appeal'

const customer = ({ userId }: Own): By => ({ type: 'CUSTOMER', userId })

/** A hazard of the customer; every user of the customer sees one of level 1, one of another level is 2110 without the model (D 0.2). */
export async function hazardDetail(work: Work, session: Own, hazardId: string): Promise<Shown> {
  const hazard = ownOr2902(await findHazard(work.db, session.bp, hazardId), { companyCode: session.companyCode })
  if (hazard.level !== '1' && !mayView(session)) throw new Refusal('2110')
  return hazardView(work, session, hazard)
}

const seen = (hazard: Hazard, version: number): void => refuseIf(hazard.version === version ? null : '2904')

/** Signs for one notice; 44312 for one that was received, however. */
export async function confirmHazard(ctx: Ctx<BoundSession>, input: In<Confirm>): Promise<Shown> {
  if (input.signerName.trim().length < 2) throw badField('signerName')
  await signatureOf(ctx, input)
  return ctx.transaction(async (work) => {
    const { session } = ctx
    const { hazard } = await lockOwn(work, session, input.hazardId)
    if (hazard.receivedAt !== null) throw new Refusal('44312')
    seen(hazard, input.version)
    await use(work, session.userId, [input.signFileId], `SIGNATURE:${hazard.hazardId}`)
    const moved = await moveHazard(work, hazard, 'CONFIRM', {
      by: customer(session),
      action: 'CONFIRM',
      content: `${input.signerName.trim()}签收`,
      set: { receivedAt: work.clock.iso(), receiptFileId: input.signFileId },
    })
    return hazardView(work, session, moved)
  })
}

/** IN-08: text and photos of the fixed place. What was proposed against the hazard meanwhile is over. */
export async function rectify(work: Work, session: Own, input: In<Rectify>): Promise<Shown> {
  const { hazard } = await lockOwn(work, session, input.hazardId)
  if (hazard.responsible === 'COMPANY') throw new Refusal('44315')
  seen(hazard, input.version)
  const taken: (string | null)[] = []
  for (const fileId of input.files) {
    const about = await describe(work, fileId)
    if (about?.bizType !== 'HAZARD') throw new Refusal('44852')
    taken.push(about.takenAt)
  }
  refuseIf(photoProblem(taken, hazard.noticedAt))
  await use(work, session.userId, input.files, `HAZARD:${hazard.hazardId}`)
  const moved = await moveHazard(work, hazard, 'SUBMIT', {
    by: customer(session),
    action: 'SUBMIT',
    content: input.content,
    files: input.files,
    set: { photosAfter: [...input.files], proposal: null },
  })
  for (const task of ['STOP', 'UPGRADE'] as const) await dropTask(work, taskKey(hazard, task))
  if (closesByPhotos(moved)) await requestDecision(work, moved, 'PHOTOS')
  return hazardView(work, session, moved)
}

/** D 3.3: until a re-inspection is arranged (44316). */
export async function withdrawHazard(work: Work, session: Own, input: In<Withdraw>): Promise<Shown> {
  const { hazard } = await lockOwn(work, session, input.hazardId)
  if (hazard.status === 'REINSPECTING') throw new Refusal('44316')
  seen(hazard, input.version)
  const moved = await moveHazard(work, hazard, 'WITHDRAW', { by: customer(session), action: 'WITHDRAW' })
  await dropTask(work, taskKey(hazard, 'PHOTOS'))
  return hazardView(work, session, moved)
}

/** IN-09: once, before the deadline; staff decide. */
export async function extendHazard(work: Work, session: Own, input: In<Extend>): Promise<Shown> {
  const { hazard } = await lockOwn(work, session, input.hazardId)
  refuseIf(extensionProblem(hazard, input.days, work.clock.today()))
  seen(hazard, input.version)
  const asked = await changeHazard(work, hazard, { extendStatus: 'PENDING', extendDays: input.days })
  const content = `申请延期${input.days}天（至${addDays(hazard.dueDate, input.days)}）：${input.reason}`
  await logHazard(work, asked, { action: 'EXTEND_APPLY', by: customer(session), content })
  await requestDecision(work, asked, 'EXTEND')
  return hazardView(work, session, asked)
}

/** Against a stop that is proposed, or confirmed and not executed: the desk decides with it before it. */
export async function appeal(work: Work, session: Own, input: In<Appeal>): Promise<Shown> {
  const { hazard } = await lockOwn(work, session, input.hazardId)
  seen(hazard, input.version)
  if (!isAppealable(hazard)) throw new Refusal('2904')
  const asked = await changeHazard(work, hazard, { appealedAt: work.clock.iso() })
  await logHazard(work, asked, { action: 'APPEAL', by: customer(session), content: input.reason })
  // A proposal has its task already, which shows the objection.
  if (hazard.proposal !== 'STOP') await requestDecision(work, asked, 'APPEAL')
  return hazardView(work, session, asked)
}

/** What the desk is to decide about a hazard. */
const requestDecision = (work: Work, hazard: Hazard, task: HazardTask): Promise<void> =>
  openTask(work, { ...taskKey(hazard, task), bp: hazard.bp, rule: 'manual', dueAt: null })

/** Nothing is left to decide. */
export async function dropTasks(work: Work, hazard: Pick<Hazard, 'bp' | 'companyCode' | 'hazardId'>): Promise<void> {
  for (const task of Object.keys(TASKS) as HazardTask[]) await dropTask(work, taskKey(hazard, task))
}

/** IN-11: proposes to the desk; the customer is notified of a proposed stop, and of the right to object. */
export async function propose(work: Work, hazard: Hazard, proposal: 'UPGRADE' | 'STOP'): Promise<void> {
  const proposed = await changeHazard(work, hazard, { proposal, appealedAt: null })
  const content =
    proposal === 'STOP' ? '逾期未整改，拟停气，等待人工确认' : '逾期7天未整改，拟升级为较大隐患，等待人工确认'
  await logHazard(work, proposed, { action: 'PROPOSE', by: { type: 'SYSTEM' }, content })
  await requestDecision(work, proposed, proposal)
  if (proposal === 'STOP') await notifyStop(work, proposed, `${hazard.title}限期未整改，拟采取停气措施，如有异议请申诉`)
}
