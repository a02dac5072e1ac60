import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { RefundTable } from '../../../db/tables.gen'
import { nextTry } from './next-try'

const fields = pick('refund', [
  'bp',
  'companyCode',
  'refundId',
  'orderId',
  'outRefundNo',
  'amount',
  'reason',
  'refundTo',
  'state',
  'appliedBy',
  'appliedAt',
  'doneAt',
  'refuseReason',
  'askCount',
])
export type Refund = Picked<'refund', typeof fields>

export async function insertRefund(db: Db, row: Insertable<RefundTable>): Promise<void> {
  await db.insertInto('refund').values(row).execute()
}

/** The newest application of an order. */
export const refundOf = (db: Db, bp: string, orderId: string) =>
  db
    .selectFrom('refund')
    .select(fields)
    .where('bp', '=', bp)
    .where('orderId', '=', orderId)
    .orderBy('appliedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const lockRefund = (db: Db, refundId: string) =>
  db.selectFrom('refund').select(fields).where('refundId', '=', refundId).forUpdate().executeTakeFirst()

export const findRefund = (db: Db, refundId: string) =>
  db.selectFrom('refund').select(fields).where('refundId', '=', refundId).executeTakeFirst()

/** Approved refunds, each dated ahead to its next question. */
export async function takeApproved(
  db: Db,
  now: string,
  distances: readonly number[],
  limit: number,
): Promise<{ refundId: string }[]> {
  const { rows } = await sql<{ refundId: string }>`
    update refund set ask_count = ask_count + 1, ask_again_at = ${nextTry(now, distances)}
    where (bp, refund_id) in (
      select bp, refund_id from refund
      where state = 'APPROVED' and coalesce(ask_again_at, updated_at) <= ${now}::timestamptz
      order by coalesce(ask_again_at, updated_at) limit ${limit} for update skip locked)
    returning refund_id`.execute(db)
  return rows
}

export const refundsById = async (db: Db, refundIds: readonly string[]): Promise<Refund[]> =>
  refundIds.length === 0
    ? []
    : db
        .selectFrom('refund')
        .select(fields)
        .where('refundId', 'in', [...refundIds])
        .execute()
