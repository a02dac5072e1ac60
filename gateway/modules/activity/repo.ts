import { sql } from 'kysely'
import { HELD_SIGN_UPS, OPEN_SIGN_UPS } from '@domain/statuses/activity-sign-up'
import type { Db } from '../../db/connect'
import type { Row } from '../../db/rows'

export type SignUp = Row<'activitySignUp'>

interface Own {
  bp: string
  userId: string
}

/** What of these activities a user holds for a customer. */
export const heldAmong = (
  db: Db,
  { bp, userId }: Own,
  activityIds: readonly string[],
): Promise<Pick<SignUp, 'activityId' | 'state'>[]> =>
  db
    .selectFrom('activitySignUp')
    .select(['activityId', 'state'])
    .where('bp', '=', bp)
    .where('activityId', 'in', [...activityIds])
    .where('userId', '=', userId)
    .where('state', 'in', [...HELD_SIGN_UPS])
    .execute()

/** Limit of the list of a user's own activities. */
const MOST = 500

/** Activities that a user holds a sign-up of, the newest first. */
export async function heldIds(db: Db, { bp, userId }: Own): Promise<string[]> {
  const rows = await db
    .selectFrom('activitySignUp')
    .select('activityId')
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .where('state', 'in', [...HELD_SIGN_UPS])
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ activityId }) => activityId)
}

/** Sign-ups of a customer for an activity that count against its limit, and those of the user among them. */
export const heldCounts = (
  db: Db,
  { bp, userId }: Own,
  activityId: string,
): Promise<{ byUser: number; byCustomer: number }> =>
  db
    .selectFrom('activitySignUp')
    .select([
      sql<number>`(count(*) filter (where user_id = ${userId}))::int`.as('byUser'),
      sql<number>`count(*)::int`.as('byCustomer'),
    ])
    .where('bp', '=', bp)
    .where('activityId', '=', activityId)
    .where('state', 'in', [...HELD_SIGN_UPS])
    .executeTakeFirstOrThrow()

/** The newest sign-up of a user that was neither taken back nor called off. */
export const newestOf = (db: Db, { bp, userId }: Own, activityId: string): Promise<SignUp | undefined> =>
  db
    .selectFrom('activitySignUp')
    .selectAll()
    .where('bp', '=', bp)
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .where('state', 'not in', ['cancelled', 'calledOff'])
    .orderBy('signUpId', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The line for an activity, the first that came first. */
export const lineOf = (db: Db, activityId: string): Promise<SignUp[]> =>
  db
    .selectFrom('activitySignUp')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('state', '=', 'waiting')
    .orderBy('signUpId')
    .execute()

/** People that wait, and the sign-ups in the line before one. */
export const lineCounts = (db: Db, activityId: string, before = ''): Promise<{ people: number; ahead: number }> =>
  db
    .selectFrom('activitySignUp')
    .select([
      sql<number>`coalesce(sum(attendees), 0)::int`.as('people'),
      sql<number>`(count(*) filter (where sign_up_id < ${before}))::int`.as('ahead'),
    ])
    .where('activityId', '=', activityId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()

/** Sign-ups of an activity that are not over. */
export const openOf = (db: Db, activityId: string): Promise<SignUp[]> =>
  db
    .selectFrom('activitySignUp')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('state', 'in', [...OPEN_SIGN_UPS])
    .orderBy('signUpId')
    .execute()

/** Codes that are given out for an activity. */
export async function codesOf(db: Db, activityId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activitySignUp')
    .select('checkInCode')
    .where('activityId', '=', activityId)
    .execute()
  return new Set(rows.map(({ checkInCode }) => checkInCode))
}

/** The seat of a code, of a customer of this company. */
export const seatOf = (
  db: Db,
  of: { companyCode: string; activityId: string; code: string },
): Promise<SignUp | undefined> =>
  db
    .selectFrom('activitySignUp')
    .selectAll()
    .where('activityId', '=', of.activityId)
    .where('companyCode', '=', of.companyCode)
    .where('checkInCode', '=', of.code)
    .where('state', '=', 'signed')
    .executeTakeFirst()

/** All of this company that hold something of an activity: seats, then the queue, each in order of arrival. */
export const peopleOf = (db: Db, companyCode: string, activityId: string): Promise<SignUp[]> =>
  db
    .selectFrom('activitySignUp')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('companyCode', '=', companyCode)
    .where('state', 'in', [...HELD_SIGN_UPS, 'missed'])
    .orderBy(sql`state in ('waiting', 'missed')`)
    .orderBy('signUpId')
    .limit(MOST)
    .execute()

/** What an activity's change means for those that hold something of it. */
export const rewrite = (
  db: Db,
  activityId: string,
  set: Pick<SignUp, 'activityTitle' | 'startsAt' | 'remindAt' | 'waitUntil' | 'absentAt' | 'updatedAt'>,
) =>
  db
    .updateTable('activitySignUp')
    .set(set)
    .where('activityId', '=', activityId)
    .where('state', 'in', [...OPEN_SIGN_UPS])
    .execute()
