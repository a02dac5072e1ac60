import { allows } from '@domain/machine'
import { payOrderTransitions } from '@domain/statuses/pay-order'
import type { Work } from '../../http/context'
import { moveTo } from '../../modules/payment/channel/money-in'
import { decideRefund, openRefund } from '../../modules/payment/refund/refunds'
import { keep } from '../../modules/payment/promise/promises'
import { findOrder } from '../../modules/payment/repo/orders'
import { paymentsOf } from '../../modules/payment/repo/payments'
import { findRefund } from '../../modules/payment/repo/refunds'
import { paymentMachine, refundMachine } from '../../modules/payment/states'
import { transition } from '../../states'

/** A refund of the past: applied for, approved, given back by the channel, all at the clock's moment. */
export async function refundHistoric(work: Work, orderId: string, reason: string): Promise<void> {
  const order = await findOrder(work.db, orderId)
  if (!order) throw new RangeError(`no order ${orderId}`)
  const { refundId } = await openRefund(work, order, { reason, by: order.payerUserId })
  await decideRefund(work, refundId, 'PASS', 'desk', '', { quiet: true })
  for (const payment of await paymentsOf(work.db, order.bp, orderId))
    if (payment.state === 'SUCCESS') await transition(work, paymentMachine, payment, 'REFUND_DONE')
  const refund = await findRefund(work.db, refundId)
  if (refund) await transition(work, refundMachine, refund, 'CHANNEL_DONE', { set: { doneAt: work.clock.iso() } })
  await keep(work, { bp: order.bp, trackId: refundId, step: 'REFUNDED' })
  const after = await findOrder(work.db, orderId)
  if (after && allows(payOrderTransitions, after.state, 'REFUND_DONE'))
    await moveTo(work, after, 'REFUND_DONE', 'payPoll')
}

/** An application that was turned down. */
export async function refuseHistoric(work: Work, refundId: string, why: string): Promise<void> {
  await decideRefund(work, refundId, 'REJECT', 'desk', why)
}
