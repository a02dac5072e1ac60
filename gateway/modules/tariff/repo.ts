import type { TaxedRow } from '@domain/tariff/tax-rate'
import type { ContractPrice, Schedule, Tier } from '@domain/tariff/types'
import { sql } from 'kysely'
import { jsonb, type Db } from '../../db/connect'
import { prepared } from '../../db/prepared'
import type { Row } from '../../db/rows'
import type { AccountKey } from './types'

export interface ScheduleRow extends Schedule {
  companyCode: string
  gasUse: string
  linkageDelta: string
  taxRate: string
  docNo: string
  docTitle: string
  docUrl: string | null
}

/** Price rows of a company for some gas uses with their tiers, newest first. */
export async function schedules(db: Db, companyCode: string, gasUses: readonly string[]): Promise<ScheduleRow[]> {
  if (gasUses.length === 0) return []
  const rows = await schedulesFor(db, { companyCode, gasUses })
  if (rows.length === 0) return []
  const tiers = await tiersOf(db, { companyCode, priceIds: rows.map((row) => row.priceId) })
  return rows.map((row) => ({
    ...row,
    tiers: tiers
      .filter((tier) => tier.priceId === row.priceId)
      .map(({ tierNo, fromVolume, toVolume, delta }): Tier => ({ tierNo, fromVolume, toVolume, delta })),
  }))
}

const schedulesFor = prepared((db, p: { companyCode: string; gasUses: readonly string[] }) =>
  db
    .selectFrom('priceSchedule')
    .selectAll()
    .where('companyCode', '=', p.companyCode)
    .where(sql<boolean>`gas_use = any(${p.gasUses}::text[])`)
    .orderBy('effectiveFrom', 'desc'),
)
const tiersOf = prepared((db, p: { companyCode: string; priceIds: readonly string[] }) =>
  db
    .selectFrom('priceTier')
    .selectAll()
    .where('companyCode', '=', p.companyCode)
    .where(sql<boolean>`price_id = any(${p.priceIds}::text[])`)
    .orderBy('tierNo'),
)

/** Tax rates of a company's price rows, with the day from which each counts. */
export const taxedRows: (db: Db, key: { companyCode: string }) => Promise<TaxedRow[]> = prepared(
  (db, p: { companyCode: string }) =>
    db
      .selectFrom('priceSchedule')
      .select(['effectiveFrom', 'taxRate'])
      .distinct()
      .where('companyCode', '=', p.companyCode),
)

/** Prices agreed with a customer. */
export const contracts: (db: Db, key: AccountKey) => Promise<ContractPrice[]> = prepared((db, key: AccountKey) =>
  db
    .selectFrom('contractPrice')
    .select(['contractNo', 'meterId', 'basePrice', 'effectiveFrom', 'effectiveTo'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .orderBy('effectiveFrom'),
)

export async function insertSchedules(db: Db, rows: readonly ScheduleRow[]): Promise<void> {
  await db
    .insertInto('priceSchedule')
    .values(rows.map(({ tiers: _tiers, ...row }) => row))
    .execute()
  const tiers = rows.flatMap((row) =>
    row.tiers.map((tier) => ({ companyCode: row.companyCode, priceId: row.priceId, ...tier })),
  )
  if (tiers.length > 0) await db.insertInto('priceTier').values(tiers).execute()
}

export async function insertContract(
  db: Db,
  key: AccountKey,
  contractPriceId: string,
  row: ContractPrice,
): Promise<void> {
  await db
    .insertInto('contractPrice')
    .values({ ...key, contractPriceId, ...row })
    .execute()
}

export type GuideDoc = Row<'guideDoc'>

/** Documents of a company about guide prices: a dozen. */
export const guideDocs = (db: Db, companyCode: string): Promise<GuideDoc[]> =>
  db
    .selectFrom('guideDoc')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .orderBy('effectiveFrom', 'desc')
    .execute()

export async function insertGuideDocs(db: Db, docs: readonly GuideDoc[]): Promise<void> {
  await db
    .insertInto('guideDoc')
    .values(docs.map((doc) => ({ ...doc, rows: jsonb(doc.rows) })))
    .execute()
}
