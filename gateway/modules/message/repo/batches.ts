import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { MessageBatchTable } from '../../../db/tables.gen'

export type Batch = Selectable<MessageBatchTable>

export const insertBatch = async (db: Db, row: Insertable<MessageBatchTable>): Promise<void> => {
  await db.insertInto('messageBatch').values(row).execute()
}

const batchesOf = (db: Db, companyCode: string) => db.selectFrom('messageBatch').where('companyCode', '=', companyCode)

/** What staff see of a batch: of customers that were named, thousands maybe, how many. */
const shownOf = (db: Db, companyCode: string) =>
  batchesOf(db, companyCode)
    .select(['batchId', 'templateCode', 'title', 'body', 'route', 'scheduledAt', 'state', 'total', 'sent'])
    .select(sql<number | null>`cardinality(bps)`.as('customers'))

export type ShownBatch = Awaited<ReturnType<typeof pageOfBatches>>[number]

/** The newest first: numbers grow with time. */
export const pageOfBatches = (db: Db, companyCode: string, { limit, offset }: { limit: number; offset: number }) =>
  shownOf(db, companyCode).orderBy('batchId', 'desc').limit(limit).offset(offset).execute()

export const countBatches = (db: Db, companyCode: string): Promise<number> => countOf(batchesOf(db, companyCode))

export const batchById = (db: Db, companyCode: string, batchId: string): Promise<ShownBatch | undefined> =>
  shownOf(db, companyCode).where('batchId', '=', batchId).executeTakeFirst()

/** Users that have read a batch's message; none has it before it was sent. */
export const countReaders = (
  db: Db,
  { batchId, scheduledAt }: Pick<Batch, 'batchId' | 'scheduledAt'>,
): Promise<number> =>
  countOf(
    db
      .selectFrom('message')
      .where('bizType', '=', sql.lit('BATCH'))
      .where('bizId', '=', batchId)
      .where('createdAt', '>=', scheduledAt)
      .where('readAt', 'is not', null),
  )

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
