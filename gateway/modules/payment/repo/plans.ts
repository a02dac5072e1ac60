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

export async function setItemPaid(db: Db, bp: string, planId: string, seq: number, at: string): Promise<void> {
  await db
    .updateTable('installmentItem')
    .set((eb) => ({ paid: eb.ref('amount'), paidAt: at, state: 'PAID' }))
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .where('seq', '=', seq)
    .execute()
}

/** A bill goes into a plan: its own late fee stops; what is owed of it is kept as carried, beside what was waived (AE-41, AE-82). */
export async function bindBill(
  db: Db,
  bp: string,
  bill: { billId: string; lateFee: string; planId: string; on: string; at: string },
): Promise<void> {
  await db
    .updateTable('bill')
    .set({
      installmentId: bill.planId,
      state: 'IN_INSTALLMENT',
      lateFeeCarried: sql<string>`late_fee_waived + ${bill.lateFee}::numeric`,
      lateFeeBaseDate: bill.on,
      updatedAt: bill.at,
    })
    .where('bp', '=', bp)
    .where('billId', '=', bill.billId)
    .execute()
}
