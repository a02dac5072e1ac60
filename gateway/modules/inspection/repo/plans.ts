import { sql } from 'kysely'
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

/** Writes how often there was no contact. */
export const setMisses = (db: Db, { bp, planId, version }: Plan, missCount: number, now: string) =>
  db
    .updateTable('inspectionPlan')
    .set({ missCount, version: version + 1, updatedAt: now })
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .execute()

/** The visit that is next: the earliest of a year that is not done. One with a term that is over is still owed. */
export const nextPlan = (db: Db, bp: string, planYear: number): Promise<Plan | undefined> =>
  db
    .selectFrom('inspectionPlan')
    .selectAll()
    .where('bp', '=', bp)
    .where('status', '<>', 'DONE')
    .where('planYear', '=', planYear)
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

interface Wanted {
  bp: string
  companyCode: string
  seq: number
}

/**
 * Of customers with the visits that they have to have, the numbers of those that lack one in the year, or have one with a term of these last
 * days that is not arranged; in their order.
 */
export async function unplanned(
  db: Db,
  wanted: readonly Wanted[],
  { year, reminded, today }: { year: number; reminded: readonly string[]; today: string },
): Promise<Omit<Wanted, 'seq'>[]> {
  const { rows } = await sql<Omit<Wanted, 'seq'>>`
    select distinct k.bp, k.company_code from unnest(
      ${wanted.map(({ bp }) => bp)}::text[], ${wanted.map(({ companyCode }) => companyCode)}::text[],
      ${wanted.map(({ seq }) => seq)}::int[]) as k(bp, company_code, seq)
    where not exists (select 1 from inspection_plan p where p.bp = k.bp and p.plan_year = ${year} and p.seq = k.seq)
      or exists (
        select 1 from inspection_plan p where p.bp = k.bp and p.plan_year = ${year} and p.due_to = any(${[...reminded]}::date[])
          and (p.status in ('WAITING', 'MISSED') or (p.status = 'APPOINTED' and p.appoint_date < ${today}::date)))
    order by k.bp`.execute(db)
  return rows
}
