import { sql, type Updateable } from 'kysely'
import { LIVE_APPLIES } from '@domain/statuses/balance'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { Row } from '../../../db/rows'
import type { BalanceApplyTable } from '../../../db/tables.gen'
import type { ActivityKey } from './activities'

export type Apply = Row<'balanceApply'>
export type ApplyKey = Pick<Apply, 'bp' | 'companyCode' | 'applyId'>

/** The id of a customer's sign-up by its number. */
export const idOfNo = (db: Db, of: { bp: string; companyCode: string }, applyNo: string) =>
  db
    .selectFrom('balanceApply')
    .select('applyId')
    .where('bp', '=', of.bp)
    .where('companyCode', '=', of.companyCode)
    .where('applyNo', '=', applyNo)
    .executeTakeFirst()

/** A customer's sign-ups for some activities, the newest first. */
export const appliesTo = (
  db: Db,
  of: { bp: string; companyCode: string },
  activityIds: readonly string[],
): Promise<Apply[]> =>
  db
    .selectFrom('balanceApply')
    .selectAll()
    .where('bp', '=', of.bp)
    .where('companyCode', '=', of.companyCode)
    .where('activityId', 'in', activityIds.length === 0 ? [''] : [...activityIds])
    .orderBy('applyId', 'desc')
    .execute()

/** A customer's sign-ups for days from this one on. */
export const appliesFrom = (db: Db, of: { bp: string; companyCode: string }, from: string): Promise<Apply[]> =>
  db
    .selectFrom('balanceApply')
    .selectAll()
    .where('bp', '=', of.bp)
    .where('companyCode', '=', of.companyCode)
    .where('endDate', '>=', from)
    .orderBy('applyId', 'desc')
    .execute()

/** The customer's newest participation that ended for want of responses (S-07). */
export const lastWeak = (db: Db, of: { bp: string; companyCode: string }) =>
  db
    .selectFrom('balanceApply')
    .select(['activityId', 'weakAt'])
    .where('bp', '=', of.bp)
    .where('companyCode', '=', of.companyCode)
    .where('weakAt', 'is not', null)
    .orderBy('weakAt', 'desc')
    .limit(1)
    .executeTakeFirst()

const inActivity = (db: Db, { companyCode, activityId }: ActivityKey) =>
  db.selectFrom('balanceApply').where('companyCode', '=', companyCode).where('activityId', '=', activityId)

/** All customers' sign-ups for an activity, the newest first: for staff. */
export const applicantsOf = (db: Db, key: ActivityKey, page: { offset: number; limit: number }): Promise<Apply[]> =>
  inActivity(db, key).selectAll().orderBy('applyId', 'desc').offset(page.offset).limit(page.limit).execute()

export const applicantCount = (db: Db, key: ActivityKey): Promise<number> => countOf(inActivity(db, key))

export const resultsOf = (db: Db, key: ActivityKey) =>
  inActivity(db, key)
    .where('status', 'in', [...LIVE_APPLIES])
    .select([
      sql<number>`count(*)::int`.as('applies'),
      sql<number>`count(distinct bp)::int`.as('customers'),
      sql<string>`coalesce(sum(daily_volume), 0)::numeric(16, 2)::text`.as('signedVolume'),
      sql<number>`coalesce(sum(responded_days), 0)::int`.as('respondedDays'),
      sql<number>`coalesce(sum(waiting_days), 0)::int`.as('waitingDays'),
      sql<string>`coalesce(sum(total_effective), 0)::numeric(16, 2)::text`.as('totalEffective'),
      sql<string>`coalesce(sum(total_reward), 0)::numeric(16, 2)::text`.as('totalReward'),
      sql<string>`coalesce(sum(paid_reward), 0)::numeric(16, 2)::text`.as('paidReward'),
    ])
    .executeTakeFirstOrThrow()

/** Sign-ups of an activity that may still be ended before they begin. */
export const endable = (db: Db, key: ActivityKey): Promise<ApplyKey[]> =>
  inActivity(db, key)
    .select(['bp', 'companyCode', 'applyId'])
    .where('status', 'in', ['SUBMITTED', 'PASSED'])
    .orderBy('applyId')
    .execute()

/** Whether a reward of the activity is still to be paid. */
export const anyUnsettled = async (db: Db, key: ActivityKey): Promise<boolean> =>
  (await inActivity(db, key)
    .select('applyId')
    .where('status', 'in', ['RUNNING', 'SETTLING'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Participations that days may still be judged of, page by page after `customer|id`; paid ones while data are missing. */
export function judgeable(db: Db, since: string, after: string, limit: number): Promise<ApplyKey[]> {
  const [bp = '', applyId = ''] = after.split('|')
  return db
    .selectFrom('balanceApply')
    .select(['bp', 'companyCode', 'applyId'])
    .where('status', 'in', ['RUNNING', 'SETTLING', 'SETTLED'])
    .where((eb) => eb.or([eb('status', '!=', 'SETTLED'), eb('waitingDays', '>', 0)]))
    .where('endDate', '>=', since)
    .where(sql<boolean>`(bp, apply_id) > (${bp}, ${applyId})`)
    .orderBy('bp')
    .orderBy('applyId')
    .limit(limit)
    .execute()
}

/** Customers and activities about hours of the day of which days may still be judged, page by page after `customer|activity`. */
export function hourly(
  db: Db,
  since: string,
  after: string,
  limit: number,
): Promise<Pick<Apply, 'bp' | 'companyCode' | 'activityId'>[]> {
  const [bp = '', activityId = ''] = after.split('|')
  return db
    .selectFrom('balanceApply')
    .select(['bp', 'companyCode', 'activityId'])
    .distinct()
    .where('status', 'in', ['RUNNING', 'SETTLING', 'SETTLED'])
    .where((eb) => eb.or([eb('status', '!=', 'SETTLED'), eb('waitingDays', '>', 0)]))
    .where('endDate', '>=', since)
    .where(sql<boolean>`windows <> '[]'`)
    .where(sql<boolean>`(bp, activity_id) > (${bp}, ${activityId})`)
    .orderBy('bp')
    .orderBy('activityId')
    .limit(limit)
    .execute()
}

/** Writes columns beside the state; the row is locked. */
export const changeApply = (
  db: Db,
  { bp, applyId }: Pick<Apply, 'bp' | 'applyId'>,
  set: Updateable<BalanceApplyTable>,
) => db.updateTable('balanceApply').set(set).where('bp', '=', bp).where('applyId', '=', applyId).execute()
