import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import type { AccountKey } from '../types'

export interface YearVolume {
  meterId: string
  /** m³ */
  volume: string
  /** Its first day of the year that no statement reaches: from there on `volume` is the sum of the days. */
  openFrom: string
}

/** What meters have used of a year before a gas day: settled lines that have tiers and, after them, daily volumes. */
export async function yearVolumes(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  year: string,
  before: string,
): Promise<YearVolume[]> {
  if (meterIds.length === 0) return []
  return volumesOf(db, { ...key, meterIds, firstDay: `${year}-01-01`, before })
}
// Statements that end before the year say nothing of it, however many there are. Each part is worked out once: without fresh
// statistics the planner would do it again for every meter, or every day.
const volumesOf = prepared(
  (_db, p: AccountKey & { meterIds: readonly string[]; firstDay: string; before: string }) =>
    sql<YearVolume>`
    with settled as materialized (
      select l."meterId", sum(l.volume) as volume from (
        select g.meter_id as "meterId", g.volume
        from statement s join statement_segment g on g.bp = s.bp and g.statement_id = s.statement_id
        where s.bp = ${p.bp} and s.company_code = ${p.companyCode} and s.state <> 'VOID' and s.bill_version = 'NEW'
          and g.tier_no > 0 and g.from_date >= ${p.firstDay}::date
          and s.period_to >= ${p.firstDay}::date and s.period_to < ${p.before}::date
          and g.meter_id = any(${p.meterIds}::text[])
        union all
        select l.meter_id as "meterId", round(l.billed_volume * (s.period_to - greatest(s.period_from, ${p.firstDay}::date) + 1)
          / (s.period_to - s.period_from + 1), 2) as volume
        from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
        where s.bp = ${p.bp} and s.company_code = ${p.companyCode} and s.state <> 'VOID' and s.bill_version = 'OLD'
          and s.period_to >= ${p.firstDay}::date and s.period_to < ${p.before}::date and l.meter_id = any(${p.meterIds}::text[])
      ) l group by l."meterId"
    ), reach as materialized (
      select l.meter_id as "meterId", max(s.period_to) as until
      from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
      where s.bp = ${p.bp} and s.company_code = ${p.companyCode} and s.state <> 'VOID'
        and s.period_to >= ${p.firstDay}::date and s.period_to < ${p.before}::date and l.meter_id = any(${p.meterIds}::text[])
      group by l.meter_id
    ), daily as materialized (
      select d.meter_id as "meterId", sum(d.volume) as volume
      from daily_usage d left join reach r on r."meterId" = d.meter_id
      where d.company_code = ${p.companyCode} and d.bp = ${p.bp} and d.meter_id = any(${p.meterIds}::text[])
        and d.gas_day >= ${p.firstDay}::date and d.gas_day < ${p.before}::date
        and (r.until is null or d.gas_day > r.until)
      group by d.meter_id
    )
    select m.meter_id as "meterId", (coalesce(s.volume, 0) + coalesce(d.volume, 0))::numeric(16,2) as volume,
      greatest(r.until + 1, ${p.firstDay}::date) as "openFrom"
    from meter m left join settled s on s."meterId" = m.meter_id left join daily d on d."meterId" = m.meter_id
      left join reach r on r."meterId" = m.meter_id
    where m.company_code = ${p.companyCode} and m.meter_id = any(${p.meterIds}::text[])`,
)

/** The last gas day of each meter that a statement reaches; a meter without one is left out. */
export async function statedTo(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (meterIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('statement as s')
    .innerJoin('statementLine as l', (join) =>
      join.onRef('l.bp', '=', 's.bp').onRef('l.statementId', '=', 's.statementId'),
    )
    .select(['l.meterId', ({ fn }) => fn.max('s.periodTo').as('until')])
    .where('s.bp', '=', key.bp)
    .where('s.companyCode', '=', key.companyCode)
    .where('s.state', '<>', 'VOID')
    .where('l.meterId', 'in', [...meterIds])
    .groupBy('l.meterId')
    .execute()
  return new Map(rows.map(({ meterId, until }) => [meterId, until]))
}
