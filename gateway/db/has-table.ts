import { sql } from 'kysely'
import type { Db } from './connect'

/** Whether the database has a table, migrated or not. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${`public.${name}`}) is not null as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
