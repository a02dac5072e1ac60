import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import type { NewRow, Row } from '../../db/rows'

export type Link = Row<'shareLink'>

export const findShare = (db: Db, code: string): Promise<Link | undefined> =>
  db.selectFrom('shareLink').selectAll().where('code', '=', code).executeTakeFirst()

/**
 * Keeps a new share; where the same was shared before, by this user or, under the code that visitors share, by any of them, that one with
 * its end and its words renewed. Answers its code.
 */
export async function keepShare(db: Db, row: NewRow<'shareLink'>): Promise<string> {
  const { title, description, imageUrl, expireAt } = row
  const kept = await db
    .insertInto('shareLink')
    .values(row)
    .onConflict((conflict) =>
      (row.sharerUserId === ''
        ? conflict.column('code')
        : conflict
            .columns(['sharerUserId', 'companyCode', 'targetType', 'targetId', 'channel'])
            // A literal, as in the index: a plan for any value would not find it.
            .where(sql<boolean>`sharer_user_id <> ''`)
      ).doUpdateSet({ title, description, imageUrl, expireAt }),
    )
    .returning('code')
    .executeTakeFirstOrThrow()
  return kept.code
}

/** False: this visitor was counted today. */
export async function addVisit(db: Db, row: NewRow<'shareVisit'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('shareVisit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** One more opening, and one more visitor where it is a new one. */
export const countOpening = async (db: Db, code: string, isNew: boolean): Promise<void> => {
  await db
    .updateTable('shareLink')
    .set((eb) => ({
      openCount: eb('openCount', '+', 1),
      visitorCount: eb('visitorCount', '+', isNew ? 1 : 0),
    }))
    .where('code', '=', code)
    .execute()
}

export const dropVisits = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('shareVisit').where('day', '<', before).execute()
}

export const sharesOf = (db: Db, userId: string): Promise<Link[]> =>
  db.selectFrom('shareLink').selectAll().where('sharerUserId', '=', userId).orderBy('createdAt').execute()
