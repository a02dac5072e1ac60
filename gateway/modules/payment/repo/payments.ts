import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { PaymentNotifyTable, PaymentTable } from '../../../db/tables.gen'
import type { Payment } from '../types'

const fields = [
  'bp',
  'companyCode',
  'paymentId',
  'orderId',
  'subOrderId',
  'payerUserId',
  'outTradeNo',
  'channel',
  'amount',
  'received',
  'state',
  'prepayParams',
  'prepayExpireAt',
  'channelTradeNo',
  'successAt',
  'queryCount',
  'createdAt',
] as const

export async function insertPayment(db: Db, row: Insertable<PaymentTable>): Promise<void> {
  await db.insertInto('payment').values(row).execute()
}

export const byOutTradeNo = (db: Db, outTradeNo: string) =>
  db.selectFrom('payment').select(fields).where('outTradeNo', '=', outTradeNo).$castTo<Payment>().executeTakeFirst()

export const lockPayment = (db: Db, bp: string, paymentId: string) =>
  db
    .selectFrom('payment')
    .select(fields)
    .where('bp', '=', bp)
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .$castTo<Payment>()
    .executeTakeFirst()

export const paymentsOf = (db: Db, bp: string, orderId: string) =>
  db
    .selectFrom('payment')
    .select(fields)
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('paymentId')
    .$castTo<Payment>()
    .execute()

export async function updatePayment(
  db: Db,
  bp: string,
  paymentId: string,
  change: Updateable<PaymentTable>,
  from?: readonly Payment['state'][],
): Promise<boolean> {
  let query = db.updateTable('payment').set(change).where('bp', '=', bp).where('paymentId', '=', paymentId)
  if (from) query = query.where('state', 'in', [...from])
  const row = await query.returning('paymentId').executeTakeFirst()
  return row !== undefined
}

/** One payment of a user is opened at a time, so that parallel ones count each other; the last lock of its transaction. */
export async function lockPayer(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payer|${userId}`}, 0))`.execute(db)
}

/** Payments opened by a user since then: the rate of AE-05. */
export async function countSince(db: Db, userId: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('payment')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('payerUserId', '=', userId)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return row?.n ?? 0
}

/** What a user has paid or is paying since then through these channels (AE-51). */
export async function spentSince(db: Db, userId: string, channels: readonly string[], since: string): Promise<string> {
  const row = await db
    .selectFrom('payment')
    .select(sql<string>`coalesce(sum(coalesce(received, amount)), 0)::numeric(16,2)`.as('total'))
    .where('payerUserId', '=', userId)
    .where('channel', 'in', [...channels])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'SUCCESS'), eb('successAt', '>=', since)]),
        eb.and([eb('state', 'in', ['CREATED', 'PREPAID']), eb('createdAt', '>=', since)]),
      ]),
    )
    .executeTakeFirst()
  return row?.total ?? '0.00'
}

/** Payments that have been waiting for the channel's word since before then. */
export const waitingSince = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('payment')
    .select(fields)
    .where('state', 'in', ['CREATED', 'PREPAID'])
    .where('createdAt', '<=', before)
    .orderBy('queryCount')
    .orderBy('createdAt')
    .limit(limit)
    .$castTo<Payment>()
    .execute()

export async function countQuery(db: Db, bp: string, paymentId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ queryCount: sql`query_count + 1` })
    .where('bp', '=', bp)
    .where('paymentId', '=', paymentId)
    .execute()
}

/** Keeps a notification; false when the same one was kept before. */
export async function keepNotify(db: Db, row: Insertable<PaymentNotifyTable>): Promise<boolean> {
  const kept = await db
    .insertInto('paymentNotify')
    .values(row)
    .onConflict((c) => c.columns(['companyCode', 'channel', 'notifyId']).doNothing())
    .returning('notifyId')
    .executeTakeFirst()
  return kept !== undefined
}

/** Successful payments of a channel on a day, for the reconciliation. */
export const successOn = (db: Db, channel: string, from: string, to: string) =>
  db
    .selectFrom('payment')
    .select(fields)
    .where('channel', '=', channel)
    .where('state', 'in', ['SUCCESS', 'REFUNDING', 'REFUNDED'])
    .where('successAt', '>=', from)
    .where('successAt', '<', to)
    .$castTo<Payment>()
    .execute()
