import { allows } from '@domain/machine'
import { subOrderTransitions } from '@domain/statuses/pay-order'
import { isPositiveMoney, negateMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { unlock } from '../../billing/service'
import { addFrozen } from '../../gas-account/service'
import { endItems } from './pay-items'
import { subOrdersOf } from '../repo/orders'
import { sliceMachine } from '../states'
import type { Order } from '../types'

/** An order ends without paying: its bills, its reserved balance, its unpaid slices and what it was to pay are released. The account is locked by the caller. */
export async function releaseOrder(work: Work, order: Order): Promise<void> {
  await unlock(work, order, order.orderId)
  for (const slice of await subOrdersOf(work.db, [order.orderId]))
    if (allows(subOrderTransitions, slice.state, 'CLOSE')) await transition(work, sliceMachine, slice, 'CLOSE')
  if (isPositiveMoney(order.balanceUsed))
    await addFrozen(work.db, order, negateMoney(order.balanceUsed), work.clock.iso())
  await endItems(work, order, { as: 'EXPIRED', by: work.actor ?? 'SYSTEM' })
}
