import { Value } from '@sinclair/typebox/value'
import type { Static, TSchema } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Db } from '../db/connect'
import type { Work } from '../http/context'
import { currentSpan } from '../tracing/tracer'
import type { AnyKind, Kind, Listed } from './kinds'

type Sender = Pick<Work, 'db' | 'afterCommit' | 'queues'>

/**
 * Enqueues work in the caller's transaction: it is there when that commits, and begins at once. An item of the same kind and key that
 * waits for its first try stands for this one; it does not begin before the transaction ends. Throws on data that the kind does not
 * accept.
 */
export async function enqueue<S extends TSchema>(
  work: Sender,
  kind: Kind<S>,
  key: string,
  data: Static<S>,
): Promise<void> {
  // The one that waits may begin between the two statements: then this one is added after all.
  while (!(await insert(work, kind, [{ key, data }], null)) && !(await lockFresh(work.db, kind.name, key)));
  work.afterCommit(() => work.queues.wake())
}

/**
 * Enqueues what a sweep lists. With `dueAt` the items belong to its due time. Without, one that waits, is under way or was given up
 * under the same key stands for the new one: a sweep that finds the same thing again and again makes one item of it.
 */
export async function enqueueListed(
  work: Sender,
  kind: AnyKind,
  items: readonly Listed[],
  dueAt?: string,
): Promise<void> {
  if (items.length === 0) return
  if (dueAt !== undefined) {
    const named = items.map(({ key, data }) => ({ key: `${key}@${dueAt}`, data }))
    await insert(work, kind, named, dueAt)
  } else {
    const tried = await triedKeys(work.db, kind.name, items)
    const rest = items.filter(({ key }) => !tried.has(key))
    if (rest.length > 0) await insert(work, kind, rest, null)
  }
  work.afterCommit(() => work.queues.wake())
}

/** Adds those that do not wait yet. Returns whether there was one. */
async function insert(work: Sender, kind: AnyKind, items: readonly Listed[], dueAt: string | null): Promise<boolean> {
  const { name, retry } = kind
  if (!work.queues.has(name)) throw new Error(`no area runs items of ${name}`)
  const rows = JSON.stringify(items.map(({ key, data }) => ({ key, data: checked(kind, data) })))
  const { numAffectedRows } = await sql`
    insert into work_item (kind, key, data, due_at, max_attempts, trace)
    select ${name}, key, data, ${dueAt}::timestamptz, ${retry.limit + 1}::int, ${currentSpan()}::text
    from jsonb_to_recordset(${rows}::jsonb) as listed(key text, data jsonb)
    on conflict (kind, key) where state = 'waiting' and attempts = 0 do nothing`.execute(work.db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Keeps the item that waits under this key from being claimed until the transaction ends; false when there is none any more. */
async function lockFresh(db: Db, kind: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from work_item where kind = ${kind} and key = ${key} and state = 'waiting' and attempts = 0
    for key share`.execute(db)
  return rows.length > 0
}

/** Those of the keys with an item that has been tried and is not done: it waits for another try, is under way, or was given up. */
async function triedKeys(db: Db, kind: string, items: readonly Listed[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from work_item
    where kind = ${kind} and attempts > 0 and key = any(${items.map(({ key }) => key)}::text[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

function checked(kind: AnyKind, data: unknown): unknown {
  const fault = Value.Errors(kind.data, data).First()
  if (fault) throw new TypeError(`item of ${kind.name}: ${fault.path} ${fault.message}`)
  return data
}

/** Removes what this transaction sees waiting of a kind and returns its data, in the order in which it was enqueued. */
export async function removeWaiting(db: Db, kind: string): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    with removed as (delete from work_item where kind = ${kind} and state = 'waiting' returning item_id, data)
    select data from removed order by item_id`.execute(db)
  return rows.map(({ data }) => data)
}
