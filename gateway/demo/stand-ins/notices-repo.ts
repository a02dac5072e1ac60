import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import type { Row } from '../../db/rows'

/* Notifications of a stand-in to the product: each in a table of its own, tried some times, removed when it was taken. */

interface Tables {
  tax_notice: Row<'taxNotice'>
  sandbox_sign_notice: Row<'sandboxSignNotice'>
}
type Table = keyof Tables

/** Takes due notices for one attempt; the next is dated before the first is made, so that a killed process loses none. */
export async function takeNotices<T extends Table>(
  db: Db,
  table: T,
  { now, next, attempts, limit }: { now: string; next: string; attempts: number; limit: number },
): Promise<Tables[T][]> {
  const { rows } = await sql<Tables[T]>`
    update ${sql.table(table)} n set attempts = n.attempts + 1, due_at = ${next}::timestamptz
    from (
      select ctid from ${sql.table(table)}
      where due_at <= ${now}::timestamptz and attempts < ${attempts}
      order by due_at, notice_id limit ${limit} for update skip locked
    ) due
    where n.ctid = due.ctid
    returning n.*`.execute(db)
  return rows
}

/** Whether one is due that has been tried fewer times. */
export async function hasNotices(db: Db, table: Table, now: string, attempts: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where due_at <= ${now}::timestamptz and attempts < ${attempts} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
