import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { lockByName } from '../../../db/lock'
import { prepared } from '../../../db/prepared'
import { pick, type Picked } from '../../../db/rows'
import type { PayOrderItemTable, PayOrderTable, SubOrderTable } from '../../../db/tables.gen'
import { nextTry } from './next-try'

export const orderFields = pick('payOrder', [
  'bp',
  'companyCode',
  'orderId',
  'orderNo',
  'bizType',
  'payerUserId',
  'payerBp',
  'payerMask',
  'meterId',
  'title',
  'amount',
  'balanceUsed',
  'payAmount',
  'channel',
  'state',
  'split',
  'asOf',
  'expireAt',
  'paidAt',
  'paidAmount',
  'requestNo',
  'resultNote',
  'pollCount',
  'cashierDoneAt',
  'createdAt',
])
export type Order = Picked<'payOrder', typeof orderFields>

const itemFields = pick('payOrderItem', [
  'orderId',
  'seq',
  'refType',
  'refId',
  'title',
  'principal',
  'lateFee',
  'settledPrincipal',
  'settledLateFee',
])
export type Item = Picked<'payOrderItem', typeof itemFields>

const subOrderFields = pick('subOrder', ['bp', 'subOrderId', 'orderId', 'seq', 'amount', 'state', 'paidAt'])
export type SubOrder = Picked<'subOrder', typeof subOrderFields>

export interface NewOrder {
  order: Insertable<PayOrderTable>
  items: Insertable<PayOrderItemTable>[]
  subOrders: Insertable<SubOrderTable>[]
}

/**
 * Writes an order under the number of its payer's request (CV-3). False: the number is that of another order, at whatever customer number;
 * two that are written at the same moment wait for each other. A lock after those of the accounts and the payer.
 */
export async function insertOrder(db: Db, row: NewOrder): Promise<boolean> {
  const { payerUserId, requestNo } = row.order
  await lockByName(db, 'payRequest', payerUserId, requestNo)
  if (await findByRequest(db, payerUserId, requestNo)) return false
  await db.insertInto('payOrder').values(row.order).execute()
  await db.insertInto('payOrderItem').values(row.items).execute()
  if (row.subOrders.length > 0) await db.insertInto('subOrder').values(row.subOrders).execute()
  return true
}

const byId = (db: Db, orderId: string, bp?: string) => {
  const query = db.selectFrom('payOrder').select(orderFields).where('orderId', '=', orderId)
  return bp === undefined ? query : query.where('bp', '=', bp)
}

/** By its id; with the customer number, where it is known, by its key. */
export const findOrder = (db: Db, orderId: string, bp?: string) => byId(db, orderId, bp).executeTakeFirst()

export const ordersById = async (db: Db, orderIds: readonly string[]): Promise<Order[]> =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('payOrder')
        .select(orderFields)
        .where('orderId', 'in', [...orderIds])
        .execute()

/** The masked payer of each order. */
export async function payerMasks(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('payOrder')
    .select(['orderId', 'payerMask'])
    .where('orderId', 'in', [...orderIds])
    .execute()
  return new Map(rows.map((row) => [row.orderId, row.payerMask]))
}

export const findByRequest = (db: Db, userId: string, requestNo: string) =>
  db
    .selectFrom('payOrder')
    .select(orderFields)
    .where('payerUserId', '=', userId)
    .where('requestNo', '=', requestNo)
    .executeTakeFirst()

/** The order under its row lock: after the account and the bills (A 9.4). */
export const lockOrder = (db: Db, orderId: string, bp?: string) => byId(db, orderId, bp).forUpdate().executeTakeFirst()

export const itemsOf = (db: Db, bp: string, orderIds: readonly string[]) =>
  db
    .selectFrom('payOrderItem')
    .select(itemFields)
    .where('bp', '=', bp)
    .where('orderId', 'in', [...orderIds])
    .orderBy('orderId')
    .orderBy('seq')
    .execute()

export async function setItemSettled(
  db: Db,
  bp: string,
  orderId: string,
  seq: number,
  principal: string,
  lateFee: string,
): Promise<void> {
  await db
    .updateTable('payOrderItem')
    .set({ settledPrincipal: principal, settledLateFee: lateFee })
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .where('seq', '=', seq)
    .execute()
}

export const subOrdersOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('subOrder')
    .select(subOrderFields)
    .where('orderId', 'in', [...orderIds])
    .orderBy('orderId')
    .orderBy('seq')
    .execute()

/** A payment begins, or has ended without money: polls are counted from the first, and no cashier has taken money. */
export async function resetPolls(db: Db, bp: string, orderId: string): Promise<void> {
  await db
    .updateTable('payOrder')
    .set({ pollCount: 0, cashierDoneAt: null })
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .execute()
}

/** The channel that took the money. */
export async function setChannel(
  db: Db,
  { bp, orderId }: Pick<Order, 'bp' | 'orderId'>,
  channel: Order['channel'],
): Promise<void> {
  await db.updateTable('payOrder').set({ channel }).where('bp', '=', bp).where('orderId', '=', orderId).execute()
}

/** Counts a poll of the result page; the number of it. `cashierDoneAt`: kept where none is known yet. */
export async function countPoll(db: Db, bp: string, orderId: string, cashierDoneAt: string | null): Promise<number> {
  const row = await db
    .updateTable('payOrder')
    .set({ pollCount: sql`poll_count + 1`, cashierDoneAt: sql`coalesce(cashier_done_at, ${cashierDoneAt})` })
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .returning('pollCount')
    .executeTakeFirst()
  return row?.pollCount ?? 0
}

/** Open expired orders with a due next try; transfers end by themselves (3.7). Takes no lock: a poll may lock the row for a moment. */
export const expiredOrders = (
  db: Db,
  now: string,
  after: string,
  limit: number,
): Promise<Pick<Order, 'companyCode' | 'orderId'>[]> =>
  db
    .selectFrom('payOrder')
    .select(['companyCode', 'orderId'])
    .where('state', 'in', ['WAIT_PAY', 'PAYING', 'PART_PAID'])
    .where('channel', '<>', 'TT')
    .where('expireAt', '<=', now)
    .where((eb) => eb.or([eb('askAgainAt', 'is', null), eb('askAgainAt', '<=', now)]))
    .where('orderId', '>', after)
    .orderBy('orderId')
    .limit(limit)
    .execute()

/** Dates the next try of this order's end ahead of the one that begins: a killed process leaves it to be tried again. */
export async function dateNextEnd(
  db: Db,
  { bp, orderId }: Pick<Order, 'bp' | 'orderId'>,
  now: string,
  distances: readonly number[],
): Promise<void> {
  await db
    .updateTable('payOrder')
    .set({ askCount: sql`ask_count + 1`, askAgainAt: nextTry(now, distances) })
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .execute()
}

/** When the next open order after now ends. */
export async function nextExpiry(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('payOrder')
    .select(({ fn }) => fn.min('expireAt').as('at'))
    .where('state', 'in', ['WAIT_PAY', 'PAYING', 'PART_PAID'])
    .where('channel', '<>', 'TT')
    .where('expireAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

export const exceptionOrders = (
  db: Db,
  after: string,
  limit: number,
): Promise<Pick<Order, 'companyCode' | 'orderId'>[]> =>
  db
    .selectFrom('payOrder')
    .select(['companyCode', 'orderId'])
    .where('state', '=', 'EXCEPTION')
    .where('orderId', '>', after)
    .orderBy('orderId')
    .limit(limit)
    .execute()

/** Money that orders put on a bill, oldest first. */
export const paymentsOfBill = (db: Db, bp: string, billId: string) => paymentsOn(db, { bp, billId })
const paymentsOn = prepared((db, p: { bp: string; billId: string }) =>
  db
    .selectFrom('payOrderItem as i')
    .innerJoin('payOrder as o', (join) => join.onRef('o.bp', '=', 'i.bp').onRef('o.orderId', '=', 'i.orderId'))
    .leftJoin('voucher as v', (join) => join.onRef('v.bp', '=', 'o.bp').onRef('v.payOrderId', '=', 'o.orderId'))
    .select([
      'o.orderId',
      'o.orderNo',
      'o.channel',
      'o.paidAt',
      'i.settledPrincipal',
      'i.settledLateFee',
      'v.voucherId',
    ])
    .where('i.bp', '=', p.bp)
    .where('i.refType', '=', 'BILL')
    .where('i.refId', '=', p.billId)
    .where(sql<boolean>`i.settled_principal + i.settled_late_fee > 0`)
    .orderBy('o.paidAt'),
)

/** Orders that are not settled yet, by payer or by account. */
export const countOpenOrders = async (db: Db, of: { payerUserId: string } | { bp: string }): Promise<number> => {
  return countOf(
    db
      .selectFrom('payOrder')
      .where('state', 'in', ['WAIT_PAY', 'PAYING', 'PART_PAID', 'EXCEPTION', 'REFUNDING'])
      .where((e) => ('bp' in of ? e('bp', '=', of.bp) : e('payerUserId', '=', of.payerUserId))),
  )
}

export async function orderNumbers(
  db: Db,
  bp: string,
  orderIds: readonly string[],
): Promise<{ orderId: string; orderNo: string }[]> {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('payOrder')
    .select(['orderId', 'orderNo'])
    .where('bp', '=', bp)
    .where('orderId', 'in', [...orderIds])
    .execute()
}
