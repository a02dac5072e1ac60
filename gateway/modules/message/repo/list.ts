import { sql, type Selectable } from 'kysely'
import { addMonths, dateOf, firstOfMonth, monthOf, startOf } from '@domain/date'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { prepared } from '../../../db/prepared'
import type { MessageTable } from '../../../db/tables.gen'
import { isoOf } from '../../../ports/clock'

export type MessageRow = Selectable<MessageTable>

/** A user's messages about the account itself and about this customer. */
export interface Reader {
  userId: string
  bp: string
  now: string
}

/** What of them is listed; null: no condition. */
export interface Wanted {
  categoryCode: string | null
  onlyUnread: boolean
  /** A pattern of LIKE. */
  pattern: string | null
  asOf: string
}

/** Not deleted, not over; with the literals of the indexes message_of_user and message_of_category. */
const listed = ({ userId, bp, now }: Reader) =>
  sql<boolean>`user_id = ${userId} and status <> 'deleted' and expire_at > ${now} and (bp is null or bp = ${bp})`

/**
 * A literal, so that the planner leaves out the months ahead, which are empty: among them it would rather sort all messages of a user than
 * read the newest in their order.
 */
const notAhead = ({ now }: Reader) =>
  sql<boolean>`created_at < ${sql.lit(isoOf(startOf(firstOfMonth(addMonths(monthOf(dateOf(now)), 1)))))}`

const wanted = ({ categoryCode, onlyUnread, pattern, asOf }: Wanted) => {
  const all = [
    sql<boolean>`created_at <= ${asOf}`,
    ...(categoryCode === null ? [] : [sql<boolean>`category_code = ${categoryCode}`]),
    ...(onlyUnread ? [sql<boolean>`status = 'unread'`] : []),
    ...(pattern === null ? [] : [sql<boolean>`(title ilike ${pattern} or summary ilike ${pattern})`]),
  ]
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

export const messagePage = (
  db: Db,
  reader: Reader,
  want: Wanted,
  page: { offset: number; limit: number },
): Promise<MessageRow[]> =>
  db
    .selectFrom('message')
    .selectAll()
    .where(listed(reader))
    .where(wanted(want))
    .where(notAhead(reader))
    .orderBy('createdAt', 'desc')
    .orderBy('msgId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export async function countMessages(db: Db, reader: Reader, want: Wanted): Promise<number> {
  return countOf(db.selectFrom('message').where(listed(reader)).where(wanted(want)).where(notAhead(reader)))
}

/** The newest message of each category that has one. */
export const newestOf = prepared(
  (_db, p: { userId: string; bp: string; now: string; codes: readonly string[] }) =>
    sql<{ code: string; title: string; createdAt: string }>`
    select c.code, m.title, m.created_at from unnest(${p.codes}::text[]) as c(code)
    cross join lateral (
      select title, created_at from message
      where user_id = ${p.userId} and category_code = c.code and status <> 'deleted' and expire_at > ${p.now}
        and (bp is null or bp = ${p.bp}::text)
      order by created_at desc, msg_id desc limit 1) m`,
)

/** Messages of a user by number; `from` and `to` are the moments of the first and the last: only their months are looked into. */
export interface Named {
  userId: string
  msgIds: readonly string[]
  from: string
  to: string
}

const named = ({ userId, msgIds, from, to }: Named) =>
  sql<boolean>`user_id = ${userId} and msg_id = any(${[...msgIds]}::text[])
    and created_at >= ${from} and created_at <= ${to} and status <> 'deleted'`

export const messagesNamed = (db: Db, which: Named, now: string): Promise<MessageRow[]> =>
  db.selectFrom('message').selectAll().where(named(which)).where('expireAt', '>', now).execute()

/** Reading again changes nothing. One that asks for no attention any more without having been read is read now. */
export const markRead = async (db: Db, which: Named, at: string): Promise<void> => {
  await db
    .updateTable('message')
    .set({ status: 'read', readAt: at })
    .where(named(which))
    .where(sql<boolean>`read_at is null`)
    .execute()
}

export async function markDeleted(db: Db, which: Named): Promise<number> {
  const done = await db.updateTable('message').set({ status: 'deleted' }).where(named(which)).executeTakeFirst()
  return Number(done.numUpdatedRows)
}

/** E-X-10: what came later than the list stays unread. Returns how many were. */
export async function markAllRead(db: Db, reader: Reader, categoryCode: string | null, asOf: string): Promise<number> {
  const done = await db
    .updateTable('message')
    .set({ status: 'read', readAt: reader.now })
    .where(listed(reader))
    .where(sql<boolean>`status = 'unread'`)
    .where('createdAt', '<=', asOf)
    .$if(categoryCode !== null, (q) => q.where('categoryCode', '=', categoryCode ?? ''))
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

/** Unread messages of these users about a thing that asks for no more: no user has read them by that (Y-33). */
export const markSettled = async (
  db: Db,
  about: { userIds: readonly string[]; bp: string; bizId: string; before: string },
): Promise<void> => {
  await db
    .updateTable('message')
    .set({ status: 'read' })
    .where('userId', 'in', [...about.userIds])
    .where('bp', '=', about.bp)
    .where(sql<boolean>`status = 'unread'`)
    .where('bizId', '=', about.bizId)
    .where('createdAt', '<', about.before)
    .execute()
}
