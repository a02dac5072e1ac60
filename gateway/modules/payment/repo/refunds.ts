import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { RefundTable } from '../../../db/tables.gen'
import type { Refund } from '../types'

const fields = [
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
] as const

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
    .$castTo<Refund>()
    .executeTakeFirst()

export const lockRefund = (db: Db, refundId: string) =>
  db
    .selectFrom('refund')
    .select(fields)
    .where('refundId', '=', refundId)
    .forUpdate()
    .$castTo<Refund>()
    .executeTakeFirst()

export const findRefund = (db: Db, refundId: string) =>
  db.selectFrom('refund').select(fields).where('refundId', '=', refundId).$castTo<Refund>().executeTakeFirst()

export const approvedRefunds = (db: Db, limit: number) =>
  db
    .selectFrom('refund')
    .select(fields)
    .where('state', '=', 'APPROVED')
    .orderBy('updatedAt')
    .limit(limit)
    .$castTo<Refund>()
    .execute()

export async function updateRefund(
  db: Db,
  refund: Pick<Refund, 'bp' | 'refundId'>,
  change: Updateable<RefundTable>,
): Promise<void> {
  await db
    .updateTable('refund')
    .set(change)
    .where('bp', '=', refund.bp)
    .where('refundId', '=', refund.refundId)
    .execute()
}
