import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { MessageBatchTable } from '../../../db/tables.gen'

export type Batch = Selectable<MessageBatchTable>

export const insertBatch = async (db: Db, row: Insertable<MessageBatchTable>): Promise<void> => {
  await db.insertInto('messageBatch').values(row).execute()
}

export const lockBatch = (db: Db, companyCode: string, batchId: string): Promise<Batch | undefined> =>
  db
    .selectFrom('messageBatch')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('batchId', '=', batchId)
    .forUpdate()
    .executeTakeFirst()

export const setBatch = async (
  db: Db,
  { companyCode, batchId }: Batch,
  set: Updateable<MessageBatchTable>,
): Promise<void> => {
  await db
    .updateTable('messageBatch')
    .set(set)
    .where('companyCode', '=', companyCode)
    .where('batchId', '=', batchId)
    .execute()
}

/** Batches that are due and not whole, in the order of their numbers. */
export const dueBatches = (db: Db, now: string, after: string, limit: number): Promise<Batch[]> =>
  db
    .selectFrom('messageBatch')
    .selectAll()
    .where('state', 'in', ['scheduled', 'sending'])
    .where('scheduledAt', '<=', now)
    .where('batchId', '>', after)
    .orderBy('batchId')
    .limit(limit)
    .execute()

export async function nextBatch(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('messageBatch')
    .select('scheduledAt')
    .where('state', '=', 'scheduled')
    .where('scheduledAt', '>', now)
    .orderBy('scheduledAt')
    .limit(1)
    .executeTakeFirst()
  return row?.scheduledAt ?? null
}
