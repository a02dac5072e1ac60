import { sql, type Insertable, type Selectable } from 'kysely'
import { jsonb, type Db } from '../../db/connect'
import type { MessageOutboxTable, MessageTable } from '../../db/tables.gen'

export type OutboxRow = Selectable<MessageOutboxTable>
export type MessageRow = Selectable<MessageTable>

export const insertOutbox = async (
  db: Db,
  row: { companyCode: string; outboxId: string; draft: object; nextAt: string; createdAt: string },
): Promise<void> => {
  await db
    .insertInto('messageOutbox')
    .values({ ...row, draft: jsonb(row.draft) })
    .execute()
}

/** The next emission that is due; another gateway skips it until this transaction ends. */
export const takeOutbox = (db: Db, now: string): Promise<OutboxRow | undefined> =>
  db
    .selectFrom('messageOutbox')
    .selectAll()
    .where('state', '=', 'queued')
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const setOutbox = async (
  db: Db,
  key: Pick<OutboxRow, 'companyCode' | 'outboxId'>,
  set: { state: 'queued' | 'done' | 'failed'; attempts?: number; nextAt?: string; error?: string | null },
): Promise<void> => {
  await db
    .updateTable('messageOutbox')
    .set(set)
    .where('companyCode', '=', key.companyCode)
    .where('outboxId', '=', key.outboxId)
    .execute()
}

/** UK (userId, dedupeKey): an emission made twice adds nothing (E-X-02). Returns how many rows are new. */
export async function insertMessages(db: Db, rows: readonly Insertable<MessageTable>[]): Promise<number> {
  if (rows.length === 0) return 0
  const result = await db
    .insertInto('message')
    .values([...rows])
    .onConflict((c) => c.columns(['userId', 'dedupeKey']).doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

/** Unread, not expired messages of the user: about the account or this customer (E-X-09, E-X-13). */
const unread = (db: Db, userId: string, bp: string | null, now: string) =>
  db
    .selectFrom('message')
    .where('userId', '=', userId)
    .where('status', '=', 'unread')
    .where('expireAt', '>', now)
    .where((eb) => (bp === null ? eb('bp', 'is', null) : eb.or([eb('bp', 'is', null), eb('bp', '=', bp)])))

export async function unreadByCategory(
  db: Db,
  userId: string,
  bp: string | null,
  now: string,
): Promise<Record<string, number>> {
  const rows = await unread(db, userId, bp, now)
    .select(['categoryCode', sql<number>`count(*)::int`.as('n')])
    .groupBy('categoryCode')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.categoryCode, row.n]))
}

export const unreadUrgent = (
  db: Db,
  userId: string,
  bp: string | null,
  now: string,
  limit: number,
): Promise<MessageRow[]> =>
  unread(db, userId, bp, now)
    .where('level', '=', 'urgent')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('msgId', 'desc')
    .limit(limit)
    .execute()

/** Marks what is older as read, a day after it came. */
export const readOlder = async (db: Db, before: string): Promise<void> => {
  await db
    .updateTable('message')
    .set({ status: 'read', readAt: sql<string>`created_at + interval '1 day'` })
    .where('status', '=', 'unread')
    .where('createdAt', '<', before)
    .execute()
}

/** E-X-13: thirty days after their end expired messages go, and emissions that are done. */
export async function purgeMessages(db: Db, before: string): Promise<void> {
  await db.deleteFrom('message').where('expireAt', '<', before).execute()
  await db.deleteFrom('messageOutbox').where('state', '=', 'done').where('createdAt', '<', before).execute()
}
