import { sql } from 'kysely'
import { FASTEST_MS } from '@domain/hyq/survey'
import type { HyqFollowState, NpsGroup } from '@domain/statuses/hyq'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'
import type { PeriodKey } from './periods'

export type Response = Row<'hyqResponse'>

/** False when this user has answered the quarter before. */
export async function insertResponse(db: Db, row: NewRow<'hyqResponse'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hyqResponse')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyCode', 'hyqId', 'userId']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Quarters among these that a user has answered. */
export async function answeredAmong(
  db: Db,
  companyCode: string,
  userId: string,
  hyqIds: readonly string[],
): Promise<Map<string, { rewarded: boolean }>> {
  if (hyqIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('hyqResponse')
    .select(['hyqId', 'rewarded'])
    .where('companyCode', '=', companyCode)
    .where('hyqId', 'in', [...hyqIds])
    .where('userId', '=', userId)
    .execute()
  return new Map(rows.map(({ hyqId, rewarded }) => [hyqId, { rewarded }]))
}

/** Whether an answer for this customer has brought its chances (E-H-05). */
export async function isRewarded(db: Db, bp: string, hyqId: string): Promise<boolean> {
  const row = await db
    .selectFrom('hyqResponse')
    .select('responseId')
    .where('bp', '=', bp)
    .where('hyqId', '=', hyqId)
    .where('rewarded', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface Groups {
  hyqId: string
  /** All answers, also those given too fast to count. */
  answers: number
  counts: Record<NpsGroup, number>
}

/** How the answers of these quarters divide (E-H-04, E-H-07). */
export async function groupsOf(db: Db, companyCode: string, hyqIds: readonly string[]): Promise<Groups[]> {
  if (hyqIds.length === 0) return []
  const counted = (group: NpsGroup) =>
    sql<number>`(count(*) filter (where nps_group = ${group} and duration_ms >= ${FASTEST_MS}))::int`
  const rows = await db
    .selectFrom('hyqResponse')
    .select([
      'hyqId',
      sql<number>`count(*)::int`.as('answers'),
      counted('promoter').as('promoter'),
      counted('passive').as('passive'),
      counted('detractor').as('detractor'),
    ])
    .where('companyCode', '=', companyCode)
    .where('hyqId', 'in', [...hyqIds])
    .groupBy('hyqId')
    .execute()
  return rows.map(({ hyqId, answers, ...counts }) => ({ hyqId, answers, counts }))
}

/** How often each value of a question was chosen, of the answers that count; typed texts are kept elsewhere. */
export async function chosenIn(
  db: Db,
  companyCode: string,
  hyqId: string,
): Promise<{ qid: string; value: string; n: number }[]> {
  const { rows } = await sql<{ qid: string; value: string; n: number }>`
    select answer.body->>'qid' as qid, chosen.value, count(*)::int as n
    from hyq_response
      cross join lateral jsonb_array_elements(answers) as answer (body)
      cross join lateral jsonb_array_elements_text(answer.body->'values') as chosen (value)
    where company_code = ${companyCode} and hyq_id = ${hyqId} and duration_ms >= ${FASTEST_MS}
    group by 1, 2`.execute(db)
  return rows
}

/** Answers that count and answer a question, per question. */
export async function answeredIn(db: Db, companyCode: string, hyqId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ qid: string; n: number }>`
    select answer.body->>'qid' as qid, count(*)::int as n
    from hyq_response cross join lateral jsonb_array_elements(answers) as answer (body)
    where company_code = ${companyCode} and hyq_id = ${hyqId} and duration_ms >= ${FASTEST_MS}
    group by 1`.execute(db)
  return new Map(rows.map(({ qid, n }) => [qid, n]))
}

const following = (db: Db, companyCode: string, status: HyqFollowState | undefined) => {
  const rows = db.selectFrom('hyqResponse').where('companyCode', '=', companyCode)
  return status === undefined ? rows.where('status', '<>', 'none') : rows.where('status', '=', status)
}

export const followPage = (
  db: Db,
  companyCode: string,
  status: HyqFollowState | undefined,
  page: { offset: number; limit: number },
): Promise<Response[]> =>
  following(db, companyCode, status)
    .selectAll()
    .orderBy('responseId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export const countFollow = (db: Db, companyCode: string, status: HyqFollowState | undefined): Promise<number> =>
  countOf(following(db, companyCode, status))

export const lockResponse = (db: Db, companyCode: string, responseId: string): Promise<Response | undefined> =>
  db
    .selectFrom('hyqResponse')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('responseId', '=', responseId)
    .forUpdate()
    .executeTakeFirst()

export const responsesOfUser = (db: Db, userId: string): Promise<Response[]> =>
  db.selectFrom('hyqResponse').selectAll().where('userId', '=', userId).orderBy('responseId').execute()

export const saveReport = async (db: Db, row: NewRow<'hyqReport'>): Promise<void> => {
  await db
    .insertInto('hyqReport')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'hyqId']).doUpdateSet(row))
    .execute()
}

/** Other customers of the kind with a known change of use, and those of them with a larger one. */
export const peersOf = (
  db: Db,
  of: PeriodKey & { bp: string; customerClass: string; volumeYoY: string },
): Promise<{ peers: number; worse: number }> =>
  db
    .selectFrom('hyqReport')
    .select([
      sql<number>`count(*)::int`.as('peers'),
      sql<number>`(count(*) filter (where volume_yoy > ${of.volumeYoY}::numeric))::int`.as('worse'),
    ])
    .where('companyCode', '=', of.companyCode)
    .where('hyqId', '=', of.hyqId)
    .where('customerClass', '=', of.customerClass)
    .where('volumeYoy', 'is not', null)
    .where('bp', '<>', of.bp)
    .executeTakeFirstOrThrow()
