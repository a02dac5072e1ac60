import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { DepositEntryTable } from '../../../db/tables.gen'
import type { OrderKey } from './orders'

const depositFields = pick('depositEntry', [
  'bp',
  'entryNo',
  'orderNo',
  'direction',
  'amount',
  'balanceAfter',
  'remark',
  'cause',
  'createdAt',
])
export type DepositEntry = Picked<'depositEntry', typeof depositFields>

/** Adds an entry; false when one of this order, direction and cause is there (2.10). */
export async function insertDeposit(db: Db, row: Insertable<DepositEntryTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('depositEntry')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'orderNo', 'direction', 'cause']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const depositsOf = (db: Db, { bp, orderNo }: OrderKey): Promise<DepositEntry[]> =>
  db
    .selectFrom('depositEntry')
    .select(depositFields)
    .where('bp', '=', bp)
    .where('orderNo', '=', orderNo)
    .orderBy('createdAt')
    .orderBy('entryNo')
    .execute()
