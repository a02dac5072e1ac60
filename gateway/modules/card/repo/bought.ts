import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountKey } from '../../gas-account/service'

export interface BoughtMonth {
  /** YYYY-MM. */
  month: string
  /** m³ and yuan. */
  volume: string
  amount: string
}

/**
 * What was bought for meters by month of payment, from a moment on. Of a purchase that was paid back counts what the card has. One for an
 * amount meter has the m³ of its prices where it was asked for in m³, else none.
 */
export async function boughtMonths(
  db: Db,
  { bp, companyCode }: AccountKey,
  meterIds: readonly string[],
  from: string,
): Promise<BoughtMonth[]> {
  const { rows } = await sql<BoughtMonth>`
    select to_char(o.paid_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      coalesce(sum(case when o.state <> 'REFUNDED' then coalesce(o.volume, p.volume) when o.volume is null and w.amount > 0 then p.volume else w.volume end), 0)::numeric(16,2) as volume,
      coalesce(sum(case when o.state = 'REFUNDED' then w.amount else o.amount end), 0)::numeric(14,2) as amount
    from gas_order o
    cross join lateral (
      select sum((s->>'volume')::numeric) as volume from jsonb_array_elements(o.segments) s) p
    cross join lateral (
      select sum(s.volume) as volume, sum(s.amount) as amount from gas_sub_order s
      where o.state = 'REFUNDED' and s.bp = o.bp and s.gas_order_id = o.gas_order_id and s.state in ('WRITTEN', 'LOADED')) w
    where o.bp = ${bp} and o.company_code = ${companyCode} and o.paid_at >= ${from} and o.state <> 'CLOSED'
      and o.meter_id = any(${sql.val([...meterIds])}::text[])
    group by 1`.execute(db)
  return rows
}
