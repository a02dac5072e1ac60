import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Account, AccountKey } from '../types'

const fields = [
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
] as const

export async function account(db: Db, key: AccountKey): Promise<Account | null> {
  const row = await db
    .selectFrom('gasAccount')
    .select(fields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .executeTakeFirst()
  return (row as Account | undefined) ?? null
}

/** The account under its row lock: first of the locks of A 9.4. */
export async function lockAccount(db: Db, key: AccountKey): Promise<Account | null> {
  const row = await db
    .selectFrom('gasAccount')
    .select(fields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .forUpdate()
    .executeTakeFirst()
  return (row as Account | undefined) ?? null
}

/** Every account whose reading day is the given one, for the jobs. */
export async function accountsReadOn(db: Db, readingDay: number): Promise<Account[]> {
  return (await db
    .selectFrom('gasAccount')
    .select(fields)
    .where('readingDay', '=', readingDay)
    .orderBy('bp')
    .execute()) as Account[]
}

export async function accountsCharged(db: Db, chargeMode: Account['chargeMode']): Promise<Account[]> {
  return (await db
    .selectFrom('gasAccount')
    .select(fields)
    .where('chargeMode', '=', chargeMode)
    .orderBy('bp')
    .execute()) as Account[]
}

export async function allAccounts(db: Db): Promise<Account[]> {
  return (await db.selectFrom('gasAccount').select(fields).orderBy('bp').execute()) as Account[]
}

export async function insertAccounts(db: Db, rows: readonly Account[], now: string): Promise<void> {
  await db
    .insertInto('gasAccount')
    .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    .execute()
}

/**
 * Σ of the estimates of all days not yet billed becomes `provisional` of every remotely charged account (AE-31), in one
 * statement. Returns the accounts it touched.
 */
export async function refreshProvisional(db: Db, now: string, bp?: string): Promise<string[]> {
  const { rows } = await sql<{ bp: string }>`
    update gas_account a set provisional = coalesce(u.amount, 0), updated_at = ${now}
    from gas_account b left join (
      select m.bp, m.company_code, sum(d.est_amount) as amount
      from meter m join daily_usage d on d.company_code = m.company_code and d.meter_id = m.meter_id and d.bp = m.bp
      where m.billed_to is null or d.gas_day > m.billed_to
      group by m.bp, m.company_code
    ) u on u.bp = b.bp and u.company_code = b.company_code
    where a.bp = b.bp and a.company_code = b.company_code and b.charge_mode = 'PREPAID_REMOTE'
      and (${bp ?? null}::text is null or b.bp = ${bp ?? null}::text)
    returning a.bp`.execute(db)
  return rows.map((row) => row.bp)
}
