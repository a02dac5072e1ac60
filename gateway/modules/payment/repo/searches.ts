import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { lockByName } from '../../../db/lock'
import type { PaySearchTable } from '../../../db/tables.gen'

/** One search of a user at a time, so that parallel guesses count each other. */
export const lockSearch = (db: Db, companyCode: string, userId: string): Promise<void> =>
  lockByName(db, 'search', companyCode, userId)

/** How often a user searched since then, and how often without a result. */
export async function searchesSince(
  db: Db,
  companyCode: string,
  userId: string,
  since: string,
): Promise<{ searches: number; misses: number }> {
  return db
    .selectFrom('paySearch')
    .select([
      sql<number>`count(*)::int`.as('searches'),
      sql<number>`(count(*) filter (where not found))::int`.as('misses'),
    ])
    .where('companyCode', '=', companyCode)
    .where('userId', '=', userId)
    .where('searchedAt', '>', since)
    .executeTakeFirstOrThrow()
}

export async function insertSearch(db: Db, row: Insertable<PaySearchTable>): Promise<void> {
  await db.insertInto('paySearch').values(row).execute()
}
