import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'

const live = (db: Db) => db.selectFrom('calendarAddress').selectAll().where('secretHash', 'is not', null)

export const addressOfBp = (db: Db, bp: string): Promise<Row<'calendarAddress'> | undefined> =>
  live(db).where('bp', '=', bp).executeTakeFirst()

export const addressOfSecret = (db: Db, secretHash: string): Promise<Row<'calendarAddress'> | undefined> =>
  live(db).where('secretHash', '=', secretHash).executeTakeFirst()

/** The address of a customer's calendar, in place of an older one. */
export async function saveAddress(db: Db, { bp, ...row }: NewRow<'calendarAddress'>): Promise<void> {
  await db
    .insertInto('calendarAddress')
    .values({ bp, ...row })
    .onConflict((conflict) => conflict.column('bp').doUpdateSet(row))
    .execute()
}

export async function dropAddress(db: Db, bp: string): Promise<void> {
  await db.deleteFrom('calendarAddress').where('bp', '=', bp).execute()
}

/** The address of a former master. */
export async function dropAddressOf(db: Db, bp: string, madeBy: string): Promise<void> {
  await db.deleteFrom('calendarAddress').where('bp', '=', bp).where('madeBy', '=', madeBy).execute()
}
