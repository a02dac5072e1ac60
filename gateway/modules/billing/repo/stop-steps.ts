import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { StopStepTable, StopTickTable } from '../../../db/tables.gen'

export type OwnStep = Selectable<StopStepTable>
export type Ticked = Selectable<StopTickTable>
type TickKey = Pick<Ticked, 'bp' | 'stopId' | 'meterId' | 'stepId'>

/** Steps that a customer has added for these meters, the oldest first. */
export const ownSteps = (db: Db, bp: string, meterIds: readonly string[]): Promise<OwnStep[]> =>
  db
    .selectFrom('stopStep')
    .selectAll()
    .where('bp', '=', bp)
    .where('meterId', 'in', [...meterIds])
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('stepId')
    .execute()

export const insertStep = async (db: Db, row: Insertable<StopStepTable>): Promise<void> => {
  await db.insertInto('stopStep').values(row).execute()
}

/** false: there is none. */
export async function removeStep(
  db: Db,
  { bp, meterId, stepId }: Pick<OwnStep, 'bp' | 'meterId' | 'stepId'>,
  removedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stopStep')
    .set({ removedAt })
    .where('bp', '=', bp)
    .where('stepId', '=', stepId)
    .where('meterId', '=', meterId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const ticksOf = (db: Db, bp: string, stopId: string): Promise<Ticked[]> =>
  db.selectFrom('stopTick').selectAll().where('bp', '=', bp).where('stopId', '=', stopId).execute()

/** The first to have done it stays named. */
export const tick = async (db: Db, row: Insertable<StopTickTable>): Promise<void> => {
  await db
    .insertInto('stopTick')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const untick = async (db: Db, { bp, stopId, meterId, stepId }: TickKey): Promise<void> => {
  await db
    .deleteFrom('stopTick')
    .where('bp', '=', bp)
    .where('stopId', '=', stopId)
    .where('meterId', '=', meterId)
    .where('stepId', '=', stepId)
    .execute()
}

/** What a user has added, for the own copy. */
export const stepsOfUser = (db: Db, userId: string): Promise<OwnStep[]> =>
  db.selectFrom('stopStep').selectAll().where('createdBy', '=', userId).orderBy('createdAt').execute()
