import type { Insertable } from 'kysely'
import type { Db } from '../../db/connect'
import type { GasPackageTable } from '../../db/tables.gen'

export async function insertPackage(db: Db, row: Insertable<GasPackageTable>): Promise<void> {
  await db.insertInto('gasPackage').values(row).execute()
}

/** Supplements of a customer, the oldest first. */
export const supplementsOfBp = (db: Db, bp: string) =>
  db.selectFrom('supplementOrder').select(['buNo', 'state']).where('bp', '=', bp).orderBy('buNo').execute()
