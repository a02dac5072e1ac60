import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountCancelTable } from '../../../db/tables.gen'
import type { CancelRow } from './users'

export const insertCancel = async (db: Db, row: Insertable<AccountCancelTable>): Promise<void> => {
  await db.insertInto('accountCancel').values(row).execute()
}

/** Coolings-off whose day has come. */
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

/** C0 → this state; false when it is no longer open. */
export async function endCancel(db: Db, cancelId: string, status: 'C1' | 'C3'): Promise<boolean> {
  const result = await db
    .updateTable('accountCancel')
    .set({ status })
    .where('cancelId', '=', cancelId)
    .where('status', '=', 'C0')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** CX-05: every binding of the user ends; the rows stay for audit, their rights go. */
export async function unbindAll(db: Db, userId: string, now: string): Promise<{ bp: string; bindingId: string }[]> {
  const ended = await db
    .updateTable('bpBinding')
    .set({ status: 'UNBOUND', isDefault: false, updatedAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'LIVE')
    .returning(['bp', 'bindingId'])
    .execute()
  for (const { bp, bindingId } of ended)
    await db.deleteFrom('bindingAuthority').where('bp', '=', bp).where('bindingId', '=', bindingId).execute()
  return ended
}

/** CX-05: what ties the person to WeChat, to tenants and to credentials. */
export async function forgetTies(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('wxRelation').where('userId', '=', userId).execute()
  await db.deleteFrom('tenantMember').where('userId', '=', userId).execute()
  await db.deleteFrom('securityTicket').where('userId', '=', userId).execute()
  await db.deleteFrom('authTmpCode').where('userId', '=', userId).execute()
}
