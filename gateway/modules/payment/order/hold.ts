import type { Work } from '../../../http/context'
import { lockAccount } from '../../gas-account/service'
import { lockBills } from '../../billing/service'
import { findOrder, itemsOf, lockOrder } from '../repo/orders'
import type { Account, Bill, Item, Order } from '../types'

/** An order with everything it touches, all under their locks in the order of A 9.4. */
export interface HeldOrder {
  account: Account
  /** Bills of the items, by id. */
  bills: Bill[]
  order: Order
  items: Item[]
}

/** Takes the locks of an order in the order of A 9.4 — account, bills by id, order — and reads it under them. Null: no such order. */
export async function holdOrder(work: Work, orderId: string, bp?: string): Promise<HeldOrder | null> {
  const seen = await findOrder(work.db, orderId, bp)
  if (!seen) return null
  const account = await lockAccount(work.db, seen)
  if (!account) throw new RangeError(`order ${orderId} has no account`)
  const items = await itemsOf(work.db, seen.bp, [orderId])
  const billIds = items.filter((item) => item.refType === 'BILL').map((item) => item.refId)
  const bills = billIds.length > 0 ? await lockBills(work.db, seen, billIds) : []
  const order = await lockOrder(work.db, orderId, seen.bp)
  return order ? { account, bills, order, items } : null
}
