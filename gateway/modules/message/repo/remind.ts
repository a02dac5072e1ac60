import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { PayRemindConfigTable } from '../../../db/tables.gen'

export const configsOf = (db: Db, bp: string, userIds: readonly string[]) =>
  db
    .selectFrom('payRemindConfig')
    .selectAll()
    .where('bp', '=', bp)
    .where('userId', 'in', [...userIds])
    .execute()

export const remindersOf = (db: Db, userId: string, bps: readonly string[]) =>
  db
    .selectFrom('payRemindConfig')
    .selectAll()
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .orderBy('bp')
    .execute()

export async function saveConfig(db: Db, row: Insertable<PayRemindConfigTable>): Promise<void> {
  const { bp: _bp, userId: _userId, ...rest } = row
  await db
    .insertInto('payRemindConfig')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'userId']).doUpdateSet(rest))
    .execute()
}

export const dropConfigs = async (db: Db, userId: string, bps: readonly string[]): Promise<void> => {
  if (bps.length === 0) return
  await db
    .deleteFrom('payRemindConfig')
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .execute()
}
