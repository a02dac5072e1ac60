import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

export type MeterFile = Row<'meterFile'>

interface MeterKey {
  bp: string
  meterId: string
}

export const meterFilesOf = (db: Db, bp: string): Promise<MeterFile[]> =>
  db.selectFrom('meterFile').selectAll().where('bp', '=', bp).execute()

export const lockMeterFile = (db: Db, { bp, meterId }: MeterKey): Promise<MeterFile | undefined> =>
  db
    .selectFrom('meterFile')
    .selectAll()
    .where('bp', '=', bp)
    .where('meterId', '=', meterId)
    .forUpdate()
    .executeTakeFirst()

/** Keeps a file of a meter, or what is new of it. */
export const saveMeterFile = (db: Db, { createdAt, ...row }: NewRow<'meterFile'>): Promise<MeterFile> =>
  db
    .insertInto('meterFile')
    .values({ createdAt, ...row })
    .onConflict((conflict) => conflict.columns(['bp', 'meterId']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()

export const verifiesOf = (db: Db, { bp, meterId }: MeterKey) =>
  db
    .selectFrom('meterVerify')
    .selectAll()
    .where('bp', '=', bp)
    .where('meterId', '=', meterId)
    .orderBy('verifyDate', 'desc')
    .orderBy('verifyId', 'desc')
    .execute()

export const meterEventsOf = (db: Db, { bp, meterId }: MeterKey) =>
  db
    .selectFrom('meterEvent')
    .selectAll()
    .where('bp', '=', bp)
    .where('meterId', '=', meterId)
    .orderBy('at', 'desc')
    .orderBy('eventId', 'desc')
    .execute()

export async function insertVerify(db: Db, row: NewRow<'meterVerify'>): Promise<void> {
  await db.insertInto('meterVerify').values(row).execute()
}

export async function insertMeterEvent(db: Db, row: NewRow<'meterEvent'>): Promise<void> {
  await db.insertInto('meterEvent').values(row).execute()
}
