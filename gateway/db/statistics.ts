import { sql } from 'kysely'
import type { Db } from './connect'

/**
 * Tells the planner what the tables hold now. A server does so by itself some minutes later; the embedded engine never does, and
 * without it a join over three years of history is planned as if every table were empty. The product's tables only: a bare `analyze`
 * locks catalogs that all databases of a server share, until its transaction ends.
 */
export async function analyze(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select quote_ident(relname) as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(db)
  if (rows.length > 0) await sql.raw(`analyze ${rows.map(({ name }) => name).join(', ')}`).execute(db)
}
