import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountCancelTable } from '../../../db/tables.gen'
import type { CancelRow } from './users'

export const insertCancel = async (db: Db, row: Insertable<AccountCancelTable>): Promise<void> => {
  await db.insertInto('accountCancel').values(row).execute()
}

/** Coolings-off that have ended. */
export const dueCancels = (db: Db, now: string, after: string, limit: number): Promise<CancelRow[]> =>
  db
    .selectFrom('accountCancel')
    .selectAll()
    .where('status', '=', 'C0')
    .where('effectiveAt', '<=', now)
    .where('cancelId', '>', after)
    .orderBy('cancelId')
    .limit(limit)
    .execute()

/** The user's running cooling-off, locked. */
export const lockOpenCancel = (db: Db, userId: string): Promise<CancelRow | undefined> =>
  db
    .selectFrom('accountCancel')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'C0')
    .forUpdate()
    .executeTakeFirst()

/** CX-05: what ties the user to WeChat and to credentials. */
export async function forgetTies(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('wxRelation').where('userId', '=', userId).execute()
  await db.deleteFrom('securityTicket').where('userId', '=', userId).execute()
  await db.deleteFrom('authTmpCode').where('userId', '=', userId).execute()
}
