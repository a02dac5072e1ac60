import type { BoundSession, Ctx } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { enqueue } from '../../work/queue'
import { dropTask } from '../desk/service'
import { drop } from '../todo/service'
import { freeInvoice } from './red'
import { redKind } from './red-run'
import { reissueSoon } from './reissue'
import { lockInvoice } from './repo/invoices'
import { findRed, lockRed } from './repo/reds'
import { redMachine } from './states'

/** Call 134: withdrawn while it is under review, or while the buyer has not answered. */
export async function withdrawRed(ctx: Ctx<BoundSession>, redId: string): Promise<true> {
  const { bp, companyCode, userId } = ctx.session
  const seen = ownOr2902(await findRed(ctx.db, bp, redId))
  const invoice = await lockInvoice(ctx.db, bp, seen.blueInvoiceId)
  const red = await lockRed(ctx.db, bp, redId)
  if (!invoice || !red) throw new Refusal('2902')
  if (red.status === '08') return true
  if (red.status !== 'R0' && red.status !== '02') throw new Refusal('2644')
  await transition(ctx, redMachine, red, 'WITHDRAW', { by: userId, set: { finishedAt: ctx.clock.iso() } })
  await reissueSoon(ctx, red)
  await freeInvoice(ctx, invoice)
  await dropTask(ctx, { companyCode, bizType: 'RED', bizNo: redId })
  await drop(ctx, 'RED_CONFIRM', redId, bp)
  // The platform may have its form already: an open one there would be in the way of the next.
  if (red.status === '02') await enqueue(ctx, redKind, redId, { bp, redId })
  return true
}
