import type { Db } from '../../../db/connect'
import type { AccountKey } from '../types'

/** The customer and meter that a card fills. */
export const keyOfCard = (db: Db, companyCode: string, cardNo: string) =>
  db
    .selectFrom('meter')
    .select(['bp', 'companyCode', 'meterId'])
    .where('companyCode', '=', companyCode)
    .where('cardNo', '=', cardNo)
    .where('state', '<>', 'REMOVED')
    .executeTakeFirst()

export async function setCard(
  db: Db,
  meter: AccountKey & { meterId: string },
  { cardNo, cardType }: { cardNo: string; cardType: 'NFC' | 'CONTACT' },
  now: string,
): Promise<void> {
  await db
    .updateTable('meter')
    .set({ cardNo, cardType, updatedAt: now })
    .where('bp', '=', meter.bp)
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .execute()
}

/** The customer and meter with this number on the plate. */
export const keyOfNumber = (db: Db, companyCode: string, meterNo: string) =>
  db
    .selectFrom('meter')
    .select(['bp', 'companyCode', 'meterId'])
    .where('companyCode', '=', companyCode)
    .where('meterNo', '=', meterNo)
    .executeTakeFirst()

const inUse = (db: Db) => db.selectFrom('meter').select('meterNo').where('state', '!=', 'REMOVED')
const numbersIn = async (rows: Promise<{ meterNo: string }[]>) => (await rows).map(({ meterNo }) => meterNo)

/** Numbers on the plates of a customer's meters, without removed ones. */
export const numbersOf = (db: Db, { bp, companyCode }: AccountKey): Promise<string[]> =>
  numbersIn(inUse(db).where('bp', '=', bp).where('companyCode', '=', companyCode).execute())

/** Those of these numbers that a company's meters bear, without removed ones. */
export const numbersAmong = (db: Db, companyCode: string, meterNos: readonly string[]): Promise<string[]> =>
  numbersIn(
    inUse(db)
      .where('companyCode', '=', companyCode)
      .where('meterNo', 'in', [...meterNos])
      .execute(),
  )
