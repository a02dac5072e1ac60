import { sql } from 'kysely'
import type { Db } from '../db/connect'

/** An item that was given up after its last try. */
export interface DeadLetter {
  itemId: string
  kind: string
  key: string
  /** What the last try ended with. */
  error: string
  tries: number
  failedAt: string
}

/** Items that name no company are everybody's. */
const ofCompany = (companyCode: string) =>
  sql`state = 'failed' and coalesce(data -> 'data' ->> 'companyCode', ${companyCode}) = ${companyCode}`

/** Dead letters of a company, the oldest first. */
export async function deadLetters(
  db: Db,
  companyCode: string,
  page: { offset: number; limit: number },
): Promise<{ rows: DeadLetter[]; total: number }> {
  const { rows } = await sql<DeadLetter>`
    select id::text as item_id, name as kind, coalesce(singleton_key, '') as key, coalesce(output ->> 'message', '') as error,
      retry_count + 1 as tries, completed_on as failed_at
    from pgboss.job where ${ofCompany(companyCode)}
    order by completed_on, id offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: await countDead(db, companyCode) }
}

/** How many dead letters a company has. */
export async function countDead(db: Db, companyCode: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where ${ofCompany(companyCode)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** One more try, at once; false when the item is no dead letter of this company. */
export async function retryDead(db: Db, companyCode: string, itemId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where id = ${itemId}::uuid and ${ofCompany(companyCode)}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** It is not needed any more; false when the item is no dead letter of this company. */
export async function dropDead(db: Db, companyCode: string, itemId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from pgboss.job where id = ${itemId}::uuid and ${ofCompany(companyCode)}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export interface ItemCount {
  kind: string
  state: string
  n: number
  /** Seconds for which the oldest of those that wait has been due; 0 in other states. */
  waited: number
}

/** How much of each kind waits, is under way or was given up. */
export async function countItems(db: Db): Promise<ItemCount[]> {
  const { rows } = await sql<ItemCount>`
    select name as kind, state::text as state, count(*)::int as n,
      greatest(0, coalesce(max(extract(epoch from now() - start_after)) filter (where state < 'active'), 0))::float8 as waited
    from pgboss.job where state <> 'completed' group by name, state`.execute(db)
  return rows
}
