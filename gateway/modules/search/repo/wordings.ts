import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'

export type WordingRow = Row<'searchWording'>

export const wordingsInForce = (db: Db, companyCode: string): Promise<Pick<WordingRow, 'word' | 'said'>[]> =>
  db
    .selectFrom('searchWording')
    .select(['word', 'said'])
    .where('companyCode', '=', companyCode)
    .where('status', '=', 'on')
    .orderBy('wordingId')
    .execute()

export async function wordingPage(
  db: Db,
  companyCode: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: WordingRow[]; total: number }> {
  const of = db.selectFrom('searchWording').where('companyCode', '=', companyCode)
  const rows = await of
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('wordingId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const total = await countOf(of)
  return { rows, total }
}

/** False: another row of the company has this word. */
export async function insertWording(db: Db, row: NewRow<'searchWording'>): Promise<boolean> {
  const done = await db
    .insertInto('searchWording')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('wordingId')
    .executeTakeFirst()
  return done !== undefined
}

/** Changes a row of the company; false where it has none, 'taken' where another row has the word. */
export async function changeWording(
  db: Db,
  { companyCode, wordingId, ...set }: NewRow<'searchWording'>,
): Promise<boolean | 'taken'> {
  const holder = await db
    .selectFrom('searchWording')
    .select('wordingId')
    .where('companyCode', '=', companyCode)
    .where('word', '=', set.word)
    .executeTakeFirst()
  if (holder && holder.wordingId !== wordingId) return 'taken'
  const changed = await db
    .updateTable('searchWording')
    .set(set)
    .where('companyCode', '=', companyCode)
    .where('wordingId', '=', wordingId)
    .returning('wordingId')
    .executeTakeFirst()
  return changed !== undefined
}
