import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../db/connect'

const asking = (db: Db) => db.selectFrom('article').where('status', '=', 'published').where('needReceipt', '=', true)

/** Notices with receipts that are due before `until`, not reminded of as they are, after an id in the order of the ids. */
export const dueReminders = (
  db: Db,
  { now, until }: { now: string; until: string },
  after: string,
  limit: number,
): Promise<{ articleId: string; version: number }[]> =>
  asking(db)
    .select(['articleId', 'version'])
    .where('receiptDueAt', '>', now)
    .where('receiptDueAt', '<=', until)
    // One that came out later than a day before is new enough by itself.
    .where(sql<SqlBool>`publish_at <= receipt_due_at - interval '1 day'`)
    .where(sql<SqlBool>`reminded_version is distinct from version`)
    .where('articleId', '>', after)
    .orderBy('articleId')
    .limit(limit)
    .execute()

/** The first moment after `from` until which receipts are waited for. */
export async function nextReceiptDue(db: Db, from: string): Promise<string | null> {
  const row = await asking(db)
    .select('receiptDueAt')
    .where('receiptDueAt', '>', from)
    .orderBy('receiptDueAt')
    .limit(1)
    .executeTakeFirst()
  return row?.receiptDueAt ?? null
}

export const noteReminded = async (db: Db, articleId: string, remindedVersion: number): Promise<void> => {
  await db.updateTable('article').set({ remindedVersion }).where('articleId', '=', articleId).execute()
}

/** Customers among these that have confirmed the article as it is. */
export async function confirmedAmong(
  db: Db,
  { articleId, version }: { articleId: string; version: number },
  bps: readonly string[],
): Promise<Set<string>> {
  if (bps.length === 0) return new Set()
  const rows = await db
    .selectFrom('readReceipt')
    .select('bp')
    .where('bp', 'in', [...bps])
    .where('articleId', '=', articleId)
    .where('version', '>=', version)
    .execute()
  return new Set(rows.map(({ bp }) => bp))
}
