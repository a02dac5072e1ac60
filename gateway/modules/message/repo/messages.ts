import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import type { MessageOutboxTable, MessageTable } from '../../../db/tables.gen'

export type OutboxRow = Selectable<MessageOutboxTable>
export type MessageRow = Selectable<MessageTable>

/** Whether a gateway of the release before has left something in its outbox. */
export const hasOutbox = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('messageOutbox')
    .select('outboxId')
    .where('state', '=', 'queued')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Takes over what a gateway of the release before has put into its outbox and not delivered yet. */
export const claimOutbox = (db: Db, limit: number): Promise<OutboxRow[]> =>
  db
    .deleteFrom('messageOutbox')
    .where('outboxId', 'in', (eb) =>
      eb
        .selectFrom('messageOutbox')
        .select('outboxId')
        .where('state', '=', 'queued')
        .orderBy('nextAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

/** Once per user and dedupeKey, which the table's trigger sees to: an emission made twice adds nothing (E-X-02). Returns the rows that are new. */
export const insertMessages = async (db: Db, rows: readonly Insertable<MessageTable>[]): Promise<MessageRow[]> =>
  rows.length === 0
    ? []
    : db
        .insertInto('message')
        .values([...rows])
        .returningAll()
        .execute()

/** Those of these users that got a message under this key, however long ago. */
export async function usersWithMark(
  db: Db,
  userIds: readonly string[],
  dedupeKey: string,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const marks = await db
    .selectFrom('messageMark')
    .select('userId')
    .where('userId', 'in', [...userIds])
    .where('dedupeKey', '=', dedupeKey)
    .execute()
  return new Set(marks.map(({ userId }) => userId))
}

/** Unread, not expired messages of the user: about the account or this customer (E-X-09, E-X-13). */
const unread = (db: Db, userId: string, bp: string | null, now: string) =>
  db
    .selectFrom('message')
    .where('userId', '=', userId)
    // Literals, here and below: only then are the indexes of what is unread looked into.
    .where(sql<boolean>`status = 'unread'`)
    .where('expireAt', '>', now)
    .where((eb) => (bp === null ? eb('bp', 'is', null) : eb.or([eb('bp', 'is', null), eb('bp', '=', bp)])))

export async function unreadByCategory(
  db: Db,
  userId: string,
  bp: string | null,
  now: string,
): Promise<Record<string, number>> {
  const rows = await unreadCounts(db, { userId, bp, now })
  return Object.fromEntries(rows.map((row) => [row.categoryCode, row.n]))
}

const unreadCounts = prepared((db, p: { userId: string; bp: string | null; now: string }) =>
  db
    .selectFrom('message')
    .where('userId', '=', p.userId)
    .where(sql<boolean>`status = 'unread'`)
    .where('expireAt', '>', p.now)
    .where(sql<boolean>`(bp is null or bp = ${p.bp}::text)`)
    .select(['categoryCode', sql<number>`count(*)::int`.as('n')])
    .groupBy('categoryCode'),
)

export const unreadUrgent = (
  db: Db,
  userId: string,
  bp: string | null,
  now: string,
  limit: number,
): Promise<MessageRow[]> =>
  unread(db, userId, bp, now)
    .where(sql<boolean>`level = 'urgent'`)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('msgId', 'desc')
    .limit(limit)
    .execute()

/** E-X-13: thirty days after their end expired messages go, and emissions that are done. */
export async function purgeMessages(db: Db, before: string): Promise<void> {
  await db.deleteFrom('message').where('expireAt', '<', before).execute()
  await db.deleteFrom('messageOutbox').where('state', '=', 'done').where('createdAt', '<', before).execute()
}

/**
 * What a message under a key reported is over: the message is marked with the word and asks for no attention any more, read or not. Users that have
 * not got it yet never get it.
 */
export async function markOver(
  db: Db,
  over: { userIds: readonly string[]; dedupeKey: string; word: string; now: string },
): Promise<void> {
  const { userIds, dedupeKey, word, now } = over
  if (userIds.length === 0) return
  await sql`
    insert into message_mark (user_id, dedupe_key, created_at)
    select user_id, ${dedupeKey}, ${now}::timestamptz from unnest(${[...userIds]}::text[]) as u(user_id)
    on conflict do nothing`.execute(db)
  await sql`
    update message x set over_word = ${word}::text, status = case x.status when 'unread' then 'read' else x.status end
    from message_mark m
    where m.user_id = any(${[...userIds]}::text[]) and m.dedupe_key = ${dedupeKey}
      and x.user_id = m.user_id and x.created_at = m.created_at and x.dedupe_key = m.dedupe_key
      and x.over_word is null`.execute(db)
}
