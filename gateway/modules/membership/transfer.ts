import type { In } from '@contract'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { activeUserOfPhone, bindSubject, consumeTicket, lockActiveUser, sealPhone } from '../identity/service'
import { emit } from '../../wiring'
import { dropTask } from '../desk/service'
import { masterLeft } from './events'
import * as todo from '../todo/service'
import { certifiedStanding } from './certificates'
import { grant, isMember, lockGround, note, phoneOf, putBinding, unbind, usualModels, type Ground } from './ground'
import { notifyChange } from './notices'
import * as repo from './repo'
import { claimMachine } from './states'

/** Call 75, SA-06: the master transfers the role, proved by a step-up. What runs at the customer number stays there (SA-07). */
export async function transferMaster(
  ctx: Ctx<BoundSession>,
  input: In<'default POST /crmgas/portal/user/transferMaster'>,
): Promise<true> {
  const { userId, bp, companyCode } = ctx.session
  if (input.bp !== bp) throw new Refusal('2108')
  const ground = await lockGround(ctx, bp, companyCode)
  if (ground.master?.userId !== userId) throw new Refusal('2903')
  await consumeTicket(ctx, userId, input.securityTicket, 'transfer', bindSubject(companyCode, bp))
  await refuseLapsed(ctx, ground)
  const receiver = await receiverOf(ctx, ground, input)
  if (receiver === userId) throw new Refusal('2208')
  const claim = await repo.openClaim(ctx.db, bp)
  if (claim && claim.userId !== receiver) throw new Refusal('2113')
  await seat(ctx, ground, receiver, { quit: input.quit === '1', by: userId })
  if (claim) await closeClaim(ctx, claim, 'GRANT', userId)
  return true
}

/** CE-11: sixty days after the end of the certification the role of the master can no longer be transferred. */
async function refuseLapsed(work: Work, { customer }: Ground): Promise<void> {
  if (customer.uscc === null) return
  if ((await certifiedStanding(work, customer.companyCode, customer.uscc)) === 'OVER') throw new Refusal('2306')
}

/** A member of this customer number, or any registered user by phone; neither frozen nor in cancellation. */
async function receiverOf(
  work: Work,
  ground: Ground,
  { toBindingId, toPhone }: { toBindingId?: string; toPhone?: string },
): Promise<string> {
  if (toBindingId !== undefined) {
    const row = ground.rows.find((one) => one.bindingId === toBindingId)
    if (!row || !isMember(work, row)) throw new Refusal('2108')
    if (!(await lockActiveUser(work, row.userId))) throw new Refusal('2207')
    return row.userId
  }
  const userId = await activeUserOfPhone(work, (toPhone ?? '').trim())
  if (userId === undefined) throw new Refusal('2207')
  return userId
}

/** The receiver becomes the master and the former master a sub-account in one transaction; both are notified (SA-06). */
export async function seat(
  work: Work,
  ground: Ground,
  receiver: string,
  { quit, by }: { quit: boolean; by: string },
): Promise<void> {
  const { customer, master } = ground
  if (!master) throw new Refusal('2902')
  const now = work.clock.iso()
  const oldPhone = await phoneOf(work, master.userId)
  const newPhone = await phoneOf(work, receiver)
  const newPhoneEnc = sealPhone(work, newPhone)
  // The former one steps down first: there is never more than one master (partial unique index).
  await repo.updateBinding(work.db, master, {
    isMaster: false,
    masterPhoneEnc: newPhoneEnc,
    deadlineAt: null,
    updatedAt: now,
  })
  await note(work, master, 'master', 'sub', by, 'transfer')
  await emit(work, masterLeft, { bp: master.bp, userId: master.userId })
  if (quit) await unbind(work, { ...master, isMaster: false }, by, 'transfer')
  else await grant(work, master, usualModels(), by)
  await putBinding(work, ground, receiver, {
    isMaster: true,
    reviewStatus: '1',
    masterPhoneEnc: null,
    deadlineAt: null,
    verifiedBy: 'TRANSFER',
    by,
  })
  await repo.moveApplications(work.db, customer.bp, newPhoneEnc, now)
  const key = `${customer.bp}|${now}`
  const name = `${customer.customerName}(户号${customer.bp})`
  await notifyChange(work, customer, { userId: receiver, phone: newPhone, body: `您已成为${name}的主账号`, key })
  const left = quit ? '已转出，您已退出该户号' : '已转出，您现在是子账号'
  await notifyChange(work, customer, { userId: master.userId, phone: oldPhone, body: `${name}的主账号${left}`, key })
}

/** Ends a claim: granted, its claimant is the master; refused, the old one stays. Staff have nothing to decide about it any more. */
export async function closeClaim(
  work: Work,
  claim: repo.ClaimRow,
  event: 'GRANT' | 'REFUSE',
  by: string,
): Promise<repo.ClaimRow['status']> {
  const to = await transition(work, claimMachine, claim, event, { set: { decidedAt: work.clock.iso(), decidedBy: by } })
  await todo.done(work, 'MASTER_CLAIM', claim.claimId, claim.bp)
  await dropTask(work, { companyCode: claim.companyCode, bizType: 'MASTER_CLAIM', bizNo: claim.claimId })
  return to
}
