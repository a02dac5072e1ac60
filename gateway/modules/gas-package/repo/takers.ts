import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountKey } from '../../gas-account/service'
import { childFields, type Child } from './children'
import { orderFields, type Order } from './orders'

/* Users and cycles that take gas of packages. */

/** A paid cycle takes from its first day on, whether or not it has been moved by then: days are shared alike in whatever order work is done. */
const TAKING = ['PAID', 'EXTRACTING', 'SETTLING'] as const

const firstDay = sql<string>`coalesce(child_order.extract_from, child_order.start_date)`

/** Customers with cycles that take gas, or took it up to a day and wait for their settlement. */
export const customersExtracting = (db: Db, day: string, after: string, limit: number): Promise<AccountKey[]> =>
  db
    .selectFrom('childOrder')
    .innerJoin('packageOrder', (join) =>
      join.onRef('packageOrder.bp', '=', 'childOrder.bp').onRef('packageOrder.orderNo', '=', 'childOrder.orderNo'),
    )
    .select(['packageOrder.bp', 'packageOrder.companyCode'])
    .distinct()
    .where('childOrder.state', 'in', [...TAKING])
    .where(firstDay, '<=', day)
    .where('packageOrder.bp', '>', after)
    .orderBy('packageOrder.bp')
    .limit(limit)
    .execute()

type Cycles = { order: Order; child: Child }[]

/** Cycles of a customer that have begun by a day and are not settled, with their orders, in the order in which they take. */
export const takersOf = async (db: Db, key: AccountKey, day: string): Promise<Cycles> =>
  withOrders(
    db,
    key,
    await childrenOf(db, key)
      .where('state', 'in', [...TAKING])
      .where(firstDay, '<=', day)
      .execute(),
  )

/** Paid or waiting for its money: locked, and not over. */
const LOCKED = ['WAIT_PAY', 'PAY_CONFIRMING', 'OVERDUE', 'PAID', 'EXTRACTING'] as const

/** Locked cycles of a customer that are between two gas days in part, in the same order. */
export const cyclesLocked = async (db: Db, key: AccountKey, span: { from: string; to: string }): Promise<Cycles> =>
  withOrders(
    db,
    key,
    await childrenOf(db, key)
      .where('state', 'in', [...LOCKED])
      .where(firstDay, '<=', span.to)
      .where('endDate', '>=', span.from)
      .execute(),
  )

/** Those of these cycles of a customer that wait for their payment, with their orders. */
export const cyclesToPay = async (db: Db, key: AccountKey, childNos: readonly string[]): Promise<Cycles> =>
  withOrders(
    db,
    key,
    await childrenOf(db, key)
      .where('childNo', 'in', [...childNos])
      .where('state', 'in', ['WAIT_PAY', 'OVERDUE'])
      .execute(),
  )

/** Cycles of a customer with an overdue payment, with their orders. */
export const childrenOverdue = async (db: Db, key: AccountKey): Promise<Cycles> =>
  withOrders(db, key, await childrenOf(db, key).where('state', '=', 'OVERDUE').execute())

const childrenOf = (db: Db, { bp }: AccountKey) =>
  db.selectFrom('childOrder').select(childFields).where('bp', '=', bp).orderBy('startDate')

async function withOrders(db: Db, { bp, companyCode }: AccountKey, children: readonly Child[]): Promise<Cycles> {
  if (children.length === 0) return []
  const orders = await db
    .selectFrom('packageOrder')
    .select(orderFields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where(
      'orderNo',
      'in',
      children.map(({ orderNo }) => orderNo),
    )
    .orderBy('effectiveAt')
    .orderBy('orderNo')
    .execute()
  return orders.flatMap((order) =>
    children.filter(({ orderNo }) => orderNo === order.orderNo).map((child) => ({ order, child })),
  )
}
