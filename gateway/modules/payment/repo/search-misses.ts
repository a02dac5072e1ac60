import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { PaySearchMissTable } from '../../../db/tables.gen'

/** One search of a user at a time, so that parallel guesses count each other. */
export async function lockSearch(db: Db, companyCode: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`search|${companyCode}|${userId}`}, 0))`.execute(db)
}

export async function missesSince(db: Db, companyCode: string, userId: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('paySearchMiss')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('companyCode', '=', companyCode)
    .where('userId', '=', userId)
    .where('missedAt', '>', since)
    .executeTakeFirst()
  return row?.n ?? 0
}

export async function insertMiss(db: Db, row: Insertable<PaySearchMissTable>): Promise<void> {
  await db.insertInto('paySearchMiss').values(row).execute()
}
