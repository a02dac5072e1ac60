import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'

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
export type GasPackage = Picked<'gasPackage', typeof packageFields>

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

/** Packages of a company that have been listed, those that ended before a day left out; the latest sale first (K-01). */
export const packagesOf = (db: Db, companyCode: string, endedSince: string): Promise<GasPackage[]> =>
  db
    .selectFrom('gasPackage')
    .select(packageFields)
    .where('companyCode', '=', companyCode)
    .where('state', '<>', 'DRAFT')
    .where(({ eb, or }) => or([eb('state', '<>', 'ENDED'), eb('saleEnd', '>=', `${endedSince}T00:00:00+08:00`)]))
    .orderBy('saleStart', 'desc')
    .orderBy('packageId')
    .execute()

/** Packages with a sale that begins or ends by now. */
export const turningPackages = (db: Db, now: string, after: PackageKey, limit: number): Promise<PackageKey[]> =>
  db
    .selectFrom('gasPackage')
    .select(['companyCode', 'packageId'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('state', '=', 'NOT_STARTED'), eb('saleStart', '<=', now)]),
        and([eb('state', 'in', ['NOT_STARTED', 'ON_SALE', 'SOLD_OUT', 'SUSPENDED']), eb('saleEnd', '<=', now)]),
      ]),
    )
    .where(sql<boolean>`(company_code, package_id) > (${after.companyCode}, ${after.packageId})`)
    .orderBy('companyCode')
    .orderBy('packageId')
    .limit(limit)
    .execute()

/** The next moment after now at which a sale begins or ends. */
export async function nextTurn(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('gasPackage')
    .select([
      sql<string | null>`min(sale_start) filter (where state = 'NOT_STARTED' and sale_start > ${now})`.as('start'),
      sql<string | null>`min(sale_end) filter (where sale_end > ${now})`.as('end'),
    ])
    .where('state', 'in', ['NOT_STARTED', 'ON_SALE', 'SOLD_OUT', 'SUSPENDED'])
    .executeTakeFirst()
  const moments = [row?.start ?? null, row?.end ?? null].filter((at): at is string => at !== null)
  return moments.sort()[0] ?? null
}
