import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import type { Value } from '../../db/rows'
import type { SandboxTradeTable } from '../../db/tables.gen'
import type { RefundRequest, TradeRequest } from '../../ports/payment/types'

export type TradeRow = Selectable<SandboxTradeTable>

export async function open(
  db: Db,
  trade: TradeRequest & { token: string; transactionId: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto('sandboxTrade')
    .values({
      companyCode: trade.companyCode,
      outTradeNo: trade.outTradeNo,
      token: trade.token,
      amountFen: trade.amountFen,
      state: 'NOTPAY',
      transactionId: trade.transactionId,
      attach: trade.attach,
      paysAt: null,
      expireAt: trade.expireAt,
      createdAt: trade.createdAt,
    })
    .execute()
}

/** A trade that the payer paid in the past: the provider's books agree with a seeded payment. */
export async function recordPaid(
  db: Db,
  trade: TradeRequest & { transactionId: string; paidAt: string },
): Promise<void> {
  await open(db, { ...trade, token: `history-${trade.outTradeNo}`, createdAt: trade.paidAt })
  await db
    .updateTable('sandboxTrade')
    .set({ state: 'PAID', paysAt: trade.paidAt })
    .where('companyCode', '=', trade.companyCode)
    .where('outTradeNo', '=', trade.outTradeNo)
    .execute()
}

export const byOutTradeNo = (db: Db, outTradeNo: string) =>
  db.selectFrom('sandboxTrade').selectAll().where('outTradeNo', '=', outTradeNo).executeTakeFirst()

/** The token alone opens its trade, of whichever company: one basket pays several. */
export const byToken = (db: Db, token: string) =>
  db.selectFrom('sandboxTrade').selectAll().where('token', '=', token).executeTakeFirst()

export async function close(db: Db, outTradeNo: string): Promise<void> {
  await db
    .updateTable('sandboxTrade')
    .set({ state: 'CLOSED' })
    .where('outTradeNo', '=', outTradeNo)
    .where('state', 'in', ['NOTPAY', 'PAYERROR'])
    .execute()
}

export async function fail(db: Db, companyCode: string, outTradeNo: string): Promise<boolean> {
  const row = await db
    .updateTable('sandboxTrade')
    .set({ state: 'PAYERROR' })
    .where('companyCode', '=', companyCode)
    .where('outTradeNo', '=', outTradeNo)
    .where('state', 'in', ['NOTPAY', 'PAYERROR'])
    .returning('outTradeNo')
    .executeTakeFirst()
  return row !== undefined
}

interface NewNotice {
  companyCode: string
  noticeId: string
  outTradeNo: string
  flaw: Value<'sandboxNotice', 'flaw'>
  dueAt: string
}

/** Takes the payer's money and queues the notifications, both or neither. False when it was paid or closed meanwhile. */
export async function pay(db: Db, trade: TradeRow, paysAt: string, notices: NewNotice[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const paid = await trx
      .updateTable('sandboxTrade')
      .set({ state: 'PAID', paysAt })
      .where('companyCode', '=', trade.companyCode)
      .where('outTradeNo', '=', trade.outTradeNo)
      .where('state', 'in', ['NOTPAY', 'PAYERROR'])
      .returning('outTradeNo')
      .executeTakeFirst()
    if (paid && notices.length > 0) await trx.insertInto('sandboxNotice').values(notices).execute()
    return paid !== undefined
  })
}

/** Gives money back, never more than was paid; the same refund number once. False = refused. */
export async function refund(
  db: Db,
  { outTradeNo, outRefundNo, amountFen }: Pick<RefundRequest, 'outTradeNo' | 'outRefundNo' | 'amountFen'>,
  now: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const trade = await trx
      .selectFrom('sandboxTrade')
      .selectAll()
      .where('outTradeNo', '=', outTradeNo)
      .where('state', '=', 'PAID')
      .forUpdate()
      .executeTakeFirst()
    if (!trade) return false
    const { companyCode } = trade
    const before = await trx
      .selectFrom('sandboxRefund')
      .select('outRefundNo')
      .where('companyCode', '=', companyCode)
      .where('outRefundNo', '=', outRefundNo)
      .executeTakeFirst()
    if (before) return true
    if (BigInt(trade.refundedFen) + BigInt(amountFen) > BigInt(trade.amountFen)) return false
    await trx
      .insertInto('sandboxRefund')
      .values({ companyCode, outRefundNo, outTradeNo, amountFen, createdAt: now })
      .execute()
    await trx
      .updateTable('sandboxTrade')
      .set({ refundedFen: sql`refunded_fen + ${amountFen}::bigint` })
      .where('companyCode', '=', companyCode)
      .where('outTradeNo', '=', outTradeNo)
      .execute()
    return true
  })
}

export async function isRefunded(db: Db, outRefundNo: string): Promise<boolean> {
  const row = await db
    .selectFrom('sandboxRefund')
    .select('outRefundNo')
    .where('outRefundNo', '=', outRefundNo)
    .executeTakeFirst()
  return row !== undefined
}

export const paidOn = (db: Db, day: string) =>
  db.selectFrom('sandboxTrade').selectAll().where('state', '=', 'PAID').where(isOn('pays_at', day)).execute()

export const refundedOn = (db: Db, day: string) =>
  db
    .selectFrom('sandboxRefund')
    .select(['outRefundNo', 'outTradeNo', 'amountFen'])
    .where(isOn('created_at', day))
    .execute()

const isOn = (column: 'pays_at' | 'created_at', day: string) => {
  const midnight = sql`${`${day}T00:00:00+08:00`}::timestamptz`
  return sql<boolean>`${sql.ref(column)} >= ${midnight} and ${sql.ref(column)} < ${midnight} + interval '1 day'`
}

export interface DueNotice {
  companyCode: string
  noticeId: string
  outTradeNo: string
  flaw: Value<'sandboxNotice', 'flaw'>
  transactionId: string
  amountFen: string
  paysAt: string
}

/** Takes due notices for one attempt: their next attempt is dated before the first is made, so that a killed process loses none. */
export async function takeDue(db: Db, now: string, retryAfter: readonly number[], limit: number): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select company_code, notice_id from sandbox_notice
      where acked_at is null and due_at <= ${now}::timestamptz and attempts <= ${retryAfter.length}
      order by due_at limit ${limit} for update skip locked
    ), taken as (
      update sandbox_notice n
      set attempts = n.attempts + 1,
          due_at = ${now}::timestamptz + make_interval(secs => (${retryAfter.slice()}::int[])[least(n.attempts + 1, ${retryAfter.length})])
      from due where n.company_code = due.company_code and n.notice_id = due.notice_id
      returning n.*
    )
    select taken.company_code, taken.notice_id, taken.out_trade_no, taken.flaw, t.transaction_id, t.amount_fen, t.pays_at
    from taken join sandbox_trade t on t.company_code = taken.company_code and t.out_trade_no = taken.out_trade_no
    order by taken.notice_id`.execute(db)
  return rows
}

/** Whether a notification waits to be sent, `attempts` times at most. */
export async function hasDue(db: Db, now: string, attempts: number): Promise<boolean> {
  const row = await db
    .selectFrom('sandboxNotice')
    .select('noticeId')
    .where('ackedAt', 'is', null)
    .where('dueAt', '<=', now)
    .where('attempts', '<=', attempts)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function acknowledge(db: Db, companyCode: string, noticeId: string, at: string): Promise<void> {
  await db
    .updateTable('sandboxNotice')
    .set({ ackedAt: at })
    .where('companyCode', '=', companyCode)
    .where('noticeId', '=', noticeId)
    .where('ackedAt', 'is', null)
    .execute()
}
