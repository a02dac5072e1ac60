import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type DayReason = Row<'dayReason'>
type Key = Pick<DayReason, 'bp' | 'groupId' | 'gasDay'>

/** Saves why a gas day will miss its plan, in the place of an earlier reason. */
export const saveReason = async (db: Db, row: NewRow<'dayReason'>): Promise<void> => {
  const { bp: _bp, groupId: _group, gasDay: _day, companyCode: _company, createdAt: _at, ...said } = row
  await db
    .insertInto('dayReason')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'groupId', 'gasDay']).doUpdateSet(said))
    .execute()
}

export const findReason = (db: Db, { bp, groupId, gasDay }: Key): Promise<DayReason | undefined> =>
  db
    .selectFrom('dayReason')
    .selectAll()
    .where('bp', '=', bp)
    .where('groupId', '=', groupId)
    .where('gasDay', '=', gasDay)
    .executeTakeFirst()
