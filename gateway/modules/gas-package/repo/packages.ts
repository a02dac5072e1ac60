import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick } from '../../../db/rows'
import type { GasPackage } from '../types'

export const packageFields = pick('gasPackage', [
  'companyCode',
  'packageId',
  'name',
  'priceType',
  'unitPrice',
  'floatDiscount',
  'standardPrice',
  'supplyMode',
  'cycleType',
  'deliveryStart',
  'deliveryEnd',
  'saleStart',
  'saleEnd',
  'totalVolume',
  'heldVolume',
  'soldVolume',
  'minVolume',
  'stepVolume',
  'maxPerBp',
  'maxOrdersPerBp',
  'depositRate',
  'overTolerance',
  'shortTolerance',
  'shortFeeRate',
  'cycleLowRate',
  'cycleHighRate',
  'customerTypes',
  'templateVersion',
  'highlights',
  'intro',
  'state',
])

export interface PackageKey {
  companyCode: string
  packageId: string
}

const byKey = (db: Db, { companyCode, packageId }: PackageKey) =>
  db
    .selectFrom('gasPackage')
    .select(packageFields)
    .where('companyCode', '=', companyCode)
    .where('packageId', '=', packageId)

export const findPackage = (db: Db, key: PackageKey): Promise<GasPackage | undefined> =>
  byKey(db, key).executeTakeFirst()

/** Under its row lock; after the order's. */
export const lockPackage = (db: Db, key: PackageKey): Promise<GasPackage | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** K-06: takes the volume off what is left by one conditional update; false when less is left. */
export async function holdStock(db: Db, { companyCode, packageId }: PackageKey, volume: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gasPackage')
    .set({ heldVolume: sql`held_volume + ${volume}::numeric` })
    .where('companyCode', '=', companyCode)
    .where('packageId', '=', packageId)
    .where(sql<boolean>`total_volume - sold_volume - held_volume >= ${volume}::numeric`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** K-10: what was held is free again. */
export async function freeStock(db: Db, { companyCode, packageId }: PackageKey, volume: string): Promise<void> {
  await db
    .updateTable('gasPackage')
    .set({ heldVolume: sql`held_volume - ${volume}::numeric` })
    .where('companyCode', '=', companyCode)
    .where('packageId', '=', packageId)
    .execute()
}

/** K-10: what was held is sold. */
export async function sellStock(db: Db, { companyCode, packageId }: PackageKey, volume: string): Promise<void> {
  await db
    .updateTable('gasPackage')
    .set({
      heldVolume: sql`held_volume - ${volume}::numeric`,
      soldVolume: sql`sold_volume + ${volume}::numeric`,
    })
    .where('companyCode', '=', companyCode)
    .where('packageId', '=', packageId)
    .execute()
}
