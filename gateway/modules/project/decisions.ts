import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import { FIRST_DUE_DAYS, instalmentsOf, withDelta } from '@domain/project/instalments'
import { addMoney, isPositiveMoney } from '@domain/money'
import { approvalTypes } from '@domain/statuses/project'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { logCreated, transition } from '../../states'
import { signatureOf, use } from '../file/service'
import { done } from '../todo/service'
import { addUpdate, heldProject, moveNode, refreshed, refusePaused } from './life'
import { askDue, payOff } from './payments'
import { approvalsOf, changePayment, findApproval, insertPayments, paymentsOf, type Approval } from './repo/money'
import { schemesOf } from './repo/papers'
import { changeProject, nodesOf, type Project } from './repo/projects'
import { approvalMachine, projectPaymentMachine, schemeMachine } from './states'
import { APPROVAL_TODO, SCHEME_TODO, tellDelay } from './notices'
import { approvalViews, paymentViews, schemeView } from './views'

type Caller = Pick<BoundSession, 'bp' | 'companyCode' | 'userId'>
type Confirm = 'job POST /customer/node/confirmScheme'
type Commit = 'job POST /project/approval/commit'

type Signing = Pick<In<Confirm>, 'signFileId' | 'signMeta'>

/** A signature that was asked for: 2901 without one; its file and hash. */
async function signed(ctx: Ctx<BoundSession>, { signFileId, signMeta }: Signing) {
  if (signFileId === undefined) throw badField('signFileId')
  if (signMeta === undefined) throw badField('signMeta')
  return { signFileId, signSha256: await signatureOf(ctx, { signFileId, signMeta }) }
}

type Signature = Awaited<ReturnType<typeof signed>>

/** Says why: 2901 without a text. */
function reasonOf(opinion: string | undefined): string {
  const text = opinion?.trim() ?? ''
  if (text.length < 5) throw badField('opinion')
  return text
}

/** PJ-05: only the newest scheme, as it was seen, before it expires; everything else is 44601. */
export async function confirmScheme(ctx: Ctx<BoundSession>, input: In<Confirm>): Promise<Out<Confirm>> {
  const signature = input.confirm === '1' ? await signed(ctx, input) : null
  const opinion = signature ? (input.opinion?.trim() ?? '') : reasonOf(input.opinion)
  return ctx.transaction((work) => schemeDecided(work, ctx.session, input, { signature, opinion }))
}

/** The same, once the signature is known to be one. */
export async function schemeDecided(
  work: Work,
  session: Caller,
  { projectId, schemeId, versionNo }: Pick<In<Confirm>, 'projectId' | 'schemeId' | 'versionNo'>,
  { signature, opinion }: { signature: Signature | null; opinion: string },
): Promise<Out<Confirm>> {
  const project = await heldProject(work, session, projectId)
  refusePaused(project)
  const now = work.clock.iso()
  const schemes = await schemesOf(work.db, project)
  const [newest] = schemes
  ownOr2902(schemes.find((row) => row.schemeId === schemeId))
  const isCurrent = newest?.schemeId === schemeId && newest.versionNo === versionNo
  const isOpen = isCurrent && newest.status === 'TO_CONFIRM' && newest.expireAt > now
  if (!isOpen || project.status === 'TERMINATED') throw new Refusal('44601')
  const { userId } = session
  if (signature) await use(work, userId, [signature.signFileId], `SIGNATURE:${schemeId}`)
  await transition(work, schemeMachine, newest, signature ? 'CONFIRM' : 'REJECT', {
    by: userId,
    set: { opinion, confirmBy: userId, confirmAt: now, ...signature },
  })
  await done(work, SCHEME_TODO, schemeId, project.bp)
  await addUpdate(work, project, {
    kind: 'APPROVAL',
    title: signature ? `已确认设计方案第${versionNo}版` : `已退回设计方案第${versionNo}版`,
    content: opinion,
    nodeCode: 'DE02',
  })
  if (signature) await agreeOn(work, project, newest.quoteTotal, userId)
  else await refreshed(work, project, { by: userId })
  const [scheme] = await schemesOf(work.db, project)
  return {
    scheme: await schemeView(work, ownOr2902(scheme)),
    payments: await paymentViews(work, project.bp, await paymentsOf(work.db, project)),
  }
}

/** PJ-05: the contract amount, its instalments, and the step of the confirmation. */
async function agreeOn(work: Work, project: Project, total: string, by: string): Promise<void> {
  const nodes = await nodesOf(work.db, project)
  const at = (code: string) => nodes.find(({ nodeCode }) => nodeCode === code)
  const confirmed = work.clock.today()
  const first = addDays(confirmed, FIRST_DUE_DAYS)
  const days = {
    confirmed,
    pipes: at('CO03')?.planStart ?? first,
    accepted: at('AC02')?.planEnd ?? project.planFinishDate ?? first,
  }
  if (isPositiveMoney(total) && (await paymentsOf(work.db, project)).length === 0)
    await addInstalments(work, project, positive(instalmentsOf(total, days)), by)
  const step = at('DE02')
  if (step && (step.status === 'NOT_STARTED' || step.status === 'DOING')) await moveNode(work, project, step, 'FINISH')
  await refreshed(work, project, { by, set: { contractAmount: total } })
  await askDue(work, project)
}

/** Shares of less than half a fen ask for nothing. */
const positive = (rows: readonly Instalment[]): Instalment[] => rows.filter(({ amount }) => isPositiveMoney(amount))

type Instalment = ReturnType<typeof instalmentsOf>[number]

async function addInstalments(
  work: Work,
  { bp, companyCode, projectId }: Project,
  rows: readonly Instalment[],
  by: string,
): Promise<void> {
  const now = work.clock.iso()
  const made = rows.map((row) => ({
    ...row,
    bp,
    companyCode,
    projectId,
    paymentId: newId(work.clock.now()),
    status: 'NOT_DUE' as const,
    createdAt: now,
    updatedAt: now,
  }))
  await insertPayments(work.db, made)
  await logCreated(work, projectPaymentMachine, made, by)
}

export async function approvals(
  work: Work,
  session: BoundSession,
  { approvalId, projectId, status }: In<'job GET /project/approval/get'>,
): Promise<Out<'job GET /project/approval/get'>> {
  const { bp, companyCode } = session
  if (approvalId !== undefined) {
    const row = ownOr2902(await findApproval(work.db, bp, approvalId), { companyCode })
    return { list: await approvalViews(work, [row]) }
  }
  if (projectId === undefined) throw new Refusal('2902')
  return { list: await approvalViews(work, await approvalsOf(work.db, { bp, projectId }, status)) }
}

/** PJ-06. */
export async function commitApproval(ctx: Ctx<BoundSession>, input: In<Commit>): Promise<Out<Commit>> {
  const { bp, companyCode } = ctx.session
  const seen = ownOr2902(await findApproval(ctx.db, bp, input.approvalId), { companyCode })
  const isAgreed = input.result === 'AGREE'
  const needsSignature = isAgreed && approvalTypes[seen.approvalType].signed
  const signature = needsSignature ? await signed(ctx, input) : null
  const opinion = isAgreed ? (input.opinion?.trim() ?? '') : reasonOf(input.opinion)
  return ctx.transaction((work) => approvalDecided(work, ctx.session, input, { signature, opinion }))
}

async function approvalDecided(
  work: Work,
  session: BoundSession,
  input: In<Commit>,
  { signature, opinion }: { signature: Signature | null; opinion: string },
): Promise<Out<Commit>> {
  const { bp, userId } = session
  const before = ownOr2902(await findApproval(work.db, bp, input.approvalId))
  const project = await heldProject(work, session, before.projectId)
  refusePaused(project)
  const row = ownOr2902(await findApproval(work.db, bp, input.approvalId))
  if (row.status === 'EXPIRED' || (row.status === 'WAITING' && row.deadline <= work.clock.iso()))
    throw new Refusal('44603')
  if (row.status !== 'WAITING' || project.status === 'TERMINATED') throw new Refusal('44602')
  refuseIf(row.version === input.version ? null : '2904')
  if (signature) await use(work, userId, [signature.signFileId], `SIGNATURE:${row.approvalId}`)
  const isAgreed = input.result === 'AGREE'
  await transition(work, approvalMachine, row, isAgreed ? 'AGREE' : 'REFUSE', {
    by: userId,
    set: { opinion, commitBy: userId, commitAt: work.clock.iso(), version: row.version + 1, ...signature },
  })
  await done(work, APPROVAL_TODO, row.approvalId, bp)
  await addUpdate(work, project, {
    kind: 'APPROVAL',
    title: `${isAgreed ? '已同意' : '已驳回'}：${row.title}`.slice(0, 40),
    content: opinion,
  })
  if (isAgreed) await carryOut(work, project, row, userId)
  const [view] = await approvalViews(work, [ownOr2902(await findApproval(work.db, bp, row.approvalId))])
  return ownOr2902(view)
}

/** What an agreed approval changes: the costs (PJ-06), or the planned end. */
async function carryOut(work: Work, project: Project, row: Approval, by: string): Promise<void> {
  if (row.approvalType === 'COST' && row.amountDelta !== null) await changeCosts(work, project, row.amountDelta, by)
  if (row.approvalType === 'SCHEDULE' && row.finishDate !== null) {
    await movePlan(work, project, row.finishDate, row.content)
    await refreshed(work, project, { by })
  }
}

/** The planned end of a project moves; its users get the reason. */
export async function movePlan(work: Work, project: Project, date: string, reason: string): Promise<void> {
  if (project.planFinishDate === date) return
  const set = { planFinishDate: date, firstFinishDate: project.firstFinishDate ?? project.planFinishDate ?? date }
  await changeProject(work.db, project, set, work.clock.iso())
  await addUpdate(work, project, {
    kind: 'PLAN_CHANGE',
    title: '计划完工日期变更',
    content: reason,
    beforeDate: project.planFinishDate,
    afterDate: date,
  })
  await tellDelay(work, project, date)
}

async function changeCosts(work: Work, project: Project, delta: string, by: string): Promise<void> {
  const rows = await paymentsOf(work.db, project)
  const changed = withDelta(rows, delta)
  if (!changed) throw new Refusal('2904')
  const now = work.clock.iso()
  for (const { seq, amount } of changed.amounts) {
    const row = ownOr2902(rows.find((one) => one.seq === seq))
    const version = row.version + 1
    await changePayment(work.db, row, { amount, version }, now)
    if (!isPositiveMoney(amount) || amount === row.paidAmount)
      await payOff(work, { ...row, amount, version }, { paidAmount: row.paidAmount, at: now, by })
  }
  if (isPositiveMoney(changed.added))
    await addInstalments(
      work,
      project,
      [
        {
          seq: Math.max(0, ...rows.map((row) => row.seq)) + 1,
          name: '变更款',
          ratio: 0,
          amount: changed.added,
          dueDate: addDays(work.clock.today(), FIRST_DUE_DAYS),
        },
      ],
      by,
    )
  await refreshed(work, project, {
    by,
    set: { contractAmount: addMoney(project.contractAmount ?? '0.00', delta) },
  })
  await askDue(work, project)
}
