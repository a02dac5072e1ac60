import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import type { Chip } from './card-chip'

/** The card under its row lock. */
export const lockChip = (db: Db, cardNo: string): Promise<Chip | undefined> =>
  db.selectFrom('virtualCard').selectAll().where('cardNo', '=', cardNo).forUpdate().executeTakeFirst()

/** The card that a meter, by the tail of its number, was filled by before; the one that the meter knows best. */
export const chipOfMeter = (db: Db, meterTail: string): Promise<Chip | undefined> =>
  db
    .selectFrom('virtualCard')
    .selectAll()
    .where(sql<string>`substring(image from 17 for 12)`, '=', meterTail)
    .orderBy('loadedSeq', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function saveChip(db: Db, chip: Chip): Promise<void> {
  const { cardNo, ...state } = chip
  await db.updateTable('virtualCard').set(state).where('cardNo', '=', cardNo).execute()
}

export async function insertChip(db: Db, chip: Chip): Promise<void> {
  await db
    .insertInto('virtualCard')
    .values(chip)
    .onConflict((conflict) => conflict.column('cardNo').doNothing())
    .execute()
}
