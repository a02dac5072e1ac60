import type { In, Out } from '@contract'
import type { Ctx, Session, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { bindSubject, consumeTicket, sealPhone } from '../identity/service'
import * as todo from '../todo/service'
import { isCertified } from './certificates'
import { matchOf } from './match'
import { inMs, lockGround, phoneOf, putBinding, standingOf, subsOf, unbind, type Ground } from './ground'
import { notifyMaster } from './notices'
import * as repo from './repo'
import { APPLICATION_TIME, MOST_APPLICATIONS, MOST_SUBS, REVIEW_TIME } from './rules/limits'

type Input = In<'default POST /crmgas/portal/user/bindCustomer'>
type Bound = Out<'default POST /crmgas/portal/user/bindCustomer'>

/** Call 61: the customer of a match, as its master (BD-05) or as an applicant (BD-06). */
export async function bindCustomer(ctx: Ctx<Session>, input: Input): Promise<Bound> {
  const { userId } = ctx.session
  const match = ownOr2902(await matchOf(ctx, userId, input.matchTicket))
  const ground = await lockGround(ctx, match.bp, match.companyCode)
  refuseClosed(ground)
  const mine = ground.rows.find((row) => row.userId === userId)
  if (mine && ['1', '2'].includes(standingOf(ctx, mine))) throw new Refusal('2105')
  if (input.role === 'SUB') {
    const { bindingId } = await apply(ctx, ground, input.relation, input.applyReason ?? '')
    return { bindingId, reviewStatus: '2', isMaster: '0' }
  }
  if (ground.master) throw new Refusal('2106')
  await prove(ctx, ground, input)
  const verifiedBy = input.role === 'MASTER_SMS' ? 'SMS' : 'CERT'
  const bindingId = await putMaster(ctx, ground, userId, verifiedBy)
  return { bindingId, reviewStatus: '1', isMaster: '1' }
}

/** BD-04: a closed customer number takes neither a master nor applications. */
export function refuseClosed({ customer }: Ground): void {
  if (customer.status === '9') throw new Refusal('2104')
}

/** BD-05: (a) the code of the filed phone has been typed, or (b) the own certification is of this legal entity. */
async function prove(ctx: Ctx<Session>, { customer }: Ground, { role, securityTicket = '' }: Input): Promise<void> {
  const { userId } = ctx.session
  if (role === 'MASTER_SMS')
    return consumeTicket(ctx, userId, securityTicket, 'bind', bindSubject(customer.companyCode, customer.bp))
  if (!(await isCertified(ctx, userId, customer))) throw new Refusal('2209')
}

const putMaster = (work: Work, ground: Ground, userId: string, verifiedBy: 'SMS' | 'CERT'): Promise<string> =>
  putBinding(work, ground, userId, { isMaster: true, reviewStatus: '1', deadlineAt: null, verifiedBy, by: userId })

/** CE-10: a passed certification makes its applicant the master; a customer number that has one by now is left alone. */
export async function bindByCertification(
  work: Work,
  given: { userId: string; bp: string; companyCode: string },
): Promise<'BOUND' | 'HAS_MASTER' | 'NOT_FOUND' | 'FULL'> {
  const customer = await repo.customerRow(work.db, given.bp, given.companyCode)
  if (!customer || customer.status === '9') return 'NOT_FOUND'
  const ground = await lockGround(work, given.bp, given.companyCode)
  if (ground.master) return ground.master.userId === given.userId ? 'BOUND' : 'HAS_MASTER'
  try {
    await putMaster(work, ground, given.userId, 'CERT')
    return 'BOUND'
  } catch (error) {
    if (error instanceof Refusal && error.code === '2101') return 'FULL'
    throw error
  }
}

interface Applied {
  bindingId: string
  deadlineAt: string
}

/** BD-06: the application to the master, with its limits (BD-08, BD-09). */
async function apply(
  ctx: Ctx<Session>,
  ground: Ground,
  relation: Input['relation'],
  applyReason: string,
): Promise<Applied> {
  const { userId, username } = ctx.session
  const { customer, master } = ground
  if (!master || relation === undefined) throw badField(master ? 'relation' : 'role')
  if (subsOf(ctx, ground).length >= MOST_SUBS) throw new Refusal('2107')
  const since = isoOf(ctx.clock.now() - APPLICATION_TIME)
  if ((await repo.applicationsSince(ctx.db, customer.bp, userId, since)) >= MOST_APPLICATIONS) throw new Refusal('2111')
  const masterPhone = await phoneOf(ctx, master.userId)
  const deadlineAt = inMs(ctx, REVIEW_TIME)
  const bindingId = await putBinding(ctx, ground, userId, {
    isMaster: false,
    reviewStatus: '2',
    masterPhoneEnc: sealPhone(ctx, masterPhone),
    applyReason: applyReason.trim(),
    relation,
    deadlineAt,
    verifiedBy: null,
    by: userId,
  })
  const applicationId = newId(ctx.clock.now())
  const appliedAt = ctx.clock.iso()
  await repo.insertApplication(ctx.db, { bp: customer.bp, applicationId, bindingId, userId, appliedAt })
  await notifyMaster(ctx, customer, { bindingId, applicant: username, masterPhone, deadlineAt, round: applicationId })
  return { bindingId, deadlineAt }
}

/** Call 65: the same row again, with a new deadline (C 3.3). */
export async function reapplyBinding(
  ctx: Ctx<Session>,
  input: In<'default POST /crmgas/portal/user/reapplyBinding'>,
): Promise<Out<'default POST /crmgas/portal/user/reapplyBinding'>> {
  const { ground, mine } = await ownGround(ctx, input.bindingId)
  if (!['0', '3'].includes(standingOf(ctx, mine))) throw new Refusal('2203')
  refuseClosed(ground)
  // Without a master there is no reviewer: after a new match the user becomes the master at once.
  if (!ground.master) throw new Refusal('2902')
  const { deadlineAt } = await apply(ctx, ground, input.relation, input.applyReason)
  return { reviewStatus: '2', deadlineAt }
}

/** Call 66, BD-10: only while no decision is made. */
export async function withdrawBinding(ctx: Ctx<Session>, bindingId: string): Promise<true> {
  const { mine } = await ownGround(ctx, bindingId)
  if (standingOf(ctx, mine) !== '2') throw new Refusal('2203')
  await unbind(ctx, mine, ctx.session.userId, 'withdrawn')
  return true
}

/** Call 64, BD-13: a sub-account at any time, the master only where there is no sub-account. */
export async function unbindCustomer(ctx: Ctx<Session>, bindingId: string): Promise<true> {
  const { ground, mine } = await ownGround(ctx, bindingId)
  if (mine.isMaster) {
    if (subsOf(ctx, ground).length > 0) throw new Refusal('2112')
    const claim = await repo.openClaim(ctx.db, mine.bp)
    if (claim) throw new Refusal('2113')
  }
  await unbind(ctx, mine, ctx.session.userId, 'left')
  await todo.drop(ctx, 'SUB_REVIEW', mine.bindingId, mine.bp)
  return true
}

/** A live binding of the caller with its locked ground; a foreign or ended one is 2108. */
async function ownGround(ctx: Ctx<Session>, bindingId: string) {
  const known = await repo.liveById(ctx.db, bindingId)
  if (known?.userId !== ctx.session.userId) throw new Refusal('2108')
  const ground = await lockGround(ctx, known.bp, known.companyCode)
  const mine = ground.rows.find((row) => row.bindingId === bindingId)
  if (!mine) throw new Refusal('2108')
  return { ground, mine }
}
