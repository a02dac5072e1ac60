import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { ReconcileDiffTable } from '../../../db/tables.gen'

/** Keeps a difference; false when it was kept before. */
export async function saveDiff(db: Db, row: Insertable<ReconcileDiffTable>): Promise<boolean> {
  const kept = await db
    .insertInto('reconcileDiff')
    .values(row)
    .onConflict((c) => c.columns(['companyCode', 'channel', 'outTradeNo', 'kind']).doNothing())
    .returning('diffId')
    .executeTakeFirst()
  return kept !== undefined
}
