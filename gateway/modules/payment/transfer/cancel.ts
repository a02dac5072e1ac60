import type { TtOrderState } from '@domain/statuses/tt-order'
import type { Work } from '../../../http/context'
import { Refusal, refuseIf } from '../../../http/refusal'
import { transition } from '../../../states'
import { drop } from '../../todo/service'
import { holdOrder } from '../order/hold'
import { moveTo } from '../channel/money-in'
import { endItems } from '../order/pay-items'
import { lockTransfer, type Transfer } from '../repo/transfers'
import { cancelRefusal } from '../rules/transfer-rules'
import { transferMachine } from '../states'
import type { Order } from '../types'

/** AE-79: cancels a transfer; a cancelled one stays so. Refuses 2902, A2503 while its proof is under review, 2904 when it is over. */
export async function cancelTransfer(
  work: Work,
  { bp, orderId }: Pick<Order, 'bp' | 'orderId'>,
  by: string,
): Promise<TtOrderState> {
  const held = await holdOrder(work, orderId, bp)
  const transfer = held && (await lockTransfer(work.db, bp, orderId))
  if (!held || !transfer) throw new Refusal('2902')
  if (transfer.state === 'CANCELLED') return transfer.state
  refuseIf(cancelRefusal(transfer.state))
  return endTransfer(work, held.order, transfer, 'CANCEL', by)
}

/** A transfer ends without money; its pay order with it (3.7). Both are locked by the caller. */
export async function endTransfer(
  work: Work,
  order: Order,
  transfer: Transfer,
  event: 'CANCEL' | 'EXPIRE',
  by: string,
): Promise<TtOrderState> {
  const state = await transition(work, transferMachine, transfer, event, { by })
  await moveTo(work, order, 'CLOSE', by)
  await endItems(work, order, { as: event === 'CANCEL' ? 'CANCELLED' : 'EXPIRED', by })
  await drop(work, 'TT_REJECTED', transfer.ttId, transfer.bp)
  return state
}
