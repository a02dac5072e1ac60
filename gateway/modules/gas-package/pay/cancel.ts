import type { Api } from '@contract'
import type { BoundSession, Ctx } from '../../../http/context'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { cancelOrder } from '../../payment/service'
import { findPayment, type TradePayment } from '../repo/payments'
import { endPayment } from './money'

type Cancel = Api['taocan POST /trade/pay/cancel']

/**
 * The payer cancels a payment, the master also one that waits for a transfer: it is closed at its channel, or its transfer is cancelled;
 * a payment that is over stays so. For a `manual` handler. Refuses 2902, 42902 when the money has come, A2322 while the channel reports a
 * payment in progress, A2503 while a bank slip is under review.
 */
export async function cancelPayment(ctx: Ctx<BoundSession>, payNo: string): Promise<Cancel['out']> {
  const key = { bp: ctx.session.bp, payNo }
  const payment = ownOr2902(await findPayment(ctx.db, key))
  // A transfer that does not come holds up all that could pay.
  const mayEnd = payment.createdBy === ctx.session.userId || (ctx.session.isMaster && payment.state === 'CONFIRMING')
  if (!mayEnd) throw new Refusal('2902')
  if (payment.state === 'PAID') throw new Refusal('42902')
  if (payment.state === 'PAYING' || payment.state === 'CONFIRMING') await endOwn(ctx, payment)
  return { status: (await findPayment(ctx.db, key))?.state ?? payment.state }
}

/** Ends an own payment that is under way. */
export async function endOwn(ctx: Ctx<BoundSession>, payment: TradePayment): Promise<void> {
  const { orderId, bp, payNo } = payment
  const by = ctx.session.userId
  if (orderId === null) return ctx.transaction((tx) => endPayment(tx, { bp, payNo }, { as: 'CANCELLED', by }))
  try {
    await cancelOrder(ctx, orderId)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'A2311') throw new Refusal('42902')
    throw error
  }
}
