import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import type { AuthCentreSessionTable } from '../../db/tables.gen'

export type CentreRow = Selectable<AuthCentreSessionTable>

export const insertCentreSession = async (db: Db, row: CentreRow): Promise<void> => {
  await db.insertInto('authCentreSession').values(row).execute()
}

export const liveCentreSession = (db: Db, sidHash: string, now: string): Promise<CentreRow | undefined> =>
  db
    .selectFrom('authCentreSession')
    .selectAll()
    .where('sidHash', '=', sidHash)
    .where('expireAt', '>', now)
    .executeTakeFirst()

export const deleteCentreSession = async (db: Db, sidHash: string): Promise<void> => {
  await db.deleteFrom('authCentreSession').where('sidHash', '=', sidHash).execute()
}

export const purgeCentreSessions = async (db: Db, now: string): Promise<void> => {
  await db.deleteFrom('authCentreSession').where('expireAt', '<=', now).execute()
}
