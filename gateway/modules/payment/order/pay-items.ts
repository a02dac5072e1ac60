import { addMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { payableOf, type PayableEnd } from '../payables'
import { itemsOf, setItemSettled } from '../repo/orders'
import type { Order } from '../types'
import type { HeldOrder } from './hold'

/** Sums of what the items of an order took. */
export interface Settled {
  principal: string
  lateFee: string
  topUp: string
  hasRest: boolean
}

/** The money of an order reaches what it was for, item by item (AE-46). Null, and nothing done: it is declined. */
export async function payItems(
  work: Work,
  held: HeldOrder,
  money: { at: string; by: string },
): Promise<Settled | null> {
  const settled = { principal: '0.00', lateFee: '0.00', topUp: '0.00', hasRest: false }
  for (const [index, item] of held.items.entries()) {
    // What of an order goes to the balance is a top-up, whatever the rest of it pays (AE-56).
    const bizType = item.refType === 'PREPAY' ? item.refType : held.order.bizType
    const taken = await payableOf(work, { bizType }).paid(work, held, item, money)
    if (taken === null) {
      if (index > 0) throw new RangeError(`order ${item.orderId} is declined after a part of it was paid`)
      return null
    }
    const { principal, lateFee = '0.00', topUp = '0.00', hasRest = false } = taken
    await setItemSettled(work.db, held.order.bp, item.orderId, item.seq, addMoney(principal, topUp), lateFee)
    settled.principal = addMoney(settled.principal, principal)
    settled.lateFee = addMoney(settled.lateFee, lateFee)
    settled.topUp = addMoney(settled.topUp, topUp)
    settled.hasRest ||= hasRest
  }
  return settled
}

/** No money comes for the items of an order. The account is locked by the caller. */
export async function endItems(
  work: Work,
  order: Pick<Order, 'bp' | 'companyCode' | 'orderId' | 'bizType'>,
  end: PayableEnd,
): Promise<void> {
  const { ended } = payableOf(work, order)
  if (!ended) return
  const items = await itemsOf(work.db, order.bp, [order.orderId])
  for (const item of items.filter(({ refType }) => refType !== 'PREPAY')) await ended(work, order, item, end)
}
