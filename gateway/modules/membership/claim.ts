import type { In, Out } from '@contract'
import { maskPhone } from '@domain/mask'
import type { BoundSession, Ctx, Session, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { audit, lockActiveUser } from '../identity/service'
import { openTask } from '../desk/service'
import * as todo from '../todo/service'
import { isCertified } from './certificates'
import { refuseClosed } from './bind'
import { customerOf } from './people'
import { inMs, isFull, lockGround, phoneOf, putBinding, type Ground } from './ground'
import { notifyChange, notifyClaim } from './notices'
import * as repo from './repo'
import type { ClaimRow } from './repo'
import { CLAIM_TIME, DECISION_TIME } from './rules/limits'
import { claimMachine } from './states'
import { closeClaim, seat } from './transfer'

type State = Out<'default GET /crmgas/portal/user/masterClaim'>

/** BD-21: the certified user's claim as its two sides see it; a customer that is not theirs is 2108. */
export async function claimState(ctx: Ctx<Session>, bp: string): Promise<State> {
  const { userId } = ctx.session
  const customer = await customerOf(ctx, bp)
  const isMaster = ctx.session.isMaster && ctx.session.bp === bp
  const certPassed = customer !== null && (await isCertified(ctx, userId, customer))
  const own = await repo.newestClaimOf(ctx.db, bp, userId)
  if (!customer || !(isMaster || certPassed || own)) throw new Refusal('2108')
  const claim = (isMaster ? await repo.openClaim(ctx.db, bp) : undefined) ?? own
  return {
    certPassed: certPassed ? '1' : '0',
    customerName: customer.customerName,
    claim: claim ? await viewOf(ctx, claim, isMaster) : null,
  }
}

async function viewOf(ctx: Ctx<Session>, claim: ClaimRow, isMaster: boolean): Promise<NonNullable<State['claim']>> {
  const phone = await phoneOf(ctx, claim.userId)
  return {
    claimId: claim.claimId,
    status: claim.status,
    reason: claim.reason,
    objection: claim.objection ?? '',
    username: isMaster ? phone : maskPhone(phone),
    appliedAt: claim.appliedAt,
    deadlineAt: claim.deadlineAt,
    isMine: claim.userId === ctx.session.userId ? '1' : '0',
  }
}

/** Call 76. */
export async function claimMaster(
  ctx: Ctx<Session>,
  { bp, reason }: In<'default POST /crmgas/portal/user/claimMaster'>,
): Promise<{ claimId: string; deadlineAt: string }> {
  const { userId, username } = ctx.session
  const customer = await customerOf(ctx, bp)
  // Unknown and foreign numbers answer alike: only the certified entity's own number is ever confirmed.
  if (!customer || !(await isCertified(ctx, userId, customer))) throw new Refusal('2209')
  const ground = await lockGround(ctx, bp, customer.companyCode)
  const { master } = ground
  refuseClosed(ground)
  if (!master) throw new Refusal('2902')
  if (master.userId === userId) throw new Refusal('2208')
  if (await repo.openClaim(ctx.db, bp)) throw new Refusal('2113')
  const claimId = newId(ctx.clock.now())
  const deadlineAt = inMs(ctx, CLAIM_TIME)
  await repo.insertClaim(ctx.db, {
    bp,
    claimId,
    companyCode: customer.companyCode,
    userId,
    reason: reason.trim(),
    status: 'OPEN',
    appliedAt: ctx.clock.iso(),
    deadlineAt,
  })
  await audit(ctx, { entity: 'master_claim', entityId: claimId, bp, from: '', to: 'OPEN', by: userId })
  await notifyClaim(ctx, customer, {
    claimId,
    claimant: username,
    masterPhone: await phoneOf(ctx, master.userId),
    deadlineAt,
  })
  return { claimId, deadlineAt }
}

/** Call 77: from now on an operator decides. */
export async function objectClaim(
  ctx: Ctx<BoundSession>,
  { claimId, reason }: In<'default POST /crmgas/portal/user/objectClaim'>,
): Promise<true> {
  const { bp, companyCode, userId } = ctx.session
  await lockGround(ctx, bp, companyCode)
  const claim = ownOr2902(await repo.claimById(ctx.db, claimId), { bp })
  const isOver = Date.parse(claim.deadlineAt) <= ctx.clock.now()
  if (claim.status !== 'OPEN' || isOver) throw new Refusal('2203')
  const objection = reason.trim()
  await transition(ctx, claimMachine, claim, 'OBJECT', { set: { objection, objectedAt: ctx.clock.iso() } })
  await audit(ctx, {
    entity: 'master_claim',
    entityId: claimId,
    bp,
    from: 'OPEN',
    to: 'OBJECTED',
    reason: objection,
    by: userId,
  })
  await todo.done(ctx, 'MASTER_CLAIM', claimId, bp)
  const dueAt = inMs(ctx, DECISION_TIME)
  await openTask(ctx, { companyCode, bizType: 'MASTER_CLAIM', bizNo: claimId, bp, rule: 'manual', dueAt })
  return true
}

/** The end of a claim: no objection within 72 hours, or the operator's decision. Harmless to repeat. */
export async function settleClaim(work: Work, claimId: string, isGranted: boolean, by: string): Promise<void> {
  const known = await repo.claimById(work.db, claimId)
  if (!known) return
  const ground = await lockGround(work, known.bp, known.companyCode)
  // A user that is frozen, in cancellation or deleted cannot be a master.
  const isActive = await lockActiveUser(work, known.userId)
  const claim = await repo.claimById(work.db, claimId)
  if (!claim || !['OPEN', 'OBJECTED'].includes(claim.status)) return
  // Meanwhile the master may have transferred the role to the claimant, or have left.
  const isSeated = ground.master?.userId === claim.userId
  // One that is no user of it yet needs a place for it (BD-01).
  const isNew = !ground.rows.some((row) => row.userId === claim.userId)
  const isSeatable = isGranted && isActive && !(isNew && (await isFull(work, claim.userId)))
  if (isSeatable && !isSeated)
    await (ground.master
      ? seat(work, ground, claim.userId, { quit: false, by })
      : takeFree(work, ground, claim.userId, by))
  const isDone = isSeated || isSeatable
  await endClaim(work, claim, isDone ? 'GRANT' : 'REFUSE', by)
  if (isDone || !isActive) return
  await notifyChange(work, ground.customer, {
    userId: claim.userId,
    phone: await phoneOf(work, claim.userId),
    body: `您对户号${claim.bp}的主账号变更申请未通过`,
    key: claimId,
  })
}

/** The place of a master that has left: nothing is handed over. */
async function takeFree(work: Work, ground: Ground, userId: string, by: string): Promise<void> {
  const { customer } = ground
  const set = {
    isMaster: true,
    reviewStatus: '1',
    masterPhoneEnc: null,
    deadlineAt: null,
    verifiedBy: 'CERT',
    by,
  } as const
  await putBinding(work, ground, userId, set)
  await notifyChange(work, customer, {
    userId,
    phone: await phoneOf(work, userId),
    body: `您已成为${customer.customerName}(户号${customer.bp})的主账号`,
    key: `${customer.bp}|${work.clock.iso()}`,
  })
}

async function endClaim(
  work: Work,
  claim: ClaimRow,
  event: 'GRANT' | 'REFUSE',
  by: string,
  reason?: string,
): Promise<void> {
  const to = await closeClaim(work, claim, event, by)
  const { claimId: entityId, bp, status: from } = claim
  await audit(work, { entity: 'master_claim', entityId, bp, from, to, by, ...(reason && { reason }) })
}

/**
 * A user that requests the end of the account (CX-03) loses open claims. The user's lock is held; the lock of the ground must not be
 * taken after it.
 */
export async function withdrawClaims(work: Work, userId: string): Promise<void> {
  for (const claim of await repo.openClaimsOf(work.db, userId))
    await endClaim(work, claim, 'REFUSE', userId, 'cancelled')
}
