import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { preparedOne } from '../../../db/prepared'
import { pick, type Picked } from '../../../db/rows'
import type { AccountKey } from '../types'

const fields = pick('gasAccount', [
  'bp',
  'companyCode',
  'customerName',
  'address',
  'gasUse',
  'chargeMode',
  'statementScope',
  'balance',
  'provisional',
  'frozen',
  'creditLimit',
  'lateFeeRate',
  'stopExempt',
  'readingDay',
  'sapSysFlag',
  'cutoverMonth',
])
export type Account = Picked<'gasAccount', typeof fields>

export async function account(db: Db, key: AccountKey): Promise<Account | null> {
  return (await byKey(db, key)) ?? null
}
const byKey = preparedOne((db, key: AccountKey) =>
  db.selectFrom('gasAccount').select(fields).where('bp', '=', key.bp).where('companyCode', '=', key.companyCode),
)

/** The account under its row lock: first of the locks of A 9.4. */
export async function lockAccount(db: Db, key: AccountKey): Promise<Account | null> {
  const row = await db
    .selectFrom('gasAccount')
    .select(fields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Accounts by their way of charging, a page of them after a customer number. */
export async function accountsPage(
  db: Db,
  of: { chargeMode: Account['chargeMode'] } | { chargeModeNot: Account['chargeMode'] },
  after: string,
  limit: number,
): Promise<AccountKey[]> {
  return db
    .selectFrom('gasAccount')
    .select(['bp', 'companyCode'])
    .where((eb) =>
      'chargeMode' in of ? eb('chargeMode', '=', of.chargeMode) : eb('chargeMode', '<>', of.chargeModeNot),
    )
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()
}

/** Companies that keep accounts. */
export async function accountCompanies(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('gasAccount').select('companyCode').distinct().orderBy('companyCode').execute()
  return rows.map((row) => row.companyCode)
}

export async function insertAccounts(db: Db, rows: readonly Account[], now: string): Promise<void> {
  await db
    .insertInto('gasAccount')
    .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    .execute()
}

/**
 * Σ of the estimates of all days not yet billed becomes the account's `provisional` (AE-31): those after a meter's last bill, and
 * those of an older statement that still waits (disputed, AE-24) while a later one is on a bill. The caller holds the account's row: a
 * sum taken before the lock would undo the bill that was issued meanwhile.
 */
export async function sumProvisional(db: Db, key: AccountKey, now: string): Promise<void> {
  await sql`
    update gas_account a set updated_at = ${now}, provisional = coalesce((
      select sum(d.est_amount)
      from meter m join daily_usage d on d.company_code = m.company_code and d.meter_id = m.meter_id and d.bp = m.bp
      where m.bp = a.bp and m.company_code = a.company_code and (m.billed_to is null or d.gas_day > m.billed_to)
    ), 0) + coalesce((
      select sum(d.est_amount)
      from statement s
      join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
      join meter m on m.bp = s.bp and m.company_code = s.company_code and m.meter_id = l.meter_id
      join daily_usage d on d.company_code = m.company_code and d.meter_id = m.meter_id and d.channel_no = l.channel_no
        and d.bp = m.bp and d.gas_day between s.period_from and s.period_to
      where s.bp = a.bp and s.company_code = a.company_code and d.gas_day <= m.billed_to
        and s.state in ('PENDING', 'DISPUTED', 'SIGNED', 'AUTO_CONFIRMED') and s.bill_version = 'NEW'
    ), 0)
    where a.bp = ${key.bp} and a.company_code = ${key.companyCode}`.execute(db)
}
