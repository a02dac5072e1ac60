import { sql } from 'kysely'
import { addMonths, firstOfMonth, monthOf } from '@domain/date'
import type { Db } from './connect'

/** A table that is cut by months of a column; `keep` whole months of it are kept, 0 = for ever. */
export interface Monthly {
  table: 'daily_usage' | 'meter_reading' | 'meter_frame' | 'message' | 'log_event' | 'ledger_entry'
  column: string
  keep: number
}

/** The tables that grow with time. The ledger proves the balance (AE-30): none of it ever goes. */
export const monthly: readonly Monthly[] = [
  { table: 'daily_usage', column: 'gas_day', keep: 60 },
  { table: 'meter_reading', column: 'read_at', keep: 36 },
  { table: 'meter_frame', column: 'read_at', keep: 36 },
  { table: 'message', column: 'created_at', keep: 14 },
  { table: 'log_event', column: 'at', keep: 7 },
  { table: 'ledger_entry', column: 'occurred_at', keep: 0 },
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

/** Makes what is missing up to some months after today; each month on its own, so that little is locked. Answers what was made. */
export async function makeMonths(db: Db, today: string): Promise<string[]> {
  const made: string[] = []
  const last = addMonths(monthOf(today), AHEAD)
  for (const { table, column } of monthly) {
    const newest = (await partitionsOf(db, table)).at(-1)
    for (let month = monthOf(newest?.ends ?? today); month <= last; month = addMonths(month, 1)) {
      await sql`select make_month(${table}, ${column}, ${firstOfMonth(month)}::date)`.execute(db)
      made.push(`${table} ${month}`)
    }
  }
  return made
}

/**
 * Drops what lies wholly before its retention; `keepOf` says how many months are kept. What comes dated in a month that has gone (a meter
 * that was silent for years) lies in the rest and goes one by one. Answers what went.
 */
export async function dropMonths(db: Db, today: string, keepOf: (one: Monthly) => number): Promise<string[]> {
  const gone: string[] = []
  for (const one of monthly) {
    const keep = keepOf(one)
    if (keep === 0) continue
    const before = firstOfMonth(addMonths(monthOf(today), -keep))
    for (const { name } of (await partitionsOf(db, one.table)).filter(({ ends }) => ends <= before)) {
      await sql`drop table ${sql.table(name)}`.execute(db)
      gone.push(name)
    }
    await sql`delete from ${sql.table(`${one.table}_rest`)} where ${sql.ref(one.column)} < ${before}`.execute(db)
    // A mark is of use as long as its message may be there.
    if (one.table === 'message')
      await db.deleteFrom('messageMark').where('createdAt', '<', `${before}T00:00:00+08:00`).execute()
  }
  return gone
}
