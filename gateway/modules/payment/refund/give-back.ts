import type { Work } from '../../../http/context'
import { holdOrder } from '../order/hold'
import { notifyArrived } from '../notices'
import { payableOf } from '../payables'
import { decideRefund, openRefund } from './refunds'
import { refundOf } from '../repo/refunds'
import { NOTE_DECLINED } from '../rules/titles'
import { exceptionToBalance } from '../channel/to-balance'

/**
 * The money of an exception (AE-47), in one transaction: on the balance; what a payable declined goes back the way it came, without
 * application or decision (B 3.6). Harmless to repeat.
 */
export async function settleException(work: Work, orderId: string): Promise<void> {
  await exceptionToBalance(work, orderId)
  const held = await holdOrder(work, orderId)
  if (held?.order.state !== 'SUCCESS_TO_BALANCE' || !payableOf(work, held.order).declines) return
  const { order } = held
  if (await refundOf(work.db, order.bp, orderId)) return
  const { refundId } = await openRefund(work, order, { reason: NOTE_DECLINED, by: 'SYSTEM' })
  // It came in this transaction and was never the account's to spend, nor is it on any meter.
  await decideRefund(work, refundId, 'PASS', 'SYSTEM', '', { floor: null, quiet: true })
  await notifyArrived(work, order, order.paidAmount, NOTE_DECLINED)
}
