import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow } from '../../../db/rows'
import type { NgActivityTable } from '../../../db/tables.gen'
import type { Activity, ActivityKey } from '../types'

export const insertActivity = (db: Db, row: NewRow<'ngActivity'>) => db.insertInto('ngActivity').values(row).execute()

const byKey = (db: Db, { companyCode, ngId }: ActivityKey) =>
  db.selectFrom('ngActivity').selectAll().where('companyCode', '=', companyCode).where('ngId', '=', ngId)

export const findActivity = (db: Db, key: ActivityKey): Promise<Activity | undefined> =>
  byKey(db, key).executeTakeFirst()

/** Under its row lock. Taken by the clock's steps and the desk only, never with a lock on a bid held. */
export const lockActivity = (db: Db, key: ActivityKey): Promise<Activity | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** Columns other than the state. */
export async function changeActivity(
  db: Db,
  { companyCode, ngId }: ActivityKey,
  set: Omit<Updateable<NgActivityTable>, 'state' | 'version'>,
): Promise<void> {
  await db
    .updateTable('ngActivity')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('companyCode', '=', companyCode)
    .where('ngId', '=', ngId)
    .execute()
}

const GOING = ['NOT_STARTED', 'SIGNUP', 'OPEN', 'CLEARING', 'PUBLISHED'] as const

export interface Asked {
  companyCode: string
  /** Only activities for this kind of customer; staff see all. */
  customerType?: string
  /** going, finished: by state; mine: with a bid of `bp`. */
  tab?: 'going' | 'finished' | 'mine'
  bp?: string
}

function wanted(db: Db, { companyCode, customerType, tab, bp }: Asked) {
  let query = db.selectFrom('ngActivity').where('companyCode', '=', companyCode)
  if (customerType !== undefined) query = query.where(sql<boolean>`${customerType} = any(customer_types)`)
  if (tab === 'going') query = query.where('state', 'in', [...GOING])
  if (tab === 'finished') query = query.where('state', 'not in', [...GOING])
  if (tab === 'mine' && bp !== undefined)
    query = query.where('ngId', 'in', db.selectFrom('ngBid').select('ngId').where('bp', '=', bp))
  return query
}

/** A page, the latest close first, and how many there are. */
export async function activitiesOf(
  db: Db,
  asked: Asked,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Activity[]; total: number }> {
  const query = wanted(db, asked)
  const rows = await query
    .selectAll()
    .orderBy('closeAt', 'desc')
    .orderBy('ngId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await countOf(query) }
}

/** Activities with a next step that is due. */
export const dueActivities = (db: Db, now: string, after: string, limit: number): Promise<ActivityKey[]> =>
  db
    .selectFrom('ngActivity')
    .select(['companyCode', 'ngId'])
    .where('nextAt', '<=', now)
    .where('ngId', '>', after)
    .orderBy('ngId')
    .limit(limit)
    .execute()

export async function nextStepAt(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('ngActivity')
    .select(({ fn }) => fn.min('nextAt').as('at'))
    .where('nextAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

export const insertSeed = (db: Db, key: ActivityKey & { seed: string }) => db.insertInto('ngSeed').values(key).execute()

/** Asked by the draw alone, after the close (N-13). */
export async function seedForDraw(db: Db, { companyCode, ngId }: ActivityKey): Promise<string> {
  const { seed } = await db
    .selectFrom('ngSeed')
    .select('seed')
    .where('companyCode', '=', companyCode)
    .where('ngId', '=', ngId)
    .executeTakeFirstOrThrow()
  return seed
}
