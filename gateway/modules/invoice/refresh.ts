import type { Out } from '@contract'
import type { BoundSession, Ctx } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { runRed } from './red-run'
import { findRed } from './repo/reds'

/** Call 135: one query to the platform, then the present state. */
export async function refreshRed(
  ctx: Ctx<BoundSession>,
  redId: string,
): Promise<Out<'default POST /crmgas/invoice/refreshRed'>> {
  const red = ownOr2902(await findRed(ctx.db, ctx.session.bp, redId))
  await runRed(ctx, red.bp, redId)
  const now = await findRed(ctx.db, red.bp, redId)
  return { status: now?.status ?? red.status }
}
