import type { Insertable } from 'kysely'
import type { Db } from '../../db/connect'
import type { LogEventTable } from '../../db/tables.gen'

/** Known ids are ignored: a batch sent again after a broken connection counts once (TR-02). Returns how many are new. */
export async function insertEvents(db: Db, rows: readonly Insertable<LogEventTable>[]): Promise<number> {
  if (rows.length === 0) return 0
  const result = await db
    .insertInto('logEvent')
    .values([...rows])
    .onConflict((c) => c.columns(['eventId', 'at']).doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

export async function deleteEvents(db: Db, before: string): Promise<number> {
  const result = await db.deleteFrom('logEvent').where('receivedAt', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
