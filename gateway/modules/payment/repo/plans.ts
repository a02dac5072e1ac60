import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type {
  InstallmentBillTable,
  InstallmentItemTable,
  InstallmentPaymentTable,
  InstallmentPlanTable,
} from '../../../db/tables.gen'

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

const planFields = pick('installmentPlan', [
  'bp',
  'companyCode',
  'planId',
  'planNo',
  'state',
  'totalAmount',
  'downPayment',
  'periods',
  'applyReason',
  'applyUserId',
  'appliedAt',
  'reviewNote',
  'reviewedAt',
  'updatedAt',
])
export type PlanHead = Picked<'installmentPlan', typeof planFields>

export const findPlan = (db: Db, bp: string, planId: string) =>
  db
    .selectFrom('installmentPlan')
    .select(planFields)
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .executeTakeFirst()

/** A plan by its id alone: for its paper with a signed address. */
export const planById = (db: Db, planId: string) =>
  db.selectFrom('installmentPlan').select(planFields).where('planId', '=', planId).executeTakeFirst()

/** The plan under its row lock: after the account (A 9.4). */
export const lockPlan = (db: Db, bp: string, planId: string) =>
  db
    .selectFrom('installmentPlan')
    .select(planFields)
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .forUpdate()
    .executeTakeFirst()

const planItemFields = pick('installmentItem', ['bp', 'planId', 'seq', 'dueDate', 'amount', 'paid', 'paidAt', 'state'])
export type PlanItemRow = Picked<'installmentItem', typeof planItemFields>

/** The items of a plan in order; a caller that changes one locks the plan. */
export const itemsOfPlan = (db: Db, bp: string, planId: string) =>
  db
    .selectFrom('installmentItem')
    .select(planItemFields)
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .orderBy('seq')
    .execute()

/** Items of several plans. */
export const itemsOfPlans = async (db: Db, bp: string, planIds: readonly string[]): Promise<PlanItemRow[]> =>
  planIds.length === 0
    ? []
    : db
        .selectFrom('installmentItem')
        .select(planItemFields)
        .where('bp', '=', bp)
        .where('planId', 'in', [...planIds])
        .orderBy('planId')
        .orderBy('seq')
        .execute()

/** All plans of an account, the newest first: a handful. */
export const plansOf = (db: Db, key: { bp: string; companyCode: string }): Promise<PlanHead[]> =>
  db
    .selectFrom('installmentPlan')
    .select(planFields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .orderBy('appliedAt', 'desc')
    .orderBy('planId')
    .execute()

export async function setReviewed(
  db: Db,
  plan: { bp: string; planId: string },
  { note, at }: { note: string | null; at: string },
): Promise<void> {
  await db
    .updateTable('installmentPlan')
    .set({ reviewNote: note, reviewedAt: at })
    .where('bp', '=', plan.bp)
    .where('planId', '=', plan.planId)
    .execute()
}

/** Plans that wait for their down payment, and running ones of which an item is due by `until`, a page of them after an id. */
export const duePlans = (db: Db, until: string, after: string, limit: number) =>
  db
    .selectFrom('installmentPlan as p')
    .select(['p.bp', 'p.companyCode', 'p.planId'])
    .where('p.state', 'in', ['WAIT_DOWN', 'ACTIVE', 'OVERDUE'])
    .where('p.planId', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('installmentItem as i')
          .select('i.seq')
          .whereRef('i.bp', '=', 'p.bp')
          .whereRef('i.planId', '=', 'p.planId')
          .where('i.state', '<>', 'PAID')
          .where('i.dueDate', '<=', until),
      ),
    )
    .orderBy('p.planId')
    .limit(limit)
    .execute()

export async function insertPlanPayment(db: Db, row: Insertable<InstallmentPaymentTable>): Promise<void> {
  await db.insertInto('installmentPayment').values(row).execute()
}

/** Payments of instalments with what each put on each bill: on one bill, or of a whole plan. */
export const planPayments = (db: Db, of: { bp: string } & ({ billId: string } | { planId: string })) =>
  db
    .selectFrom('installmentPayment as i')
    .innerJoin('payOrder as o', (join) => join.onRef('o.bp', '=', 'i.bp').onRef('o.orderId', '=', 'i.orderId'))
    .leftJoin('voucher as v', (join) => join.onRef('v.bp', '=', 'o.bp').onRef('v.payOrderId', '=', 'o.orderId'))
    .select(['i.seq', 'i.billId', 'o.orderId', 'o.orderNo', 'o.channel', 'o.paidAt', 'v.voucherId'])
    .select(['i.principal as settledPrincipal', 'i.lateFee as settledLateFee'])
    .where('i.bp', '=', of.bp)
    .where((eb) => ('billId' in of ? eb('i.billId', '=', of.billId) : eb('i.planId', '=', of.planId)))
    .orderBy('o.paidAt')
    .orderBy('i.seq')
    .execute()
