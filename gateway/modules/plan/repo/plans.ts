import { sql, type Kysely, type Updateable } from 'kysely'
import type { PlanType } from '@domain/statuses/gas-plan'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import type { NewRow, Row } from '../../../db/rows'
import type { DB, GasPlanTable } from '../../../db/tables.gen'

export type Plan = Row<'gasPlan'>

interface PeriodKey {
  bp: string
  groupId: string
  planType: PlanType
  period: string
}

export async function insertPlans(db: Db, rows: readonly NewRow<'gasPlan'>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('gasPlan')
      .values(rows.slice(start, start + 500))
      .execute()
}

export const findPlan = (db: Db, bp: string, planId: string): Promise<Plan | undefined> =>
  db.selectFrom('gasPlan').selectAll().where('bp', '=', bp).where('planId', '=', planId).executeTakeFirst()

/** Plans by their ids: of a customer, or of a company, which is all that staff know. */
export const plansById = (
  db: Db,
  owner: { bp: string } | { companyCode: string },
  planIds: readonly string[],
): Promise<Plan[]> =>
  planIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('gasPlan')
        .selectAll()
        .where('bp' in owner ? sql<boolean>`bp = ${owner.bp}` : sql<boolean>`company_code = ${owner.companyCode}`)
        .where('planId', 'in', [...planIds])
        .execute()

/** All revisions of a period, the newest first. */
export const revisionsOf: (db: Db, key: PeriodKey) => Promise<Plan[]> = prepared((db, key: PeriodKey) =>
  db
    .selectFrom('gasPlan')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('groupId', '=', key.groupId)
    .where('planType', '=', key.planType)
    .where('period', '=', key.period)
    .orderBy('revision', 'desc'),
)

interface Span {
  bp: string
  groupIds: readonly string[]
  planType: PlanType
  from: string
  to: string
}

/** The newest revision of each group and period of a span, both ends included. */
const newestOf = (db: Kysely<DB>, span: Omit<Span, 'planType'>) =>
  db
    .selectFrom('gasPlan')
    .distinctOn(['groupId', 'planType', 'period'])
    .selectAll()
    .where('bp', '=', span.bp)
    .where(sql<boolean>`group_id = any(${span.groupIds}::text[])`)
    .where('period', '>=', span.from)
    .where('period', '<=', span.to)
    .orderBy('groupId')
    .orderBy('planType')
    .orderBy('period')
    .orderBy('revision', 'desc')

const IN_FORCE = ['SUBMITTED', 'CONFIRMED', 'ADJUSTED', 'SYSTEM', 'LOCKED', 'EXECUTED'] as const

/** The plan in force of each group and period of a span; periods without one are left out. */
export const plansInSpan: (db: Db, span: Span) => Promise<Plan[]> = prepared((db, span: Span) =>
  newestOf(db, span).where('planType', '=', span.planType).where('state', 'in', IN_FORCE),
)

/** The plans in force of months and days together, from a month to a gas day in it or later. */
export const monthsAndDays: (db: Db, span: Omit<Span, 'planType'>) => Promise<Plan[]> = prepared(
  (db, span: Omit<Span, 'planType'>) =>
    newestOf(db, span).where('planType', 'in', ['MONTH', 'DAY']).where('state', 'in', IN_FORCE),
)

/** The newest revision of each period of a span, whatever its state. */
export const newestInSpan: (db: Db, span: Span) => Promise<Plan[]> = prepared((db, span: Span) =>
  newestOf(db, span).where('planType', '=', span.planType),
)

/** Columns other than the state; the group is locked. */
export async function changePlan(
  db: Db,
  { bp, planId }: Pick<Plan, 'bp' | 'planId'>,
  set: Omit<Updateable<GasPlanTable>, 'state'>,
): Promise<void> {
  await db.updateTable('gasPlan').set(set).where('bp', '=', bp).where('planId', '=', planId).execute()
}

/** The newest volume that a user has declared for a period of a type before another one; undefined where there is none. */
export const lastDeclared = async (db: Db, { bp, groupId, planType, period }: PeriodKey): Promise<string | undefined> =>
  (
    await db
      .selectFrom('gasPlan')
      .select('declaredVolume')
      .where('bp', '=', bp)
      .where('groupId', '=', groupId)
      .where('planType', '=', planType)
      .where('period', '<', period)
      .where('method', 'not in', ['SYSTEM', 'FALLBACK'])
      .where('state', 'not in', ['DRAFT', 'REJECTED', 'WITHDRAWN'])
      .orderBy('period', 'desc')
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.declaredVolume
