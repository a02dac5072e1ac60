import type { ManagerRole } from '@domain/statuses/butler'
import type { Db } from '../../db/connect'
import { countOf } from '../../db/count'
import { lockByName } from '../../db/lock'
import type { NewRow, Row } from '../../db/rows'

export type Manager = Row<'manager'>
export type Assigned = Row<'bpManager'>

export const managersById = (db: Db, companyCode: string, ids: readonly string[]): Promise<Manager[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('manager')
        .selectAll()
        .where('companyCode', '=', companyCode)
        .where('managerId', 'in', [...ids])
        .execute()

/** A company's managers that have not left, at most a hundred. */
export const workingManagers = (db: Db, companyCode: string): Promise<Manager[]> =>
  db
    .selectFrom('manager')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('duty', '<>', 'LEFT')
    .orderBy('managerId')
    .limit(100)
    .execute()

/** The people that look after a customer, and those before them, the newest first. */
export const assignedTo = (db: Db, bp: string): Promise<Assigned[]> =>
  db.selectFrom('bpManager').selectAll().where('bp', '=', bp).orderBy('since', 'desc').limit(50).execute()

/** The open row of a role, locked. */
export const lockOpen = (db: Db, bp: string, role: ManagerRole): Promise<Assigned | undefined> =>
  db
    .selectFrom('bpManager')
    .selectAll()
    .where('bp', '=', bp)
    .where('role', '=', role)
    .where('until', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const endAssigned = (db: Db, { bp, role, since }: Assigned, until: string) =>
  db
    .updateTable('bpManager')
    .set({ until })
    .where('bp', '=', bp)
    .where('role', '=', role)
    .where('since', '=', since)
    .execute()

/** A second change on one day replaces the first. */
export const assignRow = (db: Db, row: NewRow<'bpManager'>) =>
  db
    .insertInto('bpManager')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'role', 'since']).doUpdateSet({ managerId: row.managerId, until: null }))
    .execute()

export async function visitsOf(db: Db, bp: string, page: { offset: number; limit: number }) {
  const of = db.selectFrom('butlerVisit').where('bp', '=', bp)
  const rows = await of
    .selectAll()
    .orderBy('visitAt', 'desc')
    .orderBy('visitId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { rows, total: await countOf(of) }
}

/** Ratings of a manager from a month on: how many, and the sum of their stars. */
export async function ratedSince(db: Db, companyCode: string, managerId: string, month: string) {
  const { n, sum } = await db
    .selectFrom('butlerRating')
    .select(({ fn }) => [fn.countAll<string>().as('n'), fn.sum<string | null>('score').as('sum')])
    .where('companyCode', '=', companyCode)
    .where('managerId', '=', managerId)
    .where('month', '>=', month)
    .executeTakeFirstOrThrow()
  return { n: Number(n), sum: Number(sum ?? 0) }
}

type RatingKey = Pick<Row<'butlerRating'>, 'userId' | 'companyCode' | 'managerId' | 'month'>

/** Ratings of one user wait for each other. */
export const lockRater = (db: Db, userId: string): Promise<void> => lockByName(db, 'rater', userId)

/** BT-03: what a user gave a manager in a month, for whatever customer. */
export const ratingOf = (db: Db, { userId, companyCode, managerId, month }: RatingKey) =>
  db
    .selectFrom('butlerRating')
    .selectAll()
    .where('userId', '=', userId)
    .where('companyCode', '=', companyCode)
    .where('managerId', '=', managerId)
    .where('month', '=', month)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()

export const ratingsOfUser = (db: Db, userId: string) =>
  db.selectFrom('butlerRating').selectAll().where('userId', '=', userId).orderBy('month', 'desc').execute()

/** A rating is new, or replaces that of the same month while it may still be changed. */
export const saveRating = (db: Db, row: NewRow<'butlerRating'>) =>
  db
    .insertInto('butlerRating')
    .values(row)
    .onConflict((c) =>
      c.columns(['bp', 'userId', 'managerId', 'month']).doUpdateSet({
        score: row.score,
        tags: row.tags,
        commentEnc: row.commentEnc,
        anonymous: row.anonymous,
        updatedAt: row.updatedAt,
      }),
    )
    .execute()

export const hotlinesOf = (db: Db, companyCode: string) =>
  db
    .selectFrom('hotline')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('hotlineId')
    .execute()
