import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { StateLogTable } from '../../../db/tables.gen'

export async function insertStateLog(db: Db, row: Insertable<StateLogTable>): Promise<void> {
  await db.insertInto('stateLog').values(row).execute()
}

export const stateLogOf = (db: Db, bp: string, entity: string, entityId: string) =>
  db
    .selectFrom('stateLog')
    .select(['toState', 'at', 'reason'])
    .where('bp', '=', bp)
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .orderBy('logId')
    .execute()
