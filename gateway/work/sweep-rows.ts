import { sql } from 'kysely'
import type { Db } from '../db/connect'
import { prepared } from '../db/prepared'
import { isoOf } from '../ports/clock'
import { dueTimes } from './due'
import type { Sweep } from './kinds'

/* The rows of work_sweep: one per sweep and due time is what several gateways agree on. */

/** A sweep at one of its due times, in ms. */
export interface Due {
  sweep: Sweep
  at: number
}

export interface Times {
  /** The due time that has not been listed to its end. */
  openAt: number | null
  /** A page of that one is listed. */
  isBegun: boolean
  lastAt: number
}

/** Of each sweep that was ever opened, by its name. */
export async function timesOf(db: Db): Promise<Map<string, Times>> {
  const times = new Map<string, Times>()
  for (const { name, dueAt, isOpen, isBegun } of await rowsOf(db, {})) {
    const at = Date.parse(dueAt)
    const before = times.get(name)
    const isNewer = isOpen && at > (before?.openAt ?? 0)
    times.set(name, {
      openAt: isNewer ? at : (before?.openAt ?? null),
      isBegun: isNewer ? isBegun : (before?.isBegun ?? false),
      lastAt: Math.max(at, before?.lastAt ?? 0),
    })
  }
  return times
}

const rowsOf = prepared((db, _p: object) =>
  db
    .selectFrom('workSweep')
    .select((eb) => ['name', 'dueAt', eb('doneAt', 'is', null).as('isOpen'), sql<boolean>`cursor <> ''`.as('isBegun')]),
)

const keysOf = (dues: readonly Due[]) => ({
  names: dues.map(({ sweep }) => sweep.name),
  times: dues.map(({ at }) => isoOf(at)),
})

/** Of two gateways one opens each, and none one that lies before the last. Returns whether this one opened any. */
export async function openTimes(db: Db, dues: readonly Due[]): Promise<boolean> {
  if (dues.length === 0) return false
  const { names, times } = keysOf(dues)
  const { rows } = await sql`
    insert into work_sweep (name, due_at, started_at)
    select name, due_at, due_at from unnest(${names}::text[], ${times}::timestamptz[]) as due(name, due_at)
    where not exists (select 1 from work_sweep as later where later.name = due.name and later.due_at >= due.due_at)
    on conflict do nothing returning name`.execute(db)
  return rows.length > 0
}

/** Locks those of them that are open and that no other gateway lists right now. Returns the last key that was listed, by sweep. */
export async function lockTimes(db: Db, dues: readonly Due[]): Promise<Map<string, string>> {
  const { names, times } = keysOf(dues)
  const { rows } = await sql<{ name: string; cursor: string }>`
    select name, cursor from work_sweep
    where done_at is null and (name, due_at) in (select * from unnest(${names}::text[], ${times}::timestamptz[]))
    for update skip locked`.execute(db)
  return new Map(rows.map(({ name, cursor }) => [name, cursor]))
}

export const saveCursor = (db: Db, { sweep, at }: Due, cursor: string): Promise<unknown> =>
  db.updateTable('workSweep').set({ cursor }).where('name', '=', sweep.name).where('dueAt', '=', isoOf(at)).execute()

/** They are listed to their end; of each sweep only the last row stays. */
export async function endTimes(db: Db, dues: readonly Due[], now: string): Promise<void> {
  if (dues.length === 0) return
  const { names, times } = keysOf(dues)
  await sql`
    with ended as (select * from unnest(${names}::text[], ${times}::timestamptz[]) as ended(name, due_at)),
    before as (
      delete from work_sweep using ended
      where work_sweep.name = ended.name and work_sweep.due_at < ended.due_at and done_at is not null)
    update work_sweep set done_at = ${now} from ended
    where work_sweep.name = ended.name and work_sweep.due_at = ended.due_at`.execute(db)
}

/** Removes due times of the future that are done: they come again. Returns whether there were any. */
export async function removeAhead(db: Db, names: readonly string[], after: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from work_sweep where name = any(${[...names]}::text[]) and done_at is not null and due_at > ${after}::timestamptz`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** Seconds, by the product's clock, for which each daily sweep has been due without having been listed to its end; 0: in time. */
export async function lateness(db: Db, sweeps: readonly Sweep[], now: number): Promise<Map<string, number>> {
  const known = await timesOf(db)
  const daily = sweeps.filter(({ schedule }) => 'dailyAt' in schedule)
  return new Map(
    daily.map((sweep) => {
      const times = known.get(sweep.name)
      const due = times?.openAt ?? dueTimes(sweep, times?.lastAt ?? null, now)[0] ?? now
      return [sweep.name, Math.max(0, (now - due) / 1000)]
    }),
  )
}
