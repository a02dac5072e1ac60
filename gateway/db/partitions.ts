import { sql } from 'kysely'
import { addDays, addMonths, firstOfMonth, monthOf } from '@domain/date'
import type { Settings } from '../settings'
import type { Db } from './connect'
import { keepHours, LEAST_FRAME_DAYS, RAW_FRAME_DAYS, type InTransaction } from './frame-hours'

/**
 * A table that is cut by months or days of a column; `keep` whole ones of them are kept, 0 = for ever, never less than `least`: what is
 * dropped is gone for good.
 */
export interface Cut {
  table:
    | 'daily_usage'
    | 'meter_reading'
    | 'meter_frame'
    | 'raw_frame'
    | 'message'
    | 'message_delivery'
    | 'log_event'
    | 'ledger_entry'
    | 'alarm_event'
  column: string
  by: keyof typeof spans
  keep: number
  least: number
  /** Runs before the partition of this day is dropped, as often as it takes. */
  rescue?: (inTransaction: InTransaction, partition: string, day: string) => Promise<void>
}

/** How time is cut: the first day of the span of a date, of the span `n` later, how many are made before they begin, and by which function. */
const spans = {
  month: {
    first: (date: string) => firstOfMonth(monthOf(date)),
    later: (first: string, n: number) => firstOfMonth(addMonths(monthOf(first), n)),
    ahead: 3,
    make: 'make_month',
    setting: 'keepMonths',
    label: monthOf,
  },
  day: {
    first: (date: string) => date,
    later: addDays,
    ahead: 7,
    make: 'make_day',
    setting: 'keepDays',
    label: (date: string) => date,
  },
}

/** Months: a year of usage is shown whole, and its newest days are still made up. */
const YEAR_AND_MORE = 14
/** Nothing is kept for longer, but for ever. */
const MOST = 1200

/** The tables that grow with time. The ledger proves the balance (AE-30): none of it ever goes. */
export const cuts: readonly Cut[] = [
  { table: 'daily_usage', column: 'gas_day', by: 'month', keep: 60, least: YEAR_AND_MORE },
  { table: 'meter_reading', column: 'read_at', by: 'month', keep: 36, least: YEAR_AND_MORE },
  { table: 'meter_frame', column: 'read_at', by: 'month', keep: 36, least: YEAR_AND_MORE },
  {
    table: 'raw_frame',
    column: 'read_at',
    by: 'day',
    keep: RAW_FRAME_DAYS,
    least: LEAST_FRAME_DAYS,
    rescue: keepHours,
  },
  { table: 'message', column: 'created_at', by: 'month', keep: 14, least: 1 },
  { table: 'message_delivery', column: 'created_at', by: 'month', keep: 14, least: 1 },
  { table: 'log_event', column: 'at', by: 'month', keep: 7, least: 1 },
  { table: 'ledger_entry', column: 'occurred_at', by: 'month', keep: 0, least: 1 },
  { table: 'alarm_event', column: 'at', by: 'month', keep: 36, least: 1 },
]

/** First day that is kept on a day, `keep` whole spans before its own; null when nothing is dropped. */
const keptFrom = (by: Cut['by'], keep: number, today: string): string | null =>
  keep === 0 ? null : spans[by].later(spans[by].first(today), -keep)

/** Whole spans that a table keeps: setting keepMonths.<table> or keepDays.<table>, 0 = for ever. A RangeError below the least. */
export function keepOf(settings: Pick<Settings, 'integer'>, { table, by, keep, least }: Cut): number {
  const key = `${spans[by].setting}.${table}`
  const kept = settings.integer('*', key, keep, [0, MOST])
  return kept === 0 ? 0 : settings.integer('*', key, keep, [least, MOST])
}

/** First day of what a table keeps on a day; null when nothing of it is dropped. */
export function firstKept(settings: Pick<Settings, 'integer'>, table: Cut['table'], today: string): string | null {
  const cut = cuts.find((one) => one.table === table)
  return cut ? keptFrom(cut.by, keepOf(settings, cut), today) : null
}

interface Partition {
  name: string
  /** First day after its last one, YYYY-MM-DD. */
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

/** Longest wait for the lock of a table that everything writes to: what comes behind the waiting one waits as long. */
const LOCK_WAIT = '3s'

/**
 * One table at a time, and of it one span: no other table is locked meanwhile. `detach … concurrently` is not to be had: PostgreSQL refuses
 * it beside a default partition. A span with a lock that is not free in time is left for a later run; the others are done, then its error is
 * thrown.
 */
async function eachAlone<T>(works: readonly (() => Promise<T>)[]): Promise<{ done: T[]; failed: unknown[] }> {
  const done: T[] = []
  const failed: unknown[] = []
  for (const work of works)
    await work().then(
      (value) => done.push(value),
      (error: unknown) => failed.push(error),
    )
  return { done, failed }
}

const briefly =
  (inTransaction: InTransaction): InTransaction =>
  (run) =>
    inTransaction(async (db) => {
      await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`.execute(db)
      return run(db)
    })

function throwFirst(failed: readonly unknown[]): void {
  if (failed.length > 0) throw failed[0]
}

/** Makes the spans that are missing up to some after today, each in a transaction of its own. Answers what was made. */
export async function makeSpans(inTransaction: InTransaction, today: string): Promise<string[]> {
  const missing: (Cut & { first: string })[] = []
  await inTransaction(async (db) => {
    for (const cut of cuts) {
      const { first, later, ahead } = spans[cut.by]
      const newest = (await partitionsOf(db, cut.table)).at(-1)
      const last = later(first(today), ahead)
      for (let one = first(newest?.ends ?? today); one <= last; one = later(one, 1))
        missing.push({ ...cut, first: one })
    }
  })
  const alone = briefly(inTransaction)
  const { done, failed } = await eachAlone(
    missing.map(
      ({ table, column, by, first }) =>
        () =>
          alone(async (db) => {
            await sql`select ${sql.raw(spans[by].make)}(${table}, ${column}, ${first}::date)`.execute(db)
            return `${table} ${spans[by].label(first)}`
          }),
    ),
  )
  throwFirst(failed)
  return done
}

/**
 * Drops what lies wholly before its retention, each span in a transaction of its own; `keepOf` says how many are kept. Rows of a span that
 * was dropped before (a meter that was silent for years) lie in the rest and are deleted there. Answers what was dropped.
 */
export async function dropSpans(
  inTransaction: InTransaction,
  today: string,
  keepOf: (one: Cut) => number,
): Promise<string[]> {
  const alone = briefly(inTransaction)
  const works: (() => Promise<string | null>)[] = []
  for (const one of cuts) {
    const before = keptFrom(one.by, keepOf(one), today)
    if (before === null) continue
    const over = await inTransaction(async (db) =>
      (await partitionsOf(db, one.table)).filter(({ ends }) => ends <= before),
    )
    for (const { name, ends } of over)
      works.push(async () => {
        await one.rescue?.(inTransaction, name, spans[one.by].later(ends, -1))
        return alone(async (db) => {
          await sql`drop table ${sql.table(name)}`.execute(db)
          return name
        })
      })
    works.push(async () => {
      const days = one.rescue ? await inTransaction((db) => daysInRest(db, one, before)) : []
      for (const day of days) await one.rescue?.(inTransaction, restOf(one), day)
      return alone(async (db) => {
        await dropRest(db, one, before)
        return null
      })
    })
  }
  const { done, failed } = await eachAlone(works)
  throwFirst(failed)
  return done.filter((name) => name !== null)
}

const restOf = ({ table }: Cut): string => `${table}_rest`

/** Days before a date of which rows came when their span was not there yet, or any more. */
async function daysInRest(db: Db, cut: Cut, before: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct (${sql.ref(cut.column)} at time zone 'Asia/Shanghai')::date as day from ${sql.table(restOf(cut))}
    where ${sql.ref(cut.column)} < ${before} order by 1`.execute(db)
  return rows.map(({ day }) => day)
}

async function dropRest(db: Db, cut: Cut, before: string): Promise<void> {
  const { table, column } = cut
  await sql`delete from ${sql.table(restOf(cut))} where ${sql.ref(column)} < ${before}`.execute(db)
  // A mark is of use as long as its message may be there.
  if (table === 'message')
    await db.deleteFrom('messageMark').where('createdAt', '<', `${before}T00:00:00+08:00`).execute()
}
