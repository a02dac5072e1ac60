import { next } from '@domain/machine'
import { payOrderTransitions } from '@domain/statuses/pay-order'
import type { Work } from '../../http/context'
import { moveTo } from '../../modules/payment/money-in'
import { decideRefund, openRefund } from '../../modules/payment/refunds'
import { findOrder } from '../../modules/payment/repo/orders'
import { paymentsOf, updatePayment } from '../../modules/payment/repo/payments'
import { updateRefund } from '../../modules/payment/repo/refunds'

/** A refund of the past: applied for, approved, given back by the channel, all at the clock's moment. */
export async function refundHistoric(work: Work, orderId: string, reason: string): Promise<void> {
  const order = await findOrder(work.db, orderId)
  if (!order) throw new RangeError(`no order ${orderId}`)
  const { refundId } = await openRefund(work, order, { reason, by: order.payerUserId })
  await decideRefund(work, refundId, 'PASS', 'desk')
  const now = work.clock.iso()
  for (const payment of await paymentsOf(work.db, order.bp, orderId))
    await updatePayment(work.db, order.bp, payment.paymentId, { state: 'REFUNDED', updatedAt: now }, ['SUCCESS'])
  await updateRefund(work.db, { bp: order.bp, refundId }, { state: 'DONE', doneAt: now, updatedAt: now })
  const after = await findOrder(work.db, orderId)
  if (after && next(payOrderTransitions, after.state, 'REFUND_DONE') !== null)
    await moveTo(work, after, 'REFUND_DONE', 'payPoll')
}

/** An application that was turned down. */
export async function refuseHistoric(work: Work, refundId: string, why: string): Promise<void> {
  await decideRefund(work, refundId, 'REJECT', 'desk', why)
}
