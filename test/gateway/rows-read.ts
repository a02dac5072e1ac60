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

async function counts(database: Database): Promise<Map<string, number>> {
  // A connection hands in its counts of what ran before when the statement has ended.
  await onEach(database, 'select pg_stat_force_next_flush()')
  const { rows } = await sql<{ name: string; read: number }>`
    select t.relname::text as name,
      (t.seq_tup_read + coalesce((select sum(i.idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid), 0))::float8 as read
    from pg_stat_user_tables t`.execute(database.db)
  const all = new Map<string, number>()
  for (const { name, read } of rows) all.set(tableOf(name), (all.get(tableOf(name)) ?? 0) + read)
  return all
}

const last = new WeakMap<Database, Map<string, number>>()

/** Forgets what was read so far. */
export async function startCounting(database: Database): Promise<void> {
  last.set(database, await counts(database))
}

/** Rows that were gone through since this was asked last, or since the start. */
export async function rowsRead(database: Database): Promise<RowsRead> {
  const before = last.get(database)
  const after = await counts(database)
  last.set(database, after)
  return new Map(
    [...after].flatMap(([table, read]) => {
      const more = read - (before?.get(table) ?? 0)
      return more > 0 && !OF_NO_CALL.test(table) ? [[table, more] as const] : []
    }),
  )
}

/** Indexes are taken wherever there is one: tables of the demo data are small enough to be read whole. */
export async function byIndexes(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(database.db)
  // Of connections that open later, and of those that are open.
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set enable_seqscan = off`.execute(database.db)
  await onEach(database, `select set_config('enable_seqscan', 'off', false)`)
}

export const total = (read: RowsRead): number => [...read.values()].reduce((sum, rows) => sum + rows, 0)
