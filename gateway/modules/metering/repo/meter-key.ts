import type { Db } from '../../../db/connect'
import type { AccountKey } from '../types'

/** Whose meter is filled by this card. */
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

/** Whose meter has this number on its plate. */
export const keyOfNumber = (db: Db, companyCode: string, meterNo: string) =>
  db
    .selectFrom('meter')
    .select(['bp', 'companyCode', 'meterId'])
    .where('companyCode', '=', companyCode)
    .where('meterNo', '=', meterNo)
    .executeTakeFirst()
