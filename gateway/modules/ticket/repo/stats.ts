import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'

type Stat = Row<'ticketStat'>
export type StatKey = Pick<Stat, 'companyCode' | 'quarter' | 'ticketType'>
export type StatCounts = Partial<Omit<Stat, keyof StatKey>>

/** Adds to the counts of a quarter. */
export async function count(db: Db, key: StatKey, add: StatCounts): Promise<void> {
  const names = Object.keys(add) as (keyof StatCounts)[]
  await db
    .insertInto('ticketStat')
    .values({ ...key, ...add })
    .onConflict((c) =>
      c
        .columns(['companyCode', 'quarter', 'ticketType'])
        .doUpdateSet(
          Object.fromEntries(names.map((name) => [name, sql`ticket_stat.${sql.ref(name)} + ${add[name] ?? 0}`])),
        ),
    )
    .execute()
}

export const statOf = (db: Db, { companyCode, quarter, ticketType }: StatKey): Promise<Stat | undefined> =>
  db
    .selectFrom('ticketStat')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('quarter', '=', quarter)
    .where('ticketType', '=', ticketType)
    .executeTakeFirst()
