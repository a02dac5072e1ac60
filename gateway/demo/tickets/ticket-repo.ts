import { sql } from 'kysely'
import type { Db } from '../../db/connect'

/** Messages about tickets of the history were read an hour after they came. */
export const readTicketMessages = async (db: Db): Promise<void> => {
  await db
    .updateTable('message')
    .set({ status: 'read', readAt: sql<string>`created_at + interval '1 hour'` })
    .where('status', '=', 'unread')
    .where('bizType', '=', 'TICKET')
    .execute()
}
