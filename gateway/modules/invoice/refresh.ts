import type { Out } from '@contract'
import type { BoundSession, Ctx } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { runRed } from './red-run'
import { findRed } from './repo/reds'

/** Call 135: one look at the platform, then what stands. */
export async function refreshRed(
  ctx: Ctx<BoundSession>,
  redId: string,
): Promise<Out<'default POST /crmgas/invoice/refreshRed'>> {
  const red = await findRed(ctx.db, ctx.session.bp, redId)
  if (!red) throw new Refusal('2902')
  await runRed(ctx, red.bp, redId)
  const now = await findRed(ctx.db, red.bp, redId)
  return { status: now?.status ?? red.status }
}
