import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountKey } from '../types'

/** Days after a meter's last bill. */
const afterLastBill = (key: AccountKey) => sql`
  from meter m join daily_usage d on d.company_code = m.company_code and d.meter_id = m.meter_id and d.bp = m.bp
  where m.bp = ${key.bp} and m.company_code = ${key.companyCode} and d.gas_day > coalesce(m.billed_to, '-infinity')`

/** Days of an older statement that still waits (disputed, AE-24) while a later one is on a bill. */
const ofWaitingStatements = (key: AccountKey) => sql`
  from statement s
  join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
  join meter m on m.bp = s.bp and m.company_code = s.company_code and m.meter_id = l.meter_id
  join daily_usage d on d.company_code = m.company_code and d.meter_id = m.meter_id and d.channel_no = l.channel_no
    and d.bp = m.bp and d.gas_day between s.period_from and s.period_to
  where s.bp = ${key.bp} and s.company_code = ${key.companyCode} and d.gas_day <= m.billed_to
    and s.state in ('PENDING', 'DISPUTED', 'SIGNED', 'AUTO_CONFIRMED') and s.bill_version = 'NEW'`

/**
 * Of {@link openEstimates} the part before a day, by the bill month of its days, the oldest first: months that wait for their settlement.
 * `readingDay` begins a month.
 */
export async function openMonths(
  db: Db,
  key: AccountKey,
  before: string,
  readingDay: number,
): Promise<{ billMonth: string; amount: string }[]> {
  const { rows } = await sql<{ billMonth: string; amount: string }>`
    select to_char(o.gas_day - ${readingDay - 1}::int, 'YYYY-MM') as bill_month, sum(o.est_amount)::numeric(16,2) as amount from (
      select d.gas_day, d.est_amount
      ${afterLastBill(key)}
        and d.gas_day < ${before}
      union all
      select d.gas_day, d.est_amount
      ${ofWaitingStatements(key)}
    ) o group by 1 having sum(o.est_amount) > 0 order by 1`.execute(db)
  return rows
}

/**
 * Σ of the estimates of all days of an account that are not yet billed, yuan (AE-31): those after a meter's last bill, and those of an
 * older statement that still waits (disputed, AE-24) while a later one is on a bill. By one bound a meter, so that months before it are
 * left alone.
 */
export async function openEstimates(db: Db, key: AccountKey): Promise<string> {
  const { rows } = await sql<{ open: string }>`
    select (coalesce((
      select sum(d.est_amount)
      ${afterLastBill(key)}
    ), 0) + coalesce((
      select sum(d.est_amount)
      ${ofWaitingStatements(key)}
    ), 0))::numeric(16,2) as open`.execute(db)
  return rows[0]?.open ?? '0.00'
}
