import { sql } from 'kysely'
import type { Db } from '../../db/connect'

/** What is older was read a day after it came. */
export const readOlder = async (db: Db, before: string): Promise<void> => {
  await db
    .updateTable('message')
    .set({ status: 'read', readAt: sql<string>`created_at + interval '1 day'` })
    .where('status', '=', 'unread')
    .where('createdAt', '<', before)
    .execute()
}

/** What the history has published has left long ago. */
export const sentAlready = async (db: Db): Promise<void> => {
  await db
    .updateTable('messageDelivery')
    .set({ state: 'sent', nextAt: null, sentAt: sql<string>`created_at` })
    .where('state', 'in', ['queued', 'deferred'])
    .execute()
}

/** What the owner of this WeChat has accepted so far. */
export const saveCredits = async (
  db: Db,
  credit: { openId: string; tmplId: string; remaining: number; at: string },
): Promise<void> => {
  const { openId, tmplId, remaining, at } = credit
  const tied = await db.selectFrom('wxRelation').select('userId').where('openId', '=', openId).executeTakeFirst()
  if (!tied?.userId || remaining === 0) return
  const row = { userId: tied.userId, openId, tmplId, remaining, grants: remaining }
  await db
    .insertInto('wxSubscription')
    .values({ ...row, lastResult: 'accept', lastAt: at })
    .execute()
}
