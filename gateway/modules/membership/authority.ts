import type { In, Out } from '@contract'
import type { BoundSession, Ctx } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, Refusal } from '../../http/refusal'
import { growsMoney, type PayLimits } from '@domain/authority'
import { bindSubject, consumeTicket } from '../identity/service'
import { catalogueWith } from './catalogue'
import { grantFault, grantOf } from './rules/authority'
import { grant, limitsOf, lockGround, standingOf } from './ground'
import { logRows } from './log'
import * as repo from './repo'

/** What may be granted of a wish: at least one (2201), nothing for masters only (2205), with what it needs (SA-04). */
export function codesToGrant(wanted: readonly string[]): string[] {
  const fault = grantFault(wanted)
  if (fault !== null) throw fault === '2901' ? badField('models') : new Refusal(fault)
  return grantOf(wanted)
}

/** A passed sub-account of the master's customer number; 2108 for any other binding. */
async function memberOf(ctx: Ctx<BoundSession>, bindingId: string) {
  const row = await repo.liveById(ctx.db, bindingId)
  if (row?.bp !== ctx.session.bp || row.isMaster || standingOf(ctx, row) !== '1') throw new Refusal('2108')
  return row
}

/** Call 72. */
export async function subModels(
  ctx: Ctx<BoundSession>,
  bindingId: string,
): Promise<Out<'default GET /hqw/authority/getSubModels'>> {
  const row = await memberOf(ctx, bindingId)
  return catalogueWith(await repo.modelsOf(ctx.db, row))
}

/** Rights before an applicant is admitted. */
export const NOTHING_YET = { codes: [], perOrder: null, perMonth: null }

/** Money rights of a colleague grow only after a proof of the master's identity (2040). */
export async function proveGrowth(
  ctx: Ctx<BoundSession>,
  ticket: string | undefined,
  before: { codes: readonly string[] } & PayLimits,
  after: { codes: readonly string[] } & PayLimits,
): Promise<void> {
  const { userId, companyCode, bp } = ctx.session
  if (growsMoney(before, after)) await consumeTicket(ctx, userId, ticket ?? '', 'grant', bindSubject(companyCode, bp))
}

/** Call 73 (SA-03, SA-04): an older version than the stored one is refused (2206). */
export async function saveSubModels(
  ctx: Ctx<BoundSession>,
  { bindingId, models, limits, version, securityTicket }: In<'default POST /hqw/authority/saveSubModels'>,
): Promise<{ version: number }> {
  const codes = codesToGrant(models)
  const ground = await lockGround(ctx, ctx.session.bp, ctx.session.companyCode)
  if (ground.master?.userId !== ctx.session.userId) throw new Refusal('2903')
  const row = await memberOf(ctx, bindingId)
  if (row.version !== version) throw new Refusal('2206')
  const before = { codes: await repo.modelsOf(ctx.db, row), ...limitsOf(row) }
  await proveGrowth(ctx, securityTicket, before, { codes, ...(limits ?? limitsOf(row)) })
  await grant(ctx, row, codes, ctx.session.userId, limits)
  await repo.updateBinding(ctx.db, row, { updatedAt: ctx.clock.iso() })
  return { version: await repo.versionOf(ctx.db, row) }
}

/** Call 74. */
export async function authorityLog(
  ctx: Ctx<BoundSession>,
  { bindingId, ...asked }: In<'default GET /hqw/authority/logList'>,
): Promise<Out<'default GET /hqw/authority/logList'>> {
  const row = await memberOf(ctx, bindingId)
  const page = paged(asked)
  const { rows, total } = await logRows(ctx, row, page)
  return envelope(page, rows, total)
}
