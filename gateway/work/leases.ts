import { sql } from 'kysely'
import type { Db } from '../db/connect'
import { prepared } from '../db/prepared'
import type { AnyKind } from './kinds'

/*
 * A gateway that works on an item has a lease of it: its id in the item, until the kind's `expire` is over. Each gateway writes a
 * heartbeat every few seconds; without one its leases end at once. Times are the database's: neither the product's clock nor that of
 * a machine counts.
 */

/** ms between two heartbeats, and between two checks for leases that have ended. */
export const HEARTBEAT_EVERY = 3_000
/** Three heartbeats left out: a gateway that is silent for longer is dead, however long its items take. */
const SILENT_SECONDS = 10
/** Characters of an error that are stored. */
const MAX_ERROR = 2_000

/** A try of an item. Its number is `attempts`, from 1. */
export interface Item {
  itemId: string
  kind: string
  key: string
  data: unknown
  dueAt: string | null
  attempts: number
  maxAttempts: number
  /** The span that enqueued it (W3C traceparent). */
  trace: string | null
}

/** Kinds with an item that may run now, the one that has waited longest first. */
export const readyKinds = prepared(
  (_db, p: { names: readonly string[] }) => sql<{ name: string }>`
    select kind.name from unnest(${p.names}::text[]) as kind(name)
    cross join lateral (
      select run_after from work_item
      where work_item.kind = kind.name and state = 'waiting' and run_after <= now() order by run_after limit 1) as first
    order by first.run_after, kind.name`,
)

/** Leases the items of a kind that have waited longest. What another gateway claims at the same time is passed over. */
export async function claim(
  db: Db,
  gatewayId: string,
  { name, expire }: Pick<AnyKind, 'name' | 'expire'>,
  limit: number,
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    with next as (
      select item_id from work_item where kind = ${name} and state = 'waiting' and run_after <= now()
      order by run_after, item_id limit ${limit} for update skip locked),
    claimed as (
      update work_item as item set state = 'active', attempts = attempts + 1, gateway_id = ${gatewayId},
        run_after = now() + make_interval(secs => ${expire})
      from next where item.item_id = next.item_id
      returning item.item_id, kind, key, data, due_at, attempts, max_attempts, trace)
    select * from claimed order by item_id`.execute(db)
  return rows
}

/** Ends an item that is done; false when this try has lost its lease. */
export async function complete(db: Db, { itemId, attempts }: Item): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('workItem')
    .where('itemId', '=', itemId)
    .where('attempts', '=', attempts)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** How a try that failed goes on: after so many seconds, or null: given up. */
export async function release(
  db: Db,
  { itemId, attempts }: Item,
  retryAfter: number | null,
  error: string,
): Promise<void> {
  await sql`
    update work_item set state = ${retryAfter === null ? 'failed' : 'waiting'}, gateway_id = null,
      run_after = now() + make_interval(secs => ${retryAfter ?? 0}),
      failed_at = ${retryAfter === null ? sql`now()` : null}, error = ${storable(error)}
    where item_id = ${itemId} and attempts = ${attempts} and state = 'active'`.execute(db)
}

/** PostgreSQL stores no NUL. */
const storable = (error: string): string => error.replaceAll('\0', '').slice(0, MAX_ERROR)

/** Over a connection of the short reads: long items that use the whole pool keep no gateway from its heartbeat. */
export const heartbeat = prepared(
  (_db, p: { gatewayId: string }) => sql`
    insert into work_gateway (gateway_id, seen_at) values (${p.gatewayId}, now())
    on conflict (gateway_id) do update set seen_at = excluded.seen_at`,
)

/**
 * Seconds since the newest heartbeat that a database has; Infinity without one. Of a replica: how far it is behind. What it says of its
 * replication is not enough: cut off, it has replayed all that it will ever receive.
 */
export async function sinceHeartbeat(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - max(seen_at))::float8 as seconds from work_gateway`.execute(db)
  return rows[0]?.seconds ?? Infinity
}

/** A gateway that has stopped, with nothing under way. */
export const signOff = (db: Db, gatewayId: string): Promise<unknown> =>
  db.deleteFrom('workGateway').where('gatewayId', '=', gatewayId).execute()

/** An item after the end of its lease: it waits again, or was given up because that was its last try. */
export interface Reclaimed {
  itemId: string
  kind: string
  key: string
  isDead: boolean
}

/**
 * Takes back the items of gateways that are silent, and those with a lease that is over; `all` takes back every one, where no other
 * gateway can be. They wait again at once. The try that was broken off counts, so that an item that kills its gateway ends.
 * A silent gateway is deleted here and counts as dead this once: one that lives writes its next heartbeat before it can be found again,
 * and what it claims meanwhile is left to it. An item that is being completed right now is left alone.
 */
export async function reclaim(db: Db, all = false): Promise<Reclaimed[]> {
  const isOrphan = all ? sql`true` : sql`(gateway_id in (select gateway_id from dead) or run_after < now())`
  const { rows } = await sql<Reclaimed>`
    with dead as (
      delete from work_gateway where seen_at < now() - make_interval(secs => ${SILENT_SECONDS}) returning gateway_id),
    lost as (select item_id from work_item where state = 'active' and ${isOrphan} for update skip locked)
    update work_item as item set
      state = case when attempts < max_attempts then 'waiting' else 'failed' end,
      failed_at = case when attempts < max_attempts then null else now() end,
      run_after = now(), gateway_id = null, error = 'its gateway ended, or its time was over'
    from lost where item.item_id = lost.item_id
    returning item.item_id, kind, key, state = 'failed' as is_dead`.execute(db)
  return rows
}
