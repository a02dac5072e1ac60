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
  let query = db.selectFrom('payOrder').where('payOrder.createdAt', '>=', f.from).where('payOrder.createdAt', '<', f.to)
  // Own orders for others: those that this account's user paid for another bp (AE-90).
  query = query.where((eb) => {
    const proxied = eb.and([
      eb('payOrder.payerUserId', '=', f.userId),
      eb('payOrder.payerBp', '=', f.bp),
      eb('payOrder.bp', '<>', f.bp),
    ])
    return f.mine
      ? proxied
      : eb.or([eb.and([eb('payOrder.bp', '=', f.bp), eb('payOrder.companyCode', '=', f.companyCode)]), proxied])
  })
  if (f.bizType !== undefined) query = query.where('payOrder.bizType', '=', f.bizType)
  if (f.states !== undefined) query = query.where('payOrder.state', 'in', [...f.states])
  if (f.channel !== undefined) query = query.where('payOrder.channel', '=', f.channel)
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
export async function recordMonths(
  db: Db,
  filter: RecordFilter,
): Promise<{ month: string; count: number; sumPaid: string; sumRefunded: string }[]> {
  const month = sql<string>`to_char(pay_order.created_at, 'YYYY-MM')`.as('month')
  const months = await records(db, filter)
    .select([month, sql<number>`count(*)::int`.as('count'), sql<string>`sum(paid_amount)::numeric(16,2)`.as('sumPaid')])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .execute()
  // Of all orders few were paid back: a look at each order would cost more than all else.
  const returned = await records(db, filter)
    .innerJoin('payment as p', (join) =>
      join.onRef('p.bp', '=', 'payOrder.bp').onRef('p.orderId', '=', 'payOrder.orderId').on('p.state', '=', 'REFUNDED'),
    )
    .select([month, sql<string>`sum(coalesce(p.refund_amount, p.received, p.amount))::numeric(16,2)`.as('sum')])
    .groupBy(sql`1`)
    .execute()
  const sums = new Map(returned.map((row) => [row.month, row.sum]))
  return months.map((row) => ({ ...row, sumRefunded: sums.get(row.month) ?? '0.00' }))
}

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

/** What a user has ordered for a customer number since then, without what came to nothing; of an order that ended in part what was paid. */
export async function orderedSince(
  db: Db,
  { payerUserId, payerBp }: { payerUserId: string; payerBp: string },
  from: string,
): Promise<string> {
  const row = await db
    .selectFrom('payOrder')
    .select(
      sql<string>`coalesce(sum(case state when 'CLOSED_PART' then paid_amount else amount end), 0)::numeric(16,2)`.as(
        'total',
      ),
    )
    .where('payerUserId', '=', payerUserId)
    .where('payerBp', '=', payerBp)
    .where('createdAt', '>=', from)
    .where('state', 'not in', ['CLOSED', 'REFUNDED'])
    .executeTakeFirst()
  return row?.total ?? '0.00'
}
