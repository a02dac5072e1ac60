import { Value } from '@sinclair/typebox/value'
import type { Static, TSchema } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Db } from '../db/connect'
import type { Work } from '../http/context'
import { bossDb, writer } from './boss'
import { currentSpan } from '../tracing/tracer'
import type { AnyKind, Kind, Listed } from './kinds'

/** What an item holds. */
export interface Kept {
  data: unknown
  /** The span that handed it on (W3C traceparent): its own goes on with that trace. */
  trace?: string
  /** The due time of its sweep: the item runs by a clock that stands there. Absent: by the product's clock. */
  at?: string
}

type Giver = Pick<Work, 'db' | 'afterCommit' | 'queues'>

/**
 * Hands work on in the caller's transaction: it is there when that commits, and begins at once. While an item of the same kind and key
 * waits for its first try this one is left out. Throws on data that the kind does not take.
 */
export async function enqueue<S extends TSchema>(
  work: Giver,
  kind: Kind<S>,
  key: string,
  data: Static<S>,
): Promise<void> {
  await insert(work, kind, [{ key, data }])
}

/**
 * What a sweep lists. With `at` the items belong to its due time. Without, one that waits, is under way or was given up under the same
 * key stands for the new one: a sweep that finds the same thing again and again makes one item of it.
 */
export async function enqueueListed(work: Giver, kind: AnyKind, items: readonly Listed[], at?: string): Promise<void> {
  if (items.length === 0) return
  if (at !== undefined) return insert(work, kind, items, at)
  const known = await openKeys(work.db, kind.name, items)
  await insert(
    work,
    kind,
    items.filter(({ key }) => !known.has(key)),
  )
}

async function insert(work: Giver, kind: AnyKind, items: readonly Listed[], at?: string): Promise<void> {
  if (items.length === 0) return
  if (!work.queues.has(kind.name)) throw new Error(`no area takes items of ${kind.name}`)
  const trace = currentSpan()
  const jobs = items.map(({ key, data }) => ({
    name: kind.name,
    data: {
      data: checked(kind, data),
      ...(at !== undefined && { at }),
      ...(trace !== null && { trace }),
    } satisfies Kept,
    singletonKey: at === undefined ? key : `${key}@${at}`,
  }))
  await writer.insert(jobs, { db: bossDb(work.db) })
  work.afterCommit(() => work.queues.wake())
}

async function openKeys(db: Db, queue: string, items: readonly Listed[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from pgboss.job
    where name = ${queue} and state <> 'completed' and singleton_key = any(${items.map(({ key }) => key)}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}

function checked(kind: AnyKind, data: unknown): unknown {
  const fault = Value.Errors(kind.data, data).First()
  if (fault) throw new TypeError(`item of ${kind.name}: ${fault.path} ${fault.message}`)
  return data
}
