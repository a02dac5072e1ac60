import { sql } from 'kysely'
import type { Db } from '../db/connect'

/** An item that was given up after its last try. It stays until the desk decides. */
export interface DeadLetter {
  itemId: string
  kind: string
  key: string
  /** What the last try ended with. */
  error: string
  tries: number
  failedAt: string
}

/** CV-10: an item that names no company is its customer's; one that names neither belongs to every company. */
const ofCompany = (companyCode: string) => sql<boolean>`state = 'failed' and coalesce(
  data ->> 'companyCode' = ${companyCode},
  data ->> 'bp' is null or exists (select from customer as c where c.bp = data ->> 'bp' and c.company_code = ${companyCode}))`

/** Dead letters of a company, the oldest first. */
export async function deadLetters(
  db: Db,
  companyCode: string,
  page: { offset: number; limit: number },
): Promise<{ rows: DeadLetter[]; total: number }> {
  const { rows } = await sql<DeadLetter>`
    select item_id, kind, key, coalesce(error, '') as error, attempts as tries, failed_at
    from work_item where ${ofCompany(companyCode)}
    order by failed_at, item_id offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: await countDead(db, companyCode) }
}

/** How many dead letters a company has. */
export async function countDead(db: Db, companyCode: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from work_item where ${ofCompany(companyCode)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** One more try, at once; false when the item is no dead letter of this company. */
export async function retryDead(db: Db, companyCode: string, itemId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update work_item set state = 'waiting', max_attempts = attempts + 1, run_after = now(), failed_at = null
    where item_id = ${itemId} and ${ofCompany(companyCode)}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Drops it: it is not needed any more; false when the item is no dead letter of this company. */
export async function dropDead(db: Db, companyCode: string, itemId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from work_item where item_id = ${itemId} and ${ofCompany(companyCode)}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export interface ItemCount {
  kind: string
  /** waiting: for the first try; retry: for another one; active; failed: given up. */
  state: string
  n: number
  /** Seconds for which the oldest of those that wait has been due; 0 in other states. */
  waited: number
}

/** How many items of each kind wait, are under way or were given up. */
export async function countItems(db: Db): Promise<ItemCount[]> {
  const { rows } = await sql<ItemCount>`
    select kind, case when state = 'waiting' and attempts > 0 then 'retry' else state end as state, count(*)::int as n,
      greatest(0, coalesce(max(extract(epoch from now() - run_after)) filter (where state = 'waiting'), 0))::float8 as waited
    from work_item group by 1, 2`.execute(db)
  return rows
}
