import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type MonthAssessment = Row<'monthAssessment'>

interface Key {
  bp: string
  groupId: string
  month: string
}

const byKey = (db: Db, { bp, groupId, month }: Key) =>
  db
    .selectFrom('monthAssessment')
    .selectAll()
    .where('bp', '=', bp)
    .where('groupId', '=', groupId)
    .where('month', '=', month)

export const findMonth = (db: Db, key: Key): Promise<MonthAssessment | undefined> => byKey(db, key).executeTakeFirst()
export const lockMonth = (db: Db, key: Key): Promise<MonthAssessment | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** False: the month has its assessment already. */
export async function insertMonth(db: Db, row: NewRow<'monthAssessment'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('monthAssessment')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'groupId', 'month']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const correctMonth = async (
  db: Db,
  { bp, groupId, month }: Key,
  set: Omit<NewRow<'monthAssessment'>, keyof Key | 'companyCode' | 'createdAt' | 'finalAt'>,
): Promise<void> => {
  await db
    .updateTable('monthAssessment')
    .set(set)
    .where('bp', '=', bp)
    .where('groupId', '=', groupId)
    .where('month', '=', month)
    .execute()
}
