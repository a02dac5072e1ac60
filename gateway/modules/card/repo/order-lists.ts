import type { GasOrderState } from '@domain/statuses/gas-order'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { AccountKey } from '../../gas-account/service'
import { orderFields, slicesOf, type GasOrder, type Held } from './orders'

/* Orders of a customer as they are listed, and those that invoices are made of. */

interface OrderFilter extends AccountKey {
  meterId?: string | undefined
  states?: readonly GasOrderState[] | undefined
  from: string
  to: string
}

const chosen = (db: Db, f: OrderFilter) => {
  let query = db
    .selectFrom('gasOrder')
    .where('bp', '=', f.bp)
    .where('companyCode', '=', f.companyCode)
    .where('createdAt', '>=', f.from)
    .where('createdAt', '<', f.to)
  if (f.meterId !== undefined) query = query.where('meterId', '=', f.meterId)
  if (f.states !== undefined) query = query.where('state', 'in', [...f.states])
  return query
}

export async function pageOfOrders(
  db: Db,
  filter: OrderFilter,
  limit: number,
  offset: number,
): Promise<{ rows: Held[]; total: number }> {
  const orders = await chosen(db, filter)
    .select(orderFields)
    .orderBy('createdAt', 'desc')
    .orderBy('gasOrderId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const n = await countOf(chosen(db, filter))
  const slices = await slicesOf(
    db,
    filter.bp,
    orders.map((one) => one.gasOrderId),
  )
  return {
    rows: orders.map((order) => ({ order, slices: slices.filter((one) => one.gasOrderId === order.gasOrderId) })),
    total: n,
  }
}

/**
 * Orders of which the gas has reached the card at least in part, and those of which the money went back: what invoices are made of
 * (C IV-01). Of those that changed since a moment, if one is named.
 */
export const soldOrders = (db: Db, { bp, companyCode }: AccountKey, since: string | null): Promise<GasOrder[]> =>
  db
    .selectFrom('gasOrder')
    .select(orderFields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('state', 'in', ['PART_WRITTEN', 'WRITTEN', 'FINISHED', 'REFUNDING', 'REFUNDED'])
    .where('paidAt', 'is not', null)
    .$if(since !== null, (query) => query.where('updatedAt', '>=', since ?? ''))
    .orderBy('paidAt')
    .execute()
