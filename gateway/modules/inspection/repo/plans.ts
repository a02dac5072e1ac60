import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type Plan = Row<'inspectionPlan'>

/** A planned visit; nothing where the customer has it already. */
export const insertPlan = async (db: Db, row: NewRow<'inspectionPlan'>): Promise<void> => {
  await db
    .insertInto('inspectionPlan')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const lockPlan = (db: Db, bp: string, planId: string): Promise<Plan | undefined> =>
  db
    .selectFrom('inspectionPlan')
    .selectAll()
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .forUpdate()
    .executeTakeFirst()

/** The visit that is next: the earliest that is not done and not over. */
export const nextPlan = (db: Db, bp: string, today: string): Promise<Plan | undefined> =>
  db
    .selectFrom('inspectionPlan')
    .selectAll()
    .where('bp', '=', bp)
    .where('status', '<>', 'DONE')
    .where('dueTo', '>=', today)
    .orderBy('dueTo')
    .limit(1)
    .executeTakeFirst()

/** By its id alone: staff know the company only. */
export const planOfCompany = (db: Db, companyCode: string, planId: string): Promise<Plan | undefined> =>
  db
    .selectFrom('inspectionPlan')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('planId', '=', planId)
    .executeTakeFirst()

export const plansOfYear = (db: Db, bp: string, planYear: number): Promise<Plan[]> =>
  db
    .selectFrom('inspectionPlan')
    .selectAll()
    .where('bp', '=', bp)
    .where('planYear', '=', planYear)
    .orderBy('seq')
    .execute()
