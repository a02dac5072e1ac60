import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountKey } from '../../gas-account/service'

/** Customers with a device, or with a file of a meter, that ends up to a day, a page of them after a customer number. */
export async function customersWithEnds(db: Db, until: string, after: string, limit: number): Promise<AccountKey[]> {
  const { rows } = await sql<AccountKey>`
    select bp, company_code from gas_equipment
      where expire_date <= ${until}::date and bp > ${after}
        and state in ('PENDING', 'CONFIRMED') and use_state <> 'SCRAPPED' and replaces is null
    union
    select bp, company_code from gas_alarm
      where least(expire_date, next_calibrate_date, next_check_date) <= ${until}::date and bp > ${after}
        and state in ('PENDING', 'CONFIRMED') and use_state <> 'SCRAPPED' and replaces is null
    union
    select bp, company_code from meter_file
      where next_verify_date <= ${until}::date and bp > ${after} and state <> 'RETIRED'
    order by bp limit ${limit}`.execute(db)
  return rows
}
