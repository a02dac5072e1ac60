/*
 * Rows that statements go through, whatever they return: what a table's scans and its indexes have read, from the engine's own
 * counts.
 */
import { sql } from 'kysely'
import type { Database } from '../../gateway/db/connect'

/** Table → rows. */
export type RowsRead = ReadonlyMap<string, number>

/** Kept by gateways for themselves, now and then: of no call. */
const OF_NO_CALL = /^(work_|setting$|rate_count$)/
/** A partition counts as its table. */
const tableOf = (name: string) => name.replace(/_(y\d{6}|d\d{8}|past|rest)$/, '')

/** Runs a statement on every connection that a test gateway has: those for transactions, and the one for reads. */
async function onEach({ db, engine }: Database, text: string): Promise<void> {
  const most = engine === 'pglite' ? 1 : 8
  let waiting = most
  let go = (): void => undefined
  const all = new Promise<void>((done) => {
    go = done
  })
  const one = () =>
    db.connection().execute(async (connection) => {
      await sql.raw(text).execute(connection)
      waiting -= 1
      if (waiting === 0) go()
      // Each keeps its connection until the last one has another.
      await all
    })
  await Promise.all(Array.from({ length: most }, one))
  await sql.raw(text).execute(db)
}

/** What is counted: a table or one of its indexes, and the table that it counts for. */
interface Counter {
  oid: number
  table: string
}

async function countersOf({ db }: Database): Promise<Counter[]> {
  const { rows } = await sql<Counter>`
    select coalesce(part.oid, t.oid)::int as oid, t.relname::text as "table"
    from pg_class t cross join lateral (
      select t.oid union all select i.indexrelid from pg_index i where i.indrelid = t.oid) as part(oid)
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`.execute(db)
  return rows.map(({ oid, table }) => ({ oid, table: tableOf(table) }))
}

/** Of these counters alone: the engine's own view of all tables joins its catalogue for each of them. */
async function counts(database: Database, counters: readonly Counter[]): Promise<number[]> {
  // A connection hands in its counts of what ran before when the statement has ended.
  await onEach(database, 'select pg_stat_force_next_flush()')
  const oids = counters.map(({ oid }) => oid)
  const { rows } = await sql<{ read: number[] }>`
    select array_agg(pg_stat_get_tuples_returned(oid)::float8 order by at) as read
    from unnest(${oids}::oid[]) with ordinality as counter(oid, at)`.execute(database.db)
  return rows[0]?.read ?? []
}

const last = new WeakMap<Database, { counters: Counter[]; read: number[] }>()

/** Forgets what was read so far. */
export async function startCounting(database: Database): Promise<void> {
  const counters = await countersOf(database)
  last.set(database, { counters, read: await counts(database, counters) })
}

/** Rows that were gone through since this was asked last, or since the start; a table that was made since then is not counted. */
export async function rowsRead(database: Database): Promise<RowsRead> {
  const { counters, read: before } = last.get(database) ?? { counters: [], read: [] }
  const read = await counts(database, counters)
  last.set(database, { counters, read })
  const all = new Map<string, number>()
  for (const [at, { table }] of counters.entries()) {
    const more = (read[at] ?? 0) - (before[at] ?? 0)
    if (more > 0 && !OF_NO_CALL.test(table)) all.set(table, (all.get(table) ?? 0) + more)
  }
  return all
}

/** Indexes are taken wherever there is one: tables of the demo data are small enough to be read whole. */
export async function byIndexes(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(database.db)
  // Of connections that open later, and of those that are open.
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set enable_seqscan = off`.execute(database.db)
  await onEach(database, `select set_config('enable_seqscan', 'off', false)`)
}

export const total = (read: RowsRead): number => [...read.values()].reduce((sum, rows) => sum + rows, 0)
