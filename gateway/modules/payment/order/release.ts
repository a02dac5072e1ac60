import { allows } from '@domain/machine'
import { subOrderTransitions } from '@domain/statuses/pay-order'
import { isPositiveMoney, negateMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { unlock } from '../../billing/service'
import { addFrozen, keyOf } from '../../gas-account/service'
import { endPackage, isPackageOrder } from './package-order'
import { subOrdersOf } from '../repo/orders'
import { sliceMachine } from '../states'
import type { Order } from '../types'
import { emit } from '../../../wiring'
import { gasDropped } from '../events'

/** An order ends without paying: its bills, its reserved balance and its unpaid slices and the gas it was to buy are let go. The account is locked by the caller. */
export async function releaseOrder(work: Work, order: Order): Promise<void> {
  await unlock(work, order, order.orderId)
  for (const slice of await subOrdersOf(work.db, [order.orderId]))
    if (allows(subOrderTransitions, slice.state, 'CLOSE')) await transition(work, sliceMachine, slice, 'CLOSE')
  if (isPositiveMoney(order.balanceUsed))
    await addFrozen(work.db, order, negateMoney(order.balanceUsed), work.clock.iso())
  if (isPackageOrder(order)) await endPackage(work, order, { as: 'EXPIRED', by: work.actor ?? 'SYSTEM' })
  if (order.bizType === 'IC')
    await emit(work, gasDropped, { ...keyOf(order), orderId: order.orderId, by: work.actor ?? 'SYSTEM' })
}
