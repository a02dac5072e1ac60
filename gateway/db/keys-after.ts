import { sql, type Kysely } from 'kysely'
import type { Db } from './connect'
import type { Stateful } from './guarded'

/** Keys of a customer's table after one of them, in the order of its primary key: bp, then the row's own id. */
export async function keysAfter(
  db: Db,
  table: Stateful,
  id: string,
  after: { bp: string; id: string },
  limit: number,
): Promise<{ bp: string; id: string }[]> {
  // The builder cannot follow a table that is a parameter: names are held to it by the caller's types.
  const rows = db as unknown as Kysely<Record<string, Record<string, string>>>
  const name: string = table
  return rows
    .selectFrom(name)
    .select(['bp', sql.ref<string>(id).as('id')])
    .where(sql<boolean>`(bp, ${sql.ref(id)}) > (${after.bp}, ${after.id})`)
    .orderBy('bp')
    .orderBy(id)
    .limit(limit)
    .execute() as Promise<{ bp: string; id: string }[]>
}
