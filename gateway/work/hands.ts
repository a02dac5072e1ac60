import { sql } from 'kysely'
import type { Db } from '../db/connect'
import { prepared } from '../db/prepared'
import type { Kept } from './queue'

/*
 * Whose hands an item is in stands in the item itself (`output`, which nobody else uses before its end); each gateway says every few
 * seconds that it lives. Times are the database's: neither the product's clock nor that of a machine counts.
 */

/** ms between two signs of life, and between two looks for gateways that give none. */
export const BEAT_EVERY = 3_000
/** Three signs left out: a gateway that is silent for longer is dead, whatever its items take. */
const SILENT_SECONDS = 10

export interface Item {
  id: string
  name: string
  data: Kept
  singletonKey: string | null
  retryCount: number
  retryLimit: number
}

/** What waits longest in a queue, as pg-boss itself fetches it, and in the same statement in whose hands it is. */
export async function take(db: Db, gatewayId: string, queue: string, most: number): Promise<Item[]> {
  const { rows } = await sql<Item>`
    with next as (
      select id from pgboss.job where name = ${queue} and state < 'active' and start_after < now()
      order by priority desc, created_on, id limit ${most} for update skip locked)
    update pgboss.job as job set state = 'active', started_on = now(), output = jsonb_build_object('gateway', ${gatewayId}::text),
      retry_count = retry_count + (started_on is not null)::int
    from next where job.name = ${queue} and job.id = next.id
    returning job.id, job.name, data, singleton_key, retry_count, retry_limit`.execute(db)
  return rows
}

/** On a connection of the short reads: long items that hold the whole pool keep no gateway from saying that it lives. */
export const beat = prepared(
  (_db, p: { gatewayId: string }) => sql`
    insert into work_gateway (gateway_id, seen_at) values (${p.gatewayId}, now())
    on conflict (gateway_id) do update set seen_at = excluded.seen_at`,
)

export const leave = (db: Db, gatewayId: string): Promise<unknown> =>
  db.deleteFrom('workGateway').where('gatewayId', '=', gatewayId).execute()

/** An item that its gateway's end has put back, or given up because that was its last try. */
export interface PutBack {
  id: string
  kind: string
  key: string | null
  isDead: boolean
}

/**
 * What dead gateways had in hand waits again at once; the try that was broken off counts, so that an item that kills its gateway ends.
 * Only what names a gateway that has just been found dead: one that was taken for dead and lives says so again before it can be found
 * a second time, and what it takes meanwhile is left alone.
 */
export async function putBack(db: Db): Promise<PutBack[]> {
  const { rows } = await sql<PutBack>`
    with dead as (
      delete from work_gateway where seen_at < now() - make_interval(secs => ${SILENT_SECONDS}) returning gateway_id)
    update pgboss.job as job set
      state = case when retry_count < retry_limit then 'retry' else 'failed' end::pgboss.job_state,
      start_after = case when retry_count < retry_limit then now() else start_after end,
      completed_on = case when retry_count < retry_limit then null else now() end,
      output = jsonb_build_object('message', 'the gateway that had it in hand has ended')
    from dead where job.state = 'active' and job.output ->> 'gateway' = dead.gateway_id
    returning job.id, job.name as kind, singleton_key as key, job.state = 'failed' as is_dead`.execute(db)
  return rows
}
