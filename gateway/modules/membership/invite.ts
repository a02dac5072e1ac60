import type { In, Out } from '@contract'
import type { BoundSession, Ctx, Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { createTicket, type KindOf } from '../scan/service'
import { modelNames } from './rules/authority'
import { codesToGrant, NOTHING_YET, proveGrowth } from './authority'
import { grant, isMember, lockGround, putBinding, subsOf, type Ground } from './ground'
import { MOST_SUBS } from './rules/limits'

/* SA-08: a user that scans the master's picture becomes a sub-account at once, with the models chosen beforehand. */

type Invite = {
  bp: string
  companyCode: string
  invitedBy: string
  models: readonly string[]
  remarkName: string
}

/** Call 78: a picture for one colleague, for a day (TD-06). */
export async function createInvite(
  ctx: Ctx<BoundSession>,
  { models, remarkName, securityTicket }: In<'default POST /hqw/subAccount/createInvite'>,
): Promise<Out<'default POST /hqw/subAccount/createInvite'>> {
  const { bp, companyCode, userId } = ctx.session
  const codes = codesToGrant(models)
  const ground = await lockGround(ctx, bp, companyCode)
  if (ground.master?.userId !== userId) throw new Refusal('2903')
  if (subsOf(ctx, ground).length >= MOST_SUBS) throw new Refusal('2107')
  await proveGrowth(ctx, securityTicket, NOTHING_YET, { ...NOTHING_YET, codes })
  const payload: Invite = { bp, companyCode, invitedBy: userId, models: codes, remarkName: remarkName.trim() }
  return createTicket(ctx, { kind: 'SUB_INVITE', createdBy: userId, payload })
}

/**
 * Why this user cannot accept the invitation now: the master has changed (2550), the user is bound already (2105), the limit is reached
 * (2107).
 */
function refuseGuest(work: Work, ground: Ground, invite: Invite, userId: string): void {
  if (ground.customer.status === '9' || ground.master?.userId !== invite.invitedBy) throw new Refusal('2550')
  const mine = ground.rows.find((row) => row.userId === userId)
  if (mine && isMember(work, mine)) throw new Refusal('2105')
  // A waiting application of the same user counts among the twenty already.
  const others = subsOf(work, ground).filter((row) => row.userId !== userId)
  if (others.length >= MOST_SUBS) throw new Refusal('2107')
}

/** What the guest is shown before the decision. */
async function describe(ctx: Ctx<Session>, invite: Invite) {
  const ground = await lockGround(ctx, invite.bp, invite.companyCode)
  refuseGuest(ctx, ground, invite, ctx.session.userId)
  return { bp: invite.bp, customerName: ground.customer.customerName, models: modelNames(invite.models) }
}

/** The guest is a member at once; a waiting or rejected application of the guest is closed by it. */
async function accept(ctx: Ctx<Session>, invite: Invite) {
  const { userId } = ctx.session
  const ground = await lockGround(ctx, invite.bp, invite.companyCode)
  refuseGuest(ctx, ground, invite, userId)
  const bindingId = await putBinding(ctx, ground, userId, {
    isMaster: false,
    reviewStatus: '1',
    deadlineAt: null,
    verifiedBy: 'INVITE',
    remarkName: invite.remarkName,
    by: invite.invitedBy,
  })
  await grant(ctx, { bp: invite.bp, bindingId }, invite.models, invite.invitedBy)
  return { bindingId }
}

/** The payload of a ticket is what `createInvite` put there. */
export const invites: KindOf = {
  describe: (ctx, payload) => describe(ctx, payload as Invite),
  confirm: (ctx, payload) => accept(ctx, payload as Invite),
}
