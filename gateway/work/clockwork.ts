import { sql } from 'kysely'
import type { Db } from '../db/connect'
import { frozenClock, isoOf } from '../ports/clock'
import { inTransaction, type WorkParts } from './context'
import { dueTimes } from './due'
import type { Sweep } from './kinds'
import { enqueueListed } from './queue'

/** Keys a page lists. */
const PAGE = 500
/** Items that may wait in a sweep's queue before its next page is listed: a short queue is a fast one. */
const MOST_WAITING = 2000

/** What a tick came to: nothing was due; sweeps were opened, or listed and had nothing; a page was listed whose items wait now. */
export type Tick = 'nothing' | 'looked' | 'listed'

export interface Clockwork {
  /** Opens what is due, or lists open sweeps up to the first page that holds something. */
  tick(): Promise<Tick>
}

/** ms by which the clocks of two gateways may differ: what lies further ahead than this was done before the clock was set back. */
const SKEW = 2_000

interface Due {
  sweep: Sweep
  at: number
}

interface Open extends Due {
  /** How many of its due times are kept. */
  kept: number
}

const isDaily = ({ schedule }: Sweep): boolean => 'dailyAt' in schedule

/**
 * What is due by the product's clock. One row per sweep and due time is what several gateways agree on. Daily sweeps go in the order
 * of their times, each when the one before has been listed and all its items have been tried once: a month is settled after its days
 * have been closed, on a normal day and after a pause alike; an item that failed holds nobody up. Interval sweeps wait for nobody.
 */
export function createClockwork(sweeps: readonly Sweep[], parts: WorkParts): Clockwork {
  const { db } = parts.database
  const dailyKinds = [...new Set(sweeps.filter(isDaily).map(({ kind }) => kind.name))]
  const intervalNames = sweeps.filter((sweep) => !isDaily(sweep)).map(({ name }) => name)
  let isBackTold = false

  /** A clock that was set back: said once; what goes by distances begins anew, what goes by days waits until they come. */
  async function setBack(rows: readonly Row[]): Promise<boolean> {
    const now = parts.work.clock.now()
    const last = Math.max(0, ...rows.map(({ lastAt }) => Date.parse(lastAt)))
    const isBack = last > now + SKEW
    if (isBack && !isBackTold)
      parts.work.log.warn(
        { now: isoOf(now), last: isoOf(last) },
        'the clock was set back: daily work waits until the time at which it last ran',
      )
    isBackTold = isBack
    return isBack && (await forgetAhead(db, intervalNames, isoOf(now + SKEW)))
  }

  async function tick(): Promise<Tick> {
    const rows = await rowsOf(db)
    if (await setBack(rows)) return 'looked'
    // Of those that are due at the same moment in the order in which the areas bring them: what follows from another comes after it.
    const open = sweeps
      .flatMap((sweep) => {
        const row = rows.find(({ done, name }) => !done && name === sweep.name)
        return row ? [{ sweep, at: Date.parse(row.dueAt), kept: row.kept }] : []
      })
      .sort((a, b) => a.at - b.at)
    const full = await fullQueues(
      db,
      open.map(({ sweep }) => sweep.kind.name),
    )
    let hasLooked = false
    for (const due of open) {
      if (full.has(due.sweep.kind.name)) continue
      const listed = await listPage(parts, due)
      if (listed !== null && listed > 0) return 'listed'
      hasLooked ||= listed === 0
    }
    if (hasLooked) return 'looked'
    const idle = sweeps.filter((sweep) => !open.some((one) => one.sweep === sweep))
    const { first, intervals } = nextDue(idle, rows, parts.work.clock.now())
    const isBusy = () => open.some(({ sweep }) => isDaily(sweep)) || areFresh(db, dailyKinds)
    if (first && !(await isBusy()) && (await openSweeps(db, [first]))) return 'looked'
    return (await openSweeps(db, intervals)) ? 'looked' : 'nothing'
  }
  return { tick }
}

/** The earliest daily one, and every interval that is over. */
function nextDue(
  sweeps: readonly Sweep[],
  rows: readonly Row[],
  now: number,
): { first: Due | undefined; intervals: Due[] } {
  const due = sweeps.flatMap((sweep) => {
    const last = rows.find(({ name }) => name === sweep.name)?.lastAt ?? null
    return dueTimes(sweep, last === null ? null : Date.parse(last), now).map((at) => ({ sweep, at }))
  })
  const [first] = due.filter(({ sweep }) => isDaily(sweep)).sort((a, b) => a.at - b.at)
  return { first, intervals: due.filter(({ sweep }) => !isDaily(sweep)) }
}

interface Row {
  name: string
  /** The open due time, or the last one. */
  dueAt: string
  lastAt: string
  done: boolean
  kept: number
}

/** The last due time of each sweep, and the one that is open. */
async function rowsOf(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct on (name) name, due_at, done_at is not null as done, max(due_at) over of_name as last_at,
      count(*) over of_name::int as kept
    from work_sweep window of_name as (partition by name) order by name, done_at is not null, due_at desc`.execute(db)
  return rows
}

/** Of two gateways one opens each. Answers whether there was one for this one. */
async function openSweeps(db: Db, dues: readonly Due[]): Promise<boolean> {
  if (dues.length === 0) return false
  const opened = await db
    .insertInto('workSweep')
    .values(dues.map(({ sweep, at }) => ({ name: sweep.name, dueAt: isoOf(at), startedAt: isoOf(at) })))
    .onConflict((c) => c.doNothing())
    .returning('name')
    .execute()
  return opened.length > 0
}

/** Lists the next page, its cursor and its items in one transaction. Answers their number; null when another gateway has it in hand. */
async function listPage(parts: WorkParts, { sweep, at, kept }: Open): Promise<number | null> {
  const clock = isDaily(sweep) ? frozenClock(isoOf(at)) : parts.work.clock
  return inTransaction(parts, clock, async (work) => {
    const row = await work.db
      .selectFrom('workSweep')
      .select('cursor')
      .where('name', '=', sweep.name)
      .where('dueAt', '=', isoOf(at))
      .where('doneAt', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return null
    const items = await sweep.list(work, row.cursor, PAGE)
    await enqueueListed(work, sweep.kind, items, isDaily(sweep) ? isoOf(at) : undefined)
    const last = items.at(-1)
    const isLast = items.length < PAGE || last === undefined
    await work.db
      .updateTable('workSweep')
      .set({ ...(last && { cursor: last.key }), ...(isLast && { doneAt: parts.work.clock.iso() }) })
      .where('name', '=', sweep.name)
      .where('dueAt', '=', isoOf(at))
      .execute()
    if (isLast && kept > 2 * KEPT_TIMES) await forgetOlder(work.db, sweep.name, isoOf(at))
    return items.length
  })
}

/** What ran when can be asked for at least the last due times. */
const KEPT_TIMES = 40

const forgetOlder = (db: Db, name: string, at: string) =>
  sql`
    delete from work_sweep where name = ${name} and done_at is not null and due_at < (
      select min(due_at) from (select due_at from work_sweep where name = ${name} and due_at <= ${at}::timestamptz
        order by due_at desc limit ${KEPT_TIMES}) kept)`.execute(db)

/** Due times of the future that are done: nobody waits for them again. */
async function forgetAhead(db: Db, names: readonly string[], after: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from work_sweep where name = any(${[...names]}::text[]) and done_at is not null and due_at > ${after}::timestamptz`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** Those of these queues in which so many items wait that no more are listed. */
async function fullQueues(db: Db, queues: readonly string[]): Promise<Set<string>> {
  if (queues.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${[...new Set(queues)]}::text[]) as queue(name)
    cross join lateral (
      select 1 from pgboss.job where job.name = queue.name and state = 'created' offset ${MOST_WAITING - 1} limit 1) as last`.execute(
    db,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Whether an item of these queues has not been tried to its end yet. */
async function areFresh(db: Db, queues: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    select exists (
      select 1 from pgboss.job where name = any(${[...queues]}::text[]) and state = 'created'
      union all
      select 1 from pgboss.job where name = any(${[...queues]}::text[]) and state = 'active' and retry_count = 0
    ) as fresh`.execute(db)
  return rows[0]?.fresh ?? false
}
