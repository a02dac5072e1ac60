import { sql, type Updateable } from 'kysely'
import { shownActivities, type BalanceActivityStatus } from '@domain/statuses/balance'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'
import type { BalanceActivityTable } from '../../../db/tables.gen'

export type Activity = Row<'balanceActivity'>
export type ActivityKey = Pick<Activity, 'companyCode' | 'activityId'>

/** A customer as activities see it. */
export interface Viewer {
  companyCode: string
  bp: string
  customerClass: string
}

export const insertActivity = (db: Db, row: NewRow<'balanceActivity'>) =>
  db.insertInto('balanceActivity').values(row).execute()

export const findActivity = (db: Db, key: ActivityKey): Promise<Activity | undefined> => one(db, key).executeTakeFirst()

/** The same, locked until the end of the transaction: places are counted under this lock (S-04). */
export const lockActivity = (db: Db, key: ActivityKey): Promise<Activity | undefined> =>
  one(db, key).forUpdate().executeTakeFirst()

const one = (db: Db, { companyCode, activityId }: ActivityKey) =>
  db
    .selectFrom('balanceActivity')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('activityId', '=', activityId)

export const changeActivity = (db: Db, key: ActivityKey, set: Updateable<BalanceActivityTable>) =>
  db
    .updateTable('balanceActivity')
    .set(set)
    .where('companyCode', '=', key.companyCode)
    .where('activityId', '=', key.activityId)
    .execute()

const open = (db: Db, { companyCode, customerClass }: Viewer) =>
  db
    .selectFrom('balanceActivity')
    .where('companyCode', '=', companyCode)
    .where((eb) =>
      eb.or([
        eb('customerTypes', '=', sql<string[]>`'{}'::text[]`),
        eb(sql<string>`${customerClass}`, '=', eb.fn.any('customerTypes')),
      ]),
    )

/** An activity that the customer may see. */
export const shownActivity = (db: Db, viewer: Viewer, activityId: string): Promise<Activity | undefined> =>
  open(db, viewer)
    .selectAll()
    .where('activityId', '=', activityId)
    .where('status', 'in', [...shownActivities])
    .executeTakeFirst()

export type Chosen = { in: readonly BalanceActivityStatus[] } | 'MINE'

/** Activities that the customer may see, in these states; MINE: those that one of its groups has ever signed up for. */
const chosenBy = (db: Db, viewer: Viewer, chosen: Chosen) =>
  chosen === 'MINE'
    ? db
        .selectFrom('balanceActivity')
        .where('companyCode', '=', viewer.companyCode)
        .where(
          'activityId',
          'in',
          db
            .selectFrom('balanceApply')
            .select('balanceApply.activityId')
            .where('bp', '=', viewer.bp)
            .where('balanceApply.companyCode', '=', viewer.companyCode),
        )
    : open(db, viewer).where('status', 'in', [...chosen.in])

export const pageOfActivities = (
  db: Db,
  viewer: Viewer,
  chosen: Chosen,
  page: { offset: number; limit: number },
): Promise<Activity[]> =>
  chosenBy(db, viewer, chosen)
    .selectAll()
    .orderBy('startDate', 'desc')
    .orderBy('activityId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export async function countActivities(db: Db, viewer: Viewer, chosen: Chosen): Promise<number> {
  return countOf(chosenBy(db, viewer, chosen))
}

const ofCompany = (db: Db, companyCode: string, status: BalanceActivityStatus | undefined) =>
  db
    .selectFrom('balanceActivity')
    .where('companyCode', '=', companyCode)
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'DRAFT'))

export const companyActivities = (
  db: Db,
  companyCode: string,
  status: BalanceActivityStatus | undefined,
  page: { offset: number; limit: number },
): Promise<Activity[]> =>
  ofCompany(db, companyCode, status)
    .selectAll()
    .orderBy('startDate', 'desc')
    .orderBy('activityId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

export async function countOfCompany(
  db: Db,
  companyCode: string,
  status: BalanceActivityStatus | undefined,
): Promise<number> {
  return countOf(ofCompany(db, companyCode, status))
}

/** Whether an activity of the company opened its sign-up between two moments, the first not included (S-07). */
export async function anyOpenedBetween(
  db: Db,
  companyCode: string,
  { after, before }: { after: string; before: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('balanceActivity')
    .select('activityId')
    .where('companyCode', '=', companyCode)
    .where('status', 'not in', ['DRAFT', 'CANCELLED'])
    .where('signupStart', '>', after)
    .where('signupStart', '<', before)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Activities with a next step that is due, page by page after `company|activity`. */
export function dueActivities(db: Db, now: string, after: string, limit: number): Promise<ActivityKey[]> {
  const [companyCode = '', activityId = ''] = after.split('|')
  return db
    .selectFrom('balanceActivity')
    .select(['companyCode', 'activityId'])
    .where('nextAt', '<=', now)
    .where(sql<boolean>`(company_code, activity_id) > (${companyCode}, ${activityId})`)
    .orderBy('companyCode')
    .orderBy('activityId')
    .limit(limit)
    .execute()
}

/** Activities about hours of the day with an open sign-up, page by page after `company|activity`. */
export function openHourly(db: Db, after: string, limit: number): Promise<ActivityKey[]> {
  const [companyCode = '', activityId = ''] = after.split('|')
  return db
    .selectFrom('balanceActivity')
    .select(['companyCode', 'activityId'])
    .where('status', 'in', ['SIGNUP', 'FULL'])
    .where(sql<boolean>`windows <> '[]'`)
    .where(sql<boolean>`(company_code, activity_id) > (${companyCode}, ${activityId})`)
    .orderBy('companyCode')
    .orderBy('activityId')
    .limit(limit)
    .execute()
}

export async function nextStepAt(db: Db, now: string): Promise<string | null> {
  const found = await db
    .selectFrom('balanceActivity')
    .select((eb) => eb.fn.min('nextAt').as('at'))
    .where('nextAt', '>', now)
    .executeTakeFirst()
  return found?.at ?? null
}
