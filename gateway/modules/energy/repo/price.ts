import type { ContractPrice, Schedule, Tier } from '@domain/tariff/types'
import { sql } from 'kysely'
import { jsonb, type Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import type { Row } from '../../../db/rows'
import type { AccountKey } from '../types'

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

export async function insertGuideDocs(db: Db, docs: readonly GuideDoc[]): Promise<void> {
  await db
    .insertInto('guideDoc')
    .values(docs.map((doc) => ({ ...doc, rows: jsonb(doc.rows) })))
    .execute()
}

/** What a meter's year has used of its tiers before a gas day: settled lines of the year and, after them, daily volumes (AE-15). */
export async function usedInYear(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  year: string,
  before: string,
): Promise<Map<string, string>> {
  if (meterIds.length === 0) return new Map()
  const rows = await usedOf(db, { ...key, meterIds, firstDay: `${year}-01-01`, before })
  return new Map(rows.map((row) => [row.meterId, row.used]))
}
// Each part is worked out once: without fresh statistics the planner would do it again for every meter, or every day.
const usedOf = prepared(
  (_db, p: AccountKey & { meterIds: readonly string[]; firstDay: string; before: string }) =>
    sql<{ meterId: string; used: string }>`
    with settled as materialized (
      select g.meter_id as "meterId", sum(g.volume) as volume
      from statement s join statement_segment g on g.bp = s.bp and g.statement_id = s.statement_id
      where s.bp = ${p.bp} and s.company_code = ${p.companyCode} and s.state <> 'VOID' and s.bill_version = 'NEW'
        and g.tier_no > 0 and g.from_date >= ${p.firstDay}::date and s.period_to < ${p.before}::date
        and g.meter_id = any(${p.meterIds}::text[])
      group by g.meter_id
    ), reach as materialized (
      select l.meter_id as "meterId", max(s.period_to) as until
      from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
      where s.bp = ${p.bp} and s.company_code = ${p.companyCode} and s.state <> 'VOID' and s.bill_version = 'NEW'
        and s.period_to < ${p.before}::date and l.meter_id = any(${p.meterIds}::text[])
      group by l.meter_id
    ), daily as materialized (
      select d.meter_id as "meterId", sum(d.volume) as volume
      from daily_usage d left join reach r on r."meterId" = d.meter_id
      where d.company_code = ${p.companyCode} and d.bp = ${p.bp} and d.meter_id = any(${p.meterIds}::text[])
        and d.gas_day >= ${p.firstDay}::date and d.gas_day < ${p.before}::date
        and (r.until is null or d.gas_day > r.until)
      group by d.meter_id
    )
    select m.meter_id as "meterId", (coalesce(s.volume, 0) + coalesce(d.volume, 0))::numeric(16,2) as used
    from meter m left join settled s on s."meterId" = m.meter_id left join daily d on d."meterId" = m.meter_id
    where m.company_code = ${p.companyCode} and m.meter_id = any(${p.meterIds}::text[])`,
)
