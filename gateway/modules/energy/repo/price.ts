import type { ContractPrice, Schedule, Tier } from '@domain/tariff/types'
import { sql } from 'kysely'
import { jsonb, type Db } from '../../../db/connect'
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
  const rows = await db
    .selectFrom('priceSchedule')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('gasUse', 'in', [...gasUses])
    .orderBy('effectiveFrom', 'desc')
    .execute()
  if (rows.length === 0) return []
  const tiers = await db
    .selectFrom('priceTier')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where(
      'priceId',
      'in',
      rows.map((row) => row.priceId),
    )
    .orderBy('tierNo')
    .execute()
  return rows.map((row) => ({
    ...row,
    season: row.season as Schedule['season'],
    tierMode: row.tierMode as Schedule['tierMode'],
    tiers: tiers
      .filter((tier) => tier.priceId === row.priceId)
      .map(({ tierNo, fromVolume, toVolume, delta }): Tier => ({ tierNo, fromVolume, toVolume, delta })),
  }))
}

/** Prices agreed with a customer. */
export function contracts(db: Db, key: AccountKey): Promise<ContractPrice[]> {
  return db
    .selectFrom('contractPrice')
    .select(['contractNo', 'meterId', 'basePrice', 'effectiveFrom', 'effectiveTo'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .orderBy('effectiveFrom')
    .execute()
}

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

export interface GuideDoc {
  companyCode: string
  docId: string
  docNo: string
  title: string
  publishedBy: string
  publishedAt: string
  effectiveFrom: string
  summary: string
  rows: { gasUse: string; season: string; guidePrice: string; upstreamPrice: string; distributionPrice: string }[]
  fileUrl: string | null
}

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
  // Each part is worked out once: without fresh statistics the planner would do it again for every meter, or every day.
  const { rows } = await sql<{ meterId: string; used: string }>`
    with settled as materialized (
      select g.meter_id as "meterId", sum(g.volume) as volume
      from statement s join statement_segment g on g.bp = s.bp and g.statement_id = s.statement_id
      where s.bp = ${key.bp} and s.company_code = ${key.companyCode} and s.state <> 'VOID' and s.bill_version = 'NEW'
        and g.tier_no > 0 and g.from_date >= ${`${year}-01-01`}::date and g.to_date < ${before}::date
        and g.meter_id in (${sql.join([...meterIds])})
      group by g.meter_id
    ), reach as materialized (
      select l.meter_id as "meterId", max(s.period_to) as until
      from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
      where s.bp = ${key.bp} and s.company_code = ${key.companyCode} and s.state <> 'VOID' and s.bill_version = 'NEW'
        and s.period_to < ${before}::date and l.meter_id in (${sql.join([...meterIds])})
      group by l.meter_id
    ), daily as materialized (
      select d.meter_id as "meterId", sum(d.volume) as volume
      from daily_usage d left join reach r on r."meterId" = d.meter_id
      where d.company_code = ${key.companyCode} and d.bp = ${key.bp} and d.meter_id in (${sql.join([...meterIds])})
        and d.gas_day >= ${`${year}-01-01`}::date and d.gas_day < ${before}::date
        and (r.until is null or d.gas_day > r.until)
      group by d.meter_id
    )
    select m.meter_id as "meterId", (coalesce(s.volume, 0) + coalesce(d.volume, 0))::numeric(16,2) as used
    from meter m left join settled s on s."meterId" = m.meter_id left join daily d on d."meterId" = m.meter_id
    where m.company_code = ${key.companyCode} and m.meter_id in (${sql.join([...meterIds])})`.execute(db)
  return new Map(rows.map((row) => [row.meterId, row.used]))
}
