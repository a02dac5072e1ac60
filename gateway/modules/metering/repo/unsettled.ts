import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountKey } from '../types'

/** Those of some customers that have a measured meter without a statement of their month, alone or with all others, in their order. */
export async function unsettled(
  db: Db,
  customers: readonly (AccountKey & { billMonth: string })[],
): Promise<AccountKey[]> {
  const { rows } = await sql<AccountKey>`
    select k.bp, k.company_code from unnest(
      ${customers.map(({ bp }) => bp)}::text[], ${customers.map(({ companyCode }) => companyCode)}::text[],
      ${customers.map(({ billMonth }) => billMonth)}::text[]) with ordinality as k(bp, company_code, bill_month, n)
    where exists (
      select 1 from meter m
      where m.bp = k.bp and m.company_code = k.company_code and m.meter_type <> 'IC' and m.state <> 'REMOVED' and not exists (
        select 1 from statement s
        where s.bp = k.bp and s.company_code = k.company_code and s.scope_key in ('ALL', m.meter_id) and s.bill_month = k.bill_month
          and s.state not in ('DRAFT', 'VOID')))
    order by k.n`.execute(db)
  return rows
}
