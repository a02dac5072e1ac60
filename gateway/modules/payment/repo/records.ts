import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { PayOrderState } from '../types'
import { orderFields, type Order } from './orders'

export interface RecordFilter {
  bp: string
  companyCode: string
  userId: string
  bizType?: Order['bizType'] | undefined
  states?: readonly PayOrderState[] | undefined
  channel?: Order['channel'] | undefined
  /** Only own orders for other accounts. */
  mine: boolean
  from: string
  to: string
}

const records = (db: Db, f: RecordFilter) => {
  let query = db.selectFrom('payOrder').where('createdAt', '>=', f.from).where('createdAt', '<', f.to)
  // Own orders for others: those that this account's user paid for another bp (AE-90).
  query = query.where((eb) => {
    const proxied = eb.and([eb('payerUserId', '=', f.userId), eb('payerBp', '=', f.bp), eb('bp', '<>', f.bp)])
    return f.mine ? proxied : eb.or([eb.and([eb('bp', '=', f.bp), eb('companyCode', '=', f.companyCode)]), proxied])
  })
  if (f.bizType !== undefined) query = query.where('bizType', '=', f.bizType)
  if (f.states !== undefined) query = query.where('state', 'in', [...f.states])
  if (f.channel !== undefined) query = query.where('channel', '=', f.channel)
  return query
}

const newestFirst = (db: Db, filter: RecordFilter) =>
  records(db, filter).select(orderFields).orderBy('createdAt', 'desc').orderBy('orderId', 'desc')

/** All orders of a filter, the newest first: for states in which there are few. */
export const recordsIn = async (db: Db, filter: RecordFilter): Promise<Order[]> =>
  filter.states?.length === 0 ? [] : newestFirst(db, filter).execute()

export const pageOfRecords = async (
  db: Db,
  filter: RecordFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> =>
  filter.states?.length === 0 ? [] : newestFirst(db, filter).limit(limit).offset(offset).execute()

/** Orders, money taken and money given back by calendar month of the order, newest first. */
export const recordMonths = (db: Db, filter: RecordFilter) =>
  records(db, filter)
    .select([
      sql<string>`to_char(created_at, 'YYYY-MM')`.as('month'),
      sql<number>`count(*)::int`.as('count'),
      sql<string>`sum(paid_amount)::numeric(16,2)`.as('sumPaid'),
      sql<string>`sum((
        select coalesce(sum(coalesce(p.received, p.amount)), 0) from payment p
        where p.bp = pay_order.bp and p.order_id = pay_order.order_id and p.state = 'REFUNDED'
      ))::numeric(16,2)`.as('sumRefunded'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .execute()

/** Accounts of others that a user paid for, newest first. */
export const recentPayees = (db: Db, userId: string, payerBp: string, companyCode: string, limit: number) =>
  db
    .selectFrom('payOrder')
    .select(['bp', sql<string>`max(paid_at)`.as('lastPaidAt')])
    .where('payerUserId', '=', userId)
    .where('payerBp', '=', payerBp)
    .where('bp', '<>', payerBp)
    .where('companyCode', '=', companyCode)
    .where('paidAt', 'is not', null)
    .groupBy('bp')
    .orderBy(sql`max(paid_at)`, 'desc')
    .limit(limit)
    .execute()

/** What a user has ordered for a customer number since then, without what came to nothing. */
export async function orderedSince(
  db: Db,
  { payerUserId, payerBp }: { payerUserId: string; payerBp: string },
  from: string,
): Promise<string> {
  const row = await db
    .selectFrom('payOrder')
    .select(sql<string>`coalesce(sum(amount), 0)::numeric(16,2)`.as('total'))
    .where('payerUserId', '=', payerUserId)
    .where('payerBp', '=', payerBp)
    .where('createdAt', '>=', from)
    .where('state', 'not in', ['CLOSED', 'CLOSED_PART', 'REFUNDED'])
    .executeTakeFirst()
  return row?.total ?? '0.00'
}
