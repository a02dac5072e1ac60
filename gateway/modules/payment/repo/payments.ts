import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { lockByName } from '../../../db/lock'
import { pick, type Picked } from '../../../db/rows'
import { nextTry } from './next-try'
import type { PaymentNotifyTable, PaymentTable } from '../../../db/tables.gen'
import { bpOfRefund, bpOfTrade } from '../rules/numbers'

const fields = pick('payment', [
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
  'refundNo',
  'refundAskedAt',
  'refundAmount',
  'queryCount',
  'tradeNo',
  'createdAt',
])
export type Payment = Picked<'payment', typeof fields>

export async function insertPayment(db: Db, row: Insertable<PaymentTable>): Promise<void> {
  await db.insertInto('payment').values(row).execute()
}

/** By the key that its number names; a number from before it named one is looked for everywhere. */
export const byOutTradeNo = (db: Db, outTradeNo: string) => {
  const bp = bpOfTrade(outTradeNo)
  const query = db.selectFrom('payment').select(fields).where('outTradeNo', '=', outTradeNo)
  return (bp === null ? query : query.where('bp', '=', bp)).executeTakeFirst()
}

/** The payment that is given back under a number, found as by its own. */
export const byRefundNo = (db: Db, refundNo: string) => {
  const bp = bpOfRefund(refundNo)
  const query = db.selectFrom('payment').select(fields).where('refundNo', '=', refundNo)
  return (bp === null ? query : query.where('bp', '=', bp)).executeTakeFirst()
}

export const lockPayment = (db: Db, bp: string, paymentId: string) =>
  db
    .selectFrom('payment')
    .select(fields)
    .where('bp', '=', bp)
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()

export const paymentsOf = (db: Db, bp: string, orderId: string) =>
  db
    .selectFrom('payment')
    .select(fields)
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('paymentId')
    .execute()

/** The payments of a basket's trade, in the order of the locks. */
export const paymentsOfTrade = (db: Db, tradeNo: string) =>
  db.selectFrom('payment').select(fields).where('tradeNo', '=', tradeNo).orderBy('bp').orderBy('paymentId').execute()

/** One payment of a user is opened at a time, so that parallel ones count each other; the last lock of its transaction. */
export const lockPayer = (db: Db, userId: string): Promise<void> => lockByName(db, 'payer', userId)

/** Payments opened by a user since then: the rate of AE-05. A trade of a basket is one. */
export async function countSince(db: Db, userId: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('payment')
    .select(sql<number>`count(distinct coalesce(trade_no, payment_id))::int`.as('n'))
    .where('payerUserId', '=', userId)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return row?.n ?? 0
}

/** What a user has paid or is paying since then through these channels (AE-51). */
export async function spentSince(
  db: Db,
  userId: string,
  channels: readonly Payment['channel'][],
  since: string,
): Promise<string> {
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

/** Payments that wait for the channel's word, the first time so many seconds after they were opened; each dated ahead to its next question. */
export async function claimWaiting(
  db: Db,
  now: string,
  askAfter: number,
  distances: readonly number[],
  limit: number,
): Promise<{ companyCode: string; outTradeNo: string }[]> {
  const due = sql`coalesce(ask_again_at, created_at + make_interval(secs => ${askAfter}))`
  const { rows } = await sql<{ companyCode: string; outTradeNo: string }>`
    update payment set ask_count = ask_count + 1, ask_again_at = ${nextTry(now, distances)}
    where (bp, payment_id) in (
      select bp, payment_id from payment
      where state in ('CREATED', 'PREPAID') and ${due} <= ${now}::timestamptz
      order by ${due} limit ${limit} for update skip locked)
    returning company_code, out_trade_no`.execute(db)
  return rows
}

export async function countQuery(db: Db, bp: string, paymentId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ queryCount: sql`query_count + 1` })
    .where('bp', '=', bp)
    .where('paymentId', '=', paymentId)
    .execute()
}

/** Keeps a notification; false when the same one was kept before. */
export async function saveNotification(db: Db, row: Insertable<PaymentNotifyTable>): Promise<boolean> {
  const kept = await db
    .insertInto('paymentNotify')
    .values(row)
    .onConflict((c) => c.columns(['companyCode', 'channel', 'notifyId']).doNothing())
    .returning('notifyId')
    .executeTakeFirst()
  return kept !== undefined
}

/** Successful payments of a channel on a day, for the reconciliation. */
export const successOn = (db: Db, channel: Payment['channel'], from: string, to: string) =>
  db
    .selectFrom('payment')
    .select(fields)
    .where('channel', '=', channel)
    .where('state', 'in', ['SUCCESS', 'REFUNDING', 'REFUNDED'])
    .where('successAt', '>=', from)
    .where('successAt', '<', to)
    .execute()

/** Payments with a refund that a channel accepted on a day. */
export const refundedOn = (db: Db, channel: Payment['channel'], from: string, to: string) =>
  db
    .selectFrom('payment')
    .select(fields)
    .where('channel', '=', channel)
    .where('refundAskedAt', '>=', from)
    .where('refundAskedAt', '<', to)
    .execute()

/** The channel has accepted its refund: saved once, with the values of the first report. */
export async function noteRefund(db: Db, payment: Payment, refundNo: string, askedAt: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ refundNo, refundAskedAt: askedAt })
    .where('bp', '=', payment.bp)
    .where('paymentId', '=', payment.paymentId)
    .where('refundNo', 'is', null)
    .execute()
}

/** What of a payment the channel is asked for, where that is not all of it. */
export async function setRefundAmount(
  db: Db,
  { bp, paymentId }: Pick<Payment, 'bp' | 'paymentId'>,
  refundAmount: string,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ refundAmount })
    .where('bp', '=', bp)
    .where('paymentId', '=', paymentId)
    .execute()
}

/** What of each order's money was given back. */
export async function refundedOf(
  db: Db,
  orders: readonly { bp: string; orderId: string }[],
): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment')
    .select(['orderId', sql<string>`sum(coalesce(refund_amount, received, amount))::numeric(16,2)`.as('amount')])
    .where('bp', 'in', [...new Set(orders.map(({ bp }) => bp))])
    .where(
      'orderId',
      'in',
      orders.map(({ orderId }) => orderId),
    )
    .where('state', '=', 'REFUNDED')
    .groupBy('orderId')
    .execute()
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]))
}
