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

export async function saveConfig(db: Db, row: Insertable<PayRemindConfigTable>): Promise<void> {
  const { bp: _bp, userId: _userId, ...rest } = row
  await db
    .insertInto('payRemindConfig')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'userId']).doUpdateSet(rest))
    .execute()
}

/** Customers of whom a bill is open, a page of them after a number. */
export const owingCustomers = (db: Db, after: string, limit: number) =>
  db
    .selectFrom('bill')
    .select(['bp', 'companyCode'])
    .distinct()
    .where('state', 'in', ['UNPAID', 'PART_PAID', 'OVERDUE'])
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()
