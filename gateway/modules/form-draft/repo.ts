import type { Db } from '../../db/connect'
import type { NewRow, Row } from '../../db/rows'

type FormDraft = Row<'formDraft'>
export type Owner = Pick<FormDraft, 'bp' | 'userId'>
type Key = Owner & Pick<FormDraft, 'place'>

/** Those that were saved after a moment, the newest first. */
export const draftsSince = (
  db: Db,
  { bp, userId }: Owner,
  since: string,
): Promise<Pick<FormDraft, 'place' | 'valuesEnc' | 'savedAt'>[]> =>
  db
    .selectFrom('formDraft')
    .select(['place', 'valuesEnc', 'savedAt'])
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .where('savedAt', '>', since)
    .orderBy('savedAt', 'desc')
    .orderBy('place')
    .execute()

export const putDraft = (db: Db, row: NewRow<'formDraft'>) =>
  db
    .insertInto('formDraft')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['bp', 'userId', 'place']).doUpdateSet({ valuesEnc: row.valuesEnc, savedAt: row.savedAt }),
    )
    .execute()

/** Removes all of a user but the newest. */
export const keepNewest = (db: Db, { bp, userId }: Owner, most: number) =>
  db
    .deleteFrom('formDraft')
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .where('place', 'in', (eb) =>
      eb
        .selectFrom('formDraft as older')
        .select('older.place')
        .where('older.bp', '=', bp)
        .where('older.userId', '=', userId)
        .orderBy('older.savedAt', 'desc')
        .orderBy('older.place')
        .offset(most),
    )
    .execute()

export async function dropDraft(db: Db, { bp, userId, place }: Key): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('formDraft')
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .where('place', '=', place)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes what was saved before a moment, of every customer. */
export const purge = (db: Db, before: string) => db.deleteFrom('formDraft').where('savedAt', '<=', before).execute()
