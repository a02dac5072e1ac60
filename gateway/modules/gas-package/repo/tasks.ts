import type { Db } from '../../../db/connect'
import { orderFields, type Order } from './orders'
import { supplementFields, type Supplement } from './supplements'

/* What the desk's tasks are about, of several customers at once. */

export const ordersByNo = (db: Db, orderNos: readonly string[]): Promise<Order[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('packageOrder')
        .select(orderFields)
        .where('orderNo', 'in', [...orderNos])
        .execute()

export const supplementsByNo = (db: Db, buNos: readonly string[]): Promise<Supplement[]> =>
  buNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('supplementOrder')
        .select(supplementFields)
        .where('buNo', 'in', [...buNos])
        .execute()
