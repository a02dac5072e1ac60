import { sql } from 'kysely'
import type { Gateway } from '../../gateway/app'
import type { Database } from '../../gateway/db/connect'
import type { Work } from '../../gateway/http/context'
import { frozenClock } from '../../gateway/ports/clock'
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

/** Daily work that a pause of the gateway has held up: it sees the moment that it was planned for, and is done at another. */
export const heldUp = (work: Work, { planned, done }: { planned: string; done: string }): Work => ({
  ...work,
  clock: frozenClock(done).plannedFor(planned),
})

type Has = { database: Database }

/** Items that are not done: waiting, under way, waiting for another try, or given up. */
export async function itemsNotDone({ database: { db } }: Has, name?: string): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select kind as name, key, case when state = 'waiting' and attempts > 0 then 'retry' else state end as state, error
    from work_item where ${name ?? null}::text is null or kind = ${name ?? null} order by kind, key`.execute(db)
  return rows
}

/** The data of the items of a kind that wait for their first try. */
export async function dataWaiting({ database: { db } }: Has, name: string): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data from work_item where kind = ${name} and state = 'waiting' and attempts = 0 order by item_id`.execute(db)
  return rows.map(({ data }) => data)
}

/** Messages that wait to be handed out. */
export const messagesWaiting = (gateway: Has): Promise<unknown[]> => dataWaiting(gateway, 'message.handOut')

/** How many items of each kind this gateway has done since its start: they leave no row. */
export async function itemsDone({ app }: Pick<Gateway, 'app'>): Promise<Record<string, number>> {
  const { body } = await app.inject('/metrics')
  const counts = body.matchAll(/^gateway_work_seconds_count\{kind="([^"]+)",end="done"\} (\d+)$/gm)
  return Object.fromEntries([...counts].map(([, name = '', n]) => [name, Number(n)]))
}

/** The time of the next try of what has failed comes at once. */
export const hurryTries = ({ database: { db } }: Has): Promise<unknown> =>
  sql`update work_item set run_after = now() where state = 'waiting' and attempts > 0`.execute(db)
