import { sql, type SqlBool } from 'kysely'
import { countOf } from '../../../db/count'
import { audienceOf, type Reader } from '../../../db/audience'
import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type ActivityRow = Row<'marketActivity'>

/** Running activities first, then those to come, each by its end. */
export const currentActivities = (db: Db, viewer: Reader, now: string, limit: number): Promise<ActivityRow[]> =>
  db
    .selectFrom('marketActivity')
    .selectAll()
    .where('published', '=', true)
    .where('endAt', '>', now)
    .where(audienceOf(viewer, 'marketActivity'))
    .orderBy(sql`start_at > ${now}::timestamptz`)
    .orderBy('endAt')
    .orderBy('activityId')
    .limit(limit)
    .execute()

/** A published activity that this viewer may see. */
export const visibleActivity = (db: Db, viewer: Reader, activityId: string): Promise<ActivityRow | undefined> =>
  db
    .selectFrom('marketActivity')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('published', '=', true)
    .where(audienceOf(viewer, 'marketActivity'))
    .executeTakeFirst()

export type When = 'running' | 'coming' | 'ended'

const during = (when: When, now: string) =>
  ({
    running: sql<SqlBool>`start_at <= ${now}::timestamptz and end_at > ${now}::timestamptz`,
    coming: sql<SqlBool>`start_at > ${now}::timestamptz`,
    ended: sql<SqlBool>`end_at <= ${now}::timestamptz`,
  })[when]

export interface ActivityFilter {
  when?: When | undefined
  type?: ActivityRow['type'] | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
}

interface Limits {
  offset: number
  limit: number
}

/** What is not over first, by its start; then what is over, the latest first. */
const inOrder = (now: string) =>
  sql`end_at <= ${now}::timestamptz, case when end_at > ${now}::timestamptz then start_at end, end_at desc, activity_id`

const listed = (db: Db, { when, type, ids }: ActivityFilter, now: string) =>
  db
    .selectFrom('marketActivity')
    .$if(when !== undefined, (q) => q.where(during(when ?? 'running', now)))
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? 'class'))
    .$if(ids !== undefined, (q) => q.where('activityId', 'in', [...(ids ?? []), '']))

const seenBy = (db: Db, viewer: Reader, filter: ActivityFilter, now: string) =>
  listed(db, filter, now).where('published', '=', true).where(audienceOf(viewer, 'marketActivity'))

/** Published activities that this viewer may see. */
export async function pageOfActivities(
  db: Db,
  viewer: Reader,
  filter: ActivityFilter,
  now: string,
  { offset, limit }: Limits,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const query = seenBy(db, viewer, filter, now)
  const n = await countOf(query)
  const rows = await query.selectAll().orderBy(inOrder(now)).offset(offset).limit(limit).execute()
  return { rows, total: n }
}

const ofCompany = (companyCode: string) => sql<SqlBool>`${companyCode} = any(company_codes)`

/** All activities of a company, those that are not published too. */
export async function pageOfCompany(
  db: Db,
  companyCode: string,
  when: When | undefined,
  now: string,
  { offset, limit }: Limits,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const query = listed(db, { when }, now).where(ofCompany(companyCode))
  const n = await countOf(query)
  const rows = await query.selectAll().orderBy(inOrder(now)).offset(offset).limit(limit).execute()
  return { rows, total: n }
}

/** An activity; `lock` admits one reader of its seats at a time, until the end of the transaction. */
export const activityById = (db: Db, activityId: string, { lock = false } = {}): Promise<ActivityRow | undefined> =>
  db
    .selectFrom('marketActivity')
    .selectAll()
    .where('activityId', '=', activityId)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst()

/** E-M-20: takes seats (gives them back below zero) as long as there are so many; false: there are not. */
export async function moveSeats(db: Db, activityId: string, people: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('marketActivity')
    .set(({ eb }) => ({ quotaUsed: eb('quotaUsed', '+', people) }))
    .where('activityId', '=', activityId)
    .where(sql<SqlBool>`quota_used + ${people}::int between 0 and quota`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertActivity = (db: Db, row: NewRow<'marketActivity'>) =>
  db.insertInto('marketActivity').values(row).execute()

export const updateActivity = (db: Db, activityId: string, set: Partial<NewRow<'marketActivity'>>) =>
  db.updateTable('marketActivity').set(set).where('activityId', '=', activityId).execute()
