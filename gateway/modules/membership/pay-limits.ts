import type { In, Out } from '@contract'
import type { PayLimits } from '@domain/authority'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { proveGrowth } from './authority'
import { isMember, limitsOf, lockGround, setLimits, standingOf } from './ground'
import * as repo from './repo'

/** The limits of one user at a customer number; none for its master, null for a user that is no member of it (any more). */
export async function payLimitsOf(work: Work, bp: string, userId: string): Promise<PayLimits | null> {
  const row = (await repo.liveOfBp(work.db, bp)).find((one) => one.userId === userId)
  if (!row || !isMember(work, row)) return null
  return row.isMaster ? { perOrder: null, perMonth: null } : limitsOf(row)
}

/** A passed sub-account of the master's customer number; 2108 for any other binding. */
async function memberOf(ctx: Ctx<BoundSession>, bindingId: string): Promise<repo.BindingRecord> {
  const row = await repo.liveById(ctx.db, bindingId)
  if (row?.bp !== ctx.session.bp || row.isMaster || standingOf(ctx, row) !== '1') throw new Refusal('2108')
  return row
}

/** authority/payLimit: what the master lets a sub-account pay by itself. */
export async function subPayLimits(
  ctx: Ctx<BoundSession>,
  bindingId: string,
): Promise<Out<'btwob GET /authority/payLimit'>> {
  const row = await memberOf(ctx, bindingId)
  return { ...limitsOf(row), version: row.version }
}

/** authority/payLimit/save: a write based on an older version is refused (2206). */
export async function saveSubPayLimits(
  ctx: Ctx<BoundSession>,
  { bindingId, perOrder, perMonth, version, securityTicket }: In<'btwob POST /authority/payLimit/save'>,
): Promise<{ version: number }> {
  const ground = await lockGround(ctx, ctx.session.bp, ctx.session.companyCode)
  if (ground.master?.userId !== ctx.session.userId) throw new Refusal('2903')
  const row = await memberOf(ctx, bindingId)
  if (row.version !== version) throw new Refusal('2206')
  const codes = await repo.modelsOf(ctx.db, row)
  await proveGrowth(ctx, securityTicket, { codes, ...limitsOf(row) }, { codes, perOrder, perMonth })
  await setLimits(ctx, row, { perOrder, perMonth }, ctx.session.userId)
  return { version: version + 1 }
}
