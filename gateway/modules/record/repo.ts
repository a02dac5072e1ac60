import { sql } from 'kysely'
import type { Db } from '../../db/connect'

/** Declarations and confirmations of one customer wait for each other until the end of the transaction. */
export const lockSites = async (db: Db, bp: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`usage_site|${bp}`}, 8))`.execute(db)
}

/** A confirmed place becomes the customer's main one where no other confirmed place is. */
export const makeMain = async (db: Db, { bp, siteId }: { bp: string; siteId: string }): Promise<void> => {
  await db
    .updateTable('usageSite')
    .set({ isMain: true })
    .where('bp', '=', bp)
    .where('siteId', '=', siteId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('usageSite as other')
            .select('other.siteId')
            .where('other.bp', '=', bp)
            .where('other.state', '=', 'CONFIRMED')
            .where('other.isMain', '=', true),
        ),
      ),
    )
    .execute()
}
