import { sql, type Insertable } from 'kysely'
import type { Db } from '../../db/connect'
import type { LogEventTable } from '../../db/tables.gen'

/** Known ids are ignored: a batch sent again after a broken connection counts once (TR-02). Returns how many are new. */
export async function insertEvents(db: Db, rows: readonly Insertable<LogEventTable>[]): Promise<number> {
  if (rows.length === 0) return 0
  const result = await db
    .insertInto('logEvent')
    .values([...rows])
    .onConflict((c) => c.columns(['eventId', 'at']).doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

export async function deleteEvents(db: Db, before: string): Promise<number> {
  const result = await db.deleteFrom('logEvent').where('receivedAt', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** When users opened pages first since a moment, in the order asked; null: not yet. */
export async function firstViews(
  db: Db,
  asked: readonly { userId: string; page: string; since: string }[],
): Promise<(string | null)[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<{ at: string | null }>`
    select v.at from unnest(
      ${asked.map(({ userId }) => userId)}::text[], ${asked.map(({ page }) => page)}::text[],
      ${asked.map(({ since }) => since)}::timestamptz[]
    ) with ordinality as q(user_id, page, since, nth)
    left join lateral (
      select min(e.at) as at from log_event e
      where e.user_id = q.user_id and e.page = q.page and e.name = 'page_view' and e.at >= q.since
    ) v on true
    order by q.nth`.execute(db)
  return rows.map(({ at }) => at)
}
