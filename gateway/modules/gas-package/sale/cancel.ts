import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../../http/context'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { lockAccount } from '../../gas-account/service'
import { endOrder } from '../life'
import { lockOrder } from '../repo/orders'
import { openPaymentOf } from '../repo/payments'

type Cancel = 'taocan POST /trade/order/cancel'

/** K-11: before it is in force and while no payment is under way. */
export async function cancelOrder(work: Work, session: BoundSession, input: In<Cancel>): Promise<Out<Cancel>> {
  await lockAccount(work.db, session)
  const order = ownOr2902(await lockOrder(work.db, { bp: session.bp, orderNo: input.orderNo }))
  if (order.state === 'CANCELLED' || order.state === 'CLOSED') throw new Refusal('2904')
  if (order.state === 'DEPOSIT_CONFIRMING') throw new Refusal('42105')
  if (order.state !== 'WAIT_SIGN' && order.state !== 'WAIT_DEPOSIT') throw new Refusal('42106')
  if (order.version !== input.version) throw new Refusal('2904')
  const deposit = { bp: order.bp, bizType: 'DEPOSIT' as const, bizNo: order.orderNo }
  if (await openPaymentOf(work.db, deposit)) throw new Refusal('42105')
  await endOrder(work, order, 'CANCEL', { reason: input.reason.trim(), by: session.userId })
  return { status: 'CANCELLED' }
}
