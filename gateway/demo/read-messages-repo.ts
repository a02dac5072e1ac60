import { sql } from 'kysely'
import type { Db } from '../db/connect'

/** Messages of the history by templates that begin so: they were read an hour after they came. */
export const readMessagesOf = async (
  db: Db,
  prefix: 'TK_' | 'LEAD_' | 'SUB_O' | 'SUB_RESULT' | 'ELECTIVE_' | 'WIN_' | 'PJ_STATE',
): Promise<void> => {
  await db
    .updateTable('message')
    .set({ status: 'read', readAt: sql<string>`created_at + interval '1 hour'` })
    .where('status', '=', 'unread')
    .where(sql<string>`left(template_code, ${prefix.length})`, '=', prefix)
    .execute()
}
