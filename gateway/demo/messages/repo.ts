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
