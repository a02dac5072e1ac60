import { isPositiveMoney, negateMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { unlock } from '../billing/service'
import { addFrozen } from '../gas-account/service'
import { closeSubOrders } from './repo/orders'
import type { Order } from './types'

/** An order ends without paying: its bills, its reserved balance and its unpaid slices are let go. The account is locked by the caller. */
export async function releaseOrder(work: Work, order: Order): Promise<void> {
  await unlock(work, order, order.orderId)
  await closeSubOrders(work.db, order.bp, order.orderId)
  if (isPositiveMoney(order.balanceUsed))
    await addFrozen(work.db, order, negateMoney(order.balanceUsed), work.clock.iso())
}
