import { sql } from 'kysely'
import { addMonths, firstOfMonth, monthOf } from '@domain/date'
import type { Db } from './connect'

/** A table that is cut by months of a column; `keep` whole months of it are kept, 0 = for ever. */
export interface Monthly {
  table:
    | 'daily_usage'
    | 'meter_reading'
    | 'meter_frame'
    | 'message'
    | 'message_delivery'
    | 'log_event'
    | 'ledger_entry'
    | 'alarm_event'
  column: string
  keep: number
}

/** The tables that grow with time. The ledger proves the balance (AE-30): none of it ever goes. */
export const monthly: readonly Monthly[] = [
  { table: 'daily_usage', column: 'gas_day', keep: 60 },
  { table: 'meter_reading', column: 'read_at', keep: 36 },
  { table: 'meter_frame', column: 'read_at', keep: 36 },
  { table: 'message', column: 'created_at', keep: 14 },
  { table: 'message_delivery', column: 'created_at', keep: 14 },
  { table: 'log_event', column: 'at', keep: 7 },
  { table: 'ledger_entry', column: 'occurred_at', keep: 0 },
  { table: 'alarm_event', column: 'at', keep: 36 },
]

/** Months made before they begin. */
const AHEAD = 3

interface Partition {
  name: string
  /** First day after its last month, YYYY-MM-DD. */
  ends: string
}

/** Partitions of a table with an end, the oldest first; the rest has none. */
async function partitionsOf(db: Db, table: string): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select c.relname::text as name, substring(pg_get_expr(c.relpartbound, c.oid) from 'TO [(]''([0-9]{4}-[0-9]{2}-[0-9]{2})') as ends
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
    order by 2`.execute(db)
  return rows
}

/** Runs `run` in a transaction of its own. */
export type InTransaction = <T>(run: (db: Db) => Promise<T>) => Promise<T>

/** Longest wait for the lock of a table that everything writes to: what comes behind the waiting one waits as long. */
const LOCK_WAIT = '3s'

/**
 * One table at a time, and of it one month: no other table is locked meanwhile. `detach … concurrently` is not to be had: PostgreSQL refuses
 * it beside a default partition. A month whose lock is not free in time is left for a later run; the others are done, then its error is
 * thrown.
 */
async function eachAlone<T>(
  inTransaction: InTransaction,
  works: readonly ((db: Db) => Promise<T>)[],
): Promise<{ done: T[]; failed: unknown[] }> {
  const done: T[] = []
  const failed: unknown[] = []
  for (const work of works)
    await inTransaction(async (db) => {
      await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`.execute(db)
      return work(db)
    }).then(
      (value) => done.push(value),
      (error: unknown) => failed.push(error),
    )
  return { done, failed }
}

function throwFirst(failed: readonly unknown[]): void {
  if (failed.length > 0) throw failed[0]
}

/** Makes the months that are missing up to some months after today, each in a transaction of its own. Answers what was made. */
export async function makeMonths(inTransaction: InTransaction, today: string): Promise<string[]> {
  const last = addMonths(monthOf(today), AHEAD)
  const missing: { table: string; column: string; month: string }[] = []
  await inTransaction(async (db) => {
    for (const { table, column } of monthly) {
      const newest = (await partitionsOf(db, table)).at(-1)
      for (let month = monthOf(newest?.ends ?? today); month <= last; month = addMonths(month, 1))
        missing.push({ table, column, month })
    }
  })
  const { done, failed } = await eachAlone(
    inTransaction,
    missing.map(({ table, column, month }) => async (db) => {
      await sql`select make_month(${table}, ${column}, ${firstOfMonth(month)}::date)`.execute(db)
      return `${table} ${month}`
    }),
  )
  throwFirst(failed)
  return done
}

/**
 * Drops what lies wholly before its retention, each month in a transaction of its own; `keepOf` says how many months are kept. Rows of a
 * month that was dropped before (a meter that was silent for years) lie in the rest and are deleted there. Answers what was dropped.
 */
export async function dropMonths(
  inTransaction: InTransaction,
  today: string,
  keepOf: (one: Monthly) => number,
): Promise<string[]> {
  const works: ((db: Db) => Promise<string | null>)[] = []
  for (const one of monthly) {
    const keep = keepOf(one)
    if (keep === 0) continue
    const before = firstOfMonth(addMonths(monthOf(today), -keep))
    const over = await inTransaction(async (db) =>
      (await partitionsOf(db, one.table)).filter(({ ends }) => ends <= before),
    )
    for (const { name } of over)
      works.push(async (db) => {
        await sql`drop table ${sql.table(name)}`.execute(db)
        return name
      })
    works.push(async (db) => {
      await dropRest(db, one, before)
      return null
    })
  }
  const { done, failed } = await eachAlone(inTransaction, works)
  throwFirst(failed)
  return done.filter((name) => name !== null)
}

async function dropRest(db: Db, { table, column }: Monthly, before: string): Promise<void> {
  await sql`delete from ${sql.table(`${table}_rest`)} where ${sql.ref(column)} < ${before}`.execute(db)
  // A mark is of use as long as its message may be there.
  if (table === 'message')
    await db.deleteFrom('messageMark').where('createdAt', '<', `${before}T00:00:00+08:00`).execute()
}
