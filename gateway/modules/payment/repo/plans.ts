import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { InstallmentBillTable, InstallmentItemTable, InstallmentPlanTable } from '../../../db/tables.gen'

/** Head of a plan with how far it has got; the down payment counts as a period. */
export const planHead = (db: Db, bp: string, planId: string) =>
  db
    .selectFrom('installmentPlan as p')
    .innerJoin('installmentItem as i', (join) => join.onRef('i.bp', '=', 'p.bp').onRef('i.planId', '=', 'p.planId'))
    .select([
      'p.planId',
      'p.planNo',
      'p.state',
      'p.periods',
      sql<number>`count(*) filter (where i.state = 'PAID' and i.seq > 0)::int`.as('paidPeriods'),
    ])
    .where('p.bp', '=', bp)
    .where('p.planId', '=', planId)
    .groupBy(['p.planId', 'p.planNo', 'p.state', 'p.periods'])
    .executeTakeFirst()

export interface NewPlan {
  plan: Insertable<InstallmentPlanTable>
  bills: Insertable<InstallmentBillTable>[]
  items: Insertable<InstallmentItemTable>[]
}

export async function insertPlan(db: Db, row: NewPlan): Promise<void> {
  await db.insertInto('installmentPlan').values(row.plan).execute()
  await db.insertInto('installmentBill').values(row.bills).execute()
  await db.insertInto('installmentItem').values(row.items).execute()
}

export const planBills = (db: Db, bp: string, planId: string) =>
  db
    .selectFrom('installmentBill')
    .select(['billId', 'principal', 'lateFee'])
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .orderBy('billId')
    .execute()

export const findItem = (db: Db, bp: string, planId: string, seq: number) =>
  db
    .selectFrom('installmentItem')
    .select(['bp', 'planId', 'seq', 'amount', 'state'])
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .where('seq', '=', seq)
    .forUpdate()
    .executeTakeFirst()
