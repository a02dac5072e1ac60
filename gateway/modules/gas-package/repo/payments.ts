import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked, type Value } from '../../../db/rows'
import type { TradePaymentTable } from '../../../db/tables.gen'

const fields = pick('tradePayment', [
  'bp',
  'payNo',
  'orderNo',
  'bizType',
  'bizNo',
  'amount',
  'channel',
  'orderId',
  'state',
  'expireAt',
  'paidAt',
  'failReason',
  'createdBy',
  'createdAt',
])
export type TradePayment = Picked<'tradePayment', typeof fields>
export type TradeBizType = Value<'tradePayment', 'bizType'>

export interface PaymentKey {
  bp: string
  payNo: string
}

/** What is paid: the order's own deposit, a child, a supplement. */
export interface Biz {
  bp: string
  bizType: TradeBizType
  bizNo: string
}

/** Under way: no other user may pay the same meanwhile (K-28). */
const OPEN_PAYMENTS = ['PAYING', 'CONFIRMING'] as const satisfies readonly TradePayment['state'][]

export async function insertPayment(db: Db, row: Insertable<TradePaymentTable>): Promise<void> {
  await db.insertInto('tradePayment').values(row).execute()
}

const byKey = (db: Db, { bp, payNo }: PaymentKey) =>
  db.selectFrom('tradePayment').select(fields).where('bp', '=', bp).where('payNo', '=', payNo)

export const findPayment = (db: Db, key: PaymentKey): Promise<TradePayment | undefined> =>
  byKey(db, key).executeTakeFirst()

/** Under its row lock; after its order's. */
export const lockPayment = (db: Db, key: PaymentKey): Promise<TradePayment | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** The payment of an order of the payment module. */
export const paymentOfOrder = (db: Db, bp: string, orderId: string): Promise<TradePayment | undefined> =>
  db.selectFrom('tradePayment').select(fields).where('bp', '=', bp).where('orderId', '=', orderId).executeTakeFirst()

/** The payment that is under way for a target; read before the target is closed, cancelled or forfeited (K-09, K-11). */
export const openPaymentOf = (db: Db, { bp, bizType, bizNo }: Biz): Promise<TradePayment | undefined> =>
  db
    .selectFrom('tradePayment')
    .select(fields)
    .where('bp', '=', bp)
    .where('bizType', '=', bizType)
    .where('bizNo', '=', bizNo)
    .where('state', 'in', [...OPEN_PAYMENTS])
    .executeTakeFirst()

/** All payments under way of an order, its children and supplements. */
export const openPaymentsOfOrder = (db: Db, bp: string, orderNo: string): Promise<TradePayment[]> =>
  db
    .selectFrom('tradePayment')
    .select(fields)
    .where('bp', '=', bp)
    .where('orderNo', '=', orderNo)
    .where('state', 'in', [...OPEN_PAYMENTS])
    .orderBy('payNo')
    .execute()

/** Transfers for something that have ended without money. */
export async function failedTransfers(db: Db, { bp, bizType, bizNo }: Biz): Promise<number> {
  return countOf(
    db
      .selectFrom('tradePayment')
      .where('bp', '=', bp)
      .where('bizType', '=', bizType)
      .where('bizNo', '=', bizNo)
      .where('channel', '=', 'TT')
      .where('state', 'in', ['FAILED', 'EXPIRED']),
  )
}

/** The order of the payment module, or the transfer, that brings the money. */
export async function setOrderId(db: Db, { bp, payNo }: PaymentKey, orderId: string): Promise<void> {
  await db.updateTable('tradePayment').set({ orderId }).where('bp', '=', bp).where('payNo', '=', payNo).execute()
}

/** Transfers that were not ordered at the bank in time. */
export const dueUnordered = (db: Db, now: string, after: string, limit: number): Promise<PaymentKey[]> =>
  db
    .selectFrom('tradePayment')
    .select(['bp', 'payNo'])
    .where('state', '=', 'CONFIRMING')
    .where('orderId', 'is', null)
    .where('expireAt', '<=', now)
    .where('payNo', '>', after)
    .orderBy('payNo')
    .limit(limit)
    .execute()

/** When the next of them ends after now. */
export async function nextUnordered(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('tradePayment')
    .select(({ fn }) => fn.min('expireAt').as('at'))
    .where('state', '=', 'CONFIRMING')
    .where('orderId', 'is', null)
    .where('expireAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}
