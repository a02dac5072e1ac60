import { sql } from 'kysely'
import type { Database } from '../../gateway/db/connect'
import type { AreaWork, Sweep } from '../../gateway/work/kinds'

interface Item {
  name: string
  key: string
  state: string
  error: string | null
}

/** A sweep of an area by its name. */
export function sweepOf(work: AreaWork, name: string): Sweep {
  const found = work.sweeps.find((sweep) => sweep.name === name)
  if (!found) throw new Error(`no sweep ${name}`)
  return found
}

type Has = { database: Database }

/** Items that are not done: waiting, under way, waiting for another try, or given up. */
export async function itemsNotDone({ database: { db } }: Has, name?: string): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select name, singleton_key as key, state::text as state, output ->> 'message' as error from pgboss.job
    where state <> 'completed' and (${name ?? null}::text is null or name = ${name ?? null}) order by name, singleton_key`.execute(
    db,
  )
  return rows
}

/** What waits to be handed out as messages. */
export async function messagesWaiting({ database: { db } }: Has): Promise<unknown[]> {
  const { rows } = await sql<{
    data: unknown
  }>`select data from pgboss.job where name = 'message.handOut' and state = 'created'`.execute(db)
  return rows
}

/** How many items of each kind are done. */
export async function itemsDone({ database: { db } }: Has): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; n: number }>`
    select name, count(*)::int as n from pgboss.job where state = 'completed' group by name order by name`.execute(db)
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

/** The time of the next try of what has failed comes at once. */
export const hurryTries = ({ database: { db } }: Has): Promise<unknown> =>
  sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(db)
