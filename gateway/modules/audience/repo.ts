import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import type { View } from './views'

/** What a counter counts. */
export type Counted = 'article' | 'help' | 'product'

/** How many views of each id are new: a reader seen within the window, by whichever gateway, is not. */
export async function newViews(
  db: Db,
  counted: Counted,
  views: readonly View[],
  window: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    with counted as (
      insert into view_seen (counted, target_id, reader, seen_at)
      select distinct on (id, reader) ${counted}, id, reader, at
      from unnest(${views.map(({ id }) => id)}::text[], ${views.map(({ reader }) => reader)}::text[], ${views.map(({ at }) => at)}::timestamptz[])
        as seen (id, reader, at)
      order by id, reader, at desc
      on conflict (counted, target_id, reader) do update set seen_at = excluded.seen_at
      where view_seen.seen_at <= excluded.seen_at - make_interval(secs => ${window})
      returning target_id)
    select target_id as id, count(*)::int as n from counted group by target_id order by target_id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Deletes readers with an expired window. */
export const forgetViews = async (db: Db, before: string): Promise<void> =>
  void (await db.deleteFrom('viewSeen').where('seenAt', '<', before).execute())
