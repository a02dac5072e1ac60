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
  'updatedAt',
  'doneAt',
  'blockedAt',
  'blockedReason',
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

/** Approved refunds that are not blocked, each dated ahead to its next question. */
export async function claimApproved(
  db: Db,
  now: string,
  distances: readonly number[],
  limit: number,
): Promise<{ companyCode: string; refundId: string }[]> {
  const { rows } = await sql<{ companyCode: string; refundId: string }>`
    update refund set ask_count = ask_count + 1, ask_again_at = ${nextTry(now, distances)}
    where (bp, refund_id) in (
      select bp, refund_id from refund
      where state = 'APPROVED' and blocked_at is null and coalesce(ask_again_at, updated_at) <= ${now}::timestamptz
      order by coalesce(ask_again_at, updated_at) limit ${limit} for update skip locked)
    returning company_code, refund_id`.execute(db)
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

/** The desk has to decide about it; false when it is blocked already. */
export async function setBlocked(
  db: Db,
  { bp, refundId }: Pick<Refund, 'bp' | 'refundId'>,
  blocked: { at: string; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({ blockedAt: blocked.at, blockedReason: blocked.reason, updatedAt: blocked.at })
    .where('bp', '=', bp)
    .where('refundId', '=', refundId)
    .where('blockedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The desk has decided: it is asked about at once. */
export const setUnblocked = async (
  db: Db,
  { bp, refundId }: Pick<Refund, 'bp' | 'refundId'>,
  set: { refundTo: Refund['refundTo']; at: string },
): Promise<void> => {
  await db
    .updateTable('refund')
    .set({ refundTo: set.refundTo, blockedAt: null, askAgainAt: null, updatedAt: set.at })
    .where('bp', '=', bp)
    .where('refundId', '=', refundId)
    .execute()
}
