import { exemptsDay } from '@domain/deviation/reasons'
import type { DeviationStatus, DeviationType } from '@domain/statuses/deviation'
import type { PlanMode, PlanReasonCode } from '@domain/statuses/gas-plan'
import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type DeviationCase = Row<'deviationCase'>

/** False: the day has its case already. */
export async function insertCase(db: Db, row: NewRow<'deviationCase'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deviationCase')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'caseType', 'groupId', 'childNo', 'gasDay']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const findCase = (db: Db, bp: string, caseId: string): Promise<DeviationCase | undefined> =>
  db.selectFrom('deviationCase').selectAll().where('bp', '=', bp).where('caseId', '=', caseId).executeTakeFirst()

export const lockCase = (db: Db, bp: string, caseId: string): Promise<DeviationCase | undefined> =>
  db
    .selectFrom('deviationCase')
    .selectAll()
    .where('bp', '=', bp)
    .where('caseId', '=', caseId)
    .forUpdate()
    .executeTakeFirst()

export const casesByIds = async (db: Db, companyCode: string, caseIds: readonly string[]): Promise<DeviationCase[]> =>
  caseIds.length === 0
    ? []
    : db
        .selectFrom('deviationCase')
        .selectAll()
        .where('companyCode', '=', companyCode)
        .where('caseId', 'in', [...caseIds])
        .execute()

/** Cases of a group between two gas days, both included. */
export const casesOfDays = (
  db: Db,
  bp: string,
  groupId: string,
  { from, to }: { from: string; to: string },
): Promise<DeviationCase[]> =>
  db
    .selectFrom('deviationCase')
    .selectAll()
    .where('bp', '=', bp)
    .where('groupId', '=', groupId)
    .where('gasDay', '>=', from)
    .where('gasDay', '<=', to)
    .execute()

/** Cases of a customer's groups with an accepted reason between two gas days, both included. */
export const acceptedCases = (
  db: Db,
  bp: string,
  { from, to }: { from: string; to: string },
): Promise<Pick<DeviationCase, 'caseType' | 'groupId' | 'gasDay'>[]> =>
  db
    .selectFrom('deviationCase')
    .select(['caseType', 'groupId', 'gasDay'])
    .where('bp', '=', bp)
    .where('status', '=', 'ACCEPTED')
    .where('gasDay', '>=', from)
    .where('gasDay', '<=', to)
    .execute()

export interface CaseFilter {
  groupId?: string | undefined
  caseType?: DeviationType | undefined
  status?: DeviationStatus | undefined
}

const filtered = (db: Db, bp: string, { groupId, caseType, status }: CaseFilter) => {
  let query = db.selectFrom('deviationCase').where('bp', '=', bp)
  if (groupId !== undefined) query = query.where('groupId', '=', groupId)
  if (caseType !== undefined) query = query.where('caseType', '=', caseType)
  if (status !== undefined) query = query.where('status', '=', status)
  return query
}

export const pageOfCases = (
  db: Db,
  bp: string,
  filter: CaseFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<DeviationCase[]> =>
  filtered(db, bp, filter).selectAll().orderBy('gasDay', 'desc').orderBy('caseId').offset(offset).limit(limit).execute()

export const countCases = async (db: Db, bp: string, filter: CaseFilter): Promise<number> =>
  Number(
    (
      await filtered(db, bp, filter)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Days of a group and month that a reason made exempt. */
export const exemptDays = async (
  db: Db,
  { bp, groupId, planMode }: { bp: string; groupId: string; planMode: PlanMode },
  span: { from: string; to: string },
  reasonCode: PlanReasonCode,
): Promise<number> =>
  (await casesOfDays(db, bp, groupId, span)).filter(
    (one) => one.status === 'ACCEPTED' && one.reasonCode === reasonCode && exemptsDay(one.caseType, planMode),
  ).length

/** Cases without a reason past their deadline. */
export const overdueCases = (
  db: Db,
  now: string,
  after: string,
  limit: number,
): Promise<{ bp: string; caseId: string }[]> =>
  db
    .selectFrom('deviationCase')
    .select(['bp', 'caseId'])
    .where('status', '=', 'WAIT_REPORT')
    .where('reportDeadline', '<=', now)
    .where('caseId', '>', after)
    .orderBy('caseId')
    .limit(limit)
    .execute()

export const nextDeadline = async (db: Db, now: string): Promise<string | null> =>
  (
    await db
      .selectFrom('deviationCase')
      .select('reportDeadline')
      .where('status', '=', 'WAIT_REPORT')
      .where('reportDeadline', '>', now)
      .orderBy('reportDeadline')
      .limit(1)
      .executeTakeFirst()
  )?.reportDeadline ?? null

const ofChild = (db: Db, bp: string, childNo: string) =>
  db.selectFrom('deviationCase').where('bp', '=', bp).where('childNo', '=', childNo).limit(1)

/** Whether a cycle of a package has a case of a gas day after one. */
export const hasCaseAfter = async (db: Db, bp: string, childNo: string, gasDay: string): Promise<boolean> =>
  (await ofChild(db, bp, childNo).select('caseId').where('gasDay', '>', gasDay).executeTakeFirst()) !== undefined

export const newestOfChild = (db: Db, bp: string, childNo: string): Promise<DeviationCase | undefined> =>
  ofChild(db, bp, childNo).selectAll().orderBy('gasDay', 'desc').executeTakeFirst()

/** Whether a reason among these was accepted for a cycle of a package. */
export const isAccepted = async (
  db: Db,
  bp: string,
  childNo: string,
  reasons: readonly PlanReasonCode[],
): Promise<boolean> =>
  (await ofChild(db, bp, childNo)
    .select('caseId')
    .where('status', '=', 'ACCEPTED')
    .where('reasonCode', 'in', [...reasons])
    .executeTakeFirst()) !== undefined
