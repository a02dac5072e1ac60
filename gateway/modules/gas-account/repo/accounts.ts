import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { preparedOne } from '../../../db/prepared'
import { pick, type Picked } from '../../../db/rows'
import type { AccountKey } from '../key'

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
  'ledgerSeq',
  'creditLimit',
  'lateFeeRate',
  'stopExempt',
  'readingDay',
  'sapSysFlag',
  'cutoverMonth',
])
export type Account = Picked<'gasAccount', typeof fields>

const one = (db: Db, key: AccountKey) =>
  db.selectFrom('gasAccount').select(fields).where('bp', '=', key.bp).where('companyCode', '=', key.companyCode)

export const findAccount = preparedOne((db, key: AccountKey) => one(db, key))

/** The account under its row lock: the first of the locks of A 9.4. */
export const lockAccount = (db: Db, key: AccountKey) => one(db, key).forUpdate().executeTakeFirst()

/** With a company: its accounts only. */
export const findAccounts = (db: Db, bps: readonly string[], companyCode?: string) =>
  db
    .selectFrom('gasAccount')
    .select(fields)
    .where('bp', 'in', [...bps])
    .$if(companyCode !== undefined, (query) => query.where('companyCode', '=', companyCode ?? ''))
    .execute()

/** Accounts with gas that is settled by statements (AE-21), with their reading days, a page of them after a customer number. */
export const settledAccounts = (
  db: Db,
  after: string,
  limit: number,
): Promise<(AccountKey & Pick<Account, 'readingDay'>)[]> =>
  db
    .selectFrom('gasAccount')
    .select(['bp', 'companyCode', 'readingDay'])
    .where('chargeMode', '<>', 'PREPAID_CARD')
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()

/** Accounts by their way of charging, or of a company, a page of them after a customer number. */
export async function accountsPage(
  db: Db,
  of:
    | { chargeMode: Account['chargeMode'] }
    | { chargeModeNot: Account['chargeMode']; companyCode: string }
    | { companyCode: string }
    | 'ALL',
  after: string,
  limit: number,
): Promise<AccountKey[]> {
  return db
    .selectFrom('gasAccount')
    .select(['bp', 'companyCode'])
    .where((eb) => {
      if (of === 'ALL') return eb.lit(true)
      if ('chargeMode' in of) return eb('chargeMode', '=', of.chargeMode)
      if (!('chargeModeNot' in of)) return eb('companyCode', '=', of.companyCode)
      return eb.and([eb('chargeMode', '<>', of.chargeModeNot), eb('companyCode', '=', of.companyCode)])
    })
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()
}

/** Accounts of a company with an address in an area, in the order of their numbers. */
export const accountsInArea = (db: Db, companyCode: string, area: string, limit: number): Promise<AccountKey[]> =>
  db
    .selectFrom('gasAccount')
    .select(['bp', 'companyCode'])
    .where('companyCode', '=', companyCode)
    .where(sql<boolean>`position(${area} in address) > 0`)
    .orderBy('bp')
    .limit(limit)
    .execute()

/** Companies that keep accounts: from one company to the next along the index, not through every account. */
export async function accountCompanies(db: Db): Promise<string[]> {
  const { rows } = await sql<{ companyCode: string }>`
    with recursive company as (
      (select company_code from gas_account order by company_code limit 1)
      union all
      select (select a.company_code from gas_account a where a.company_code > company.company_code order by a.company_code limit 1)
      from company where company.company_code is not null
    )
    select company_code from company where company_code is not null order by company_code`.execute(db)
  return rows.map((row) => row.companyCode)
}

export async function insertAccounts(db: Db, rows: readonly Account[], now: string): Promise<void> {
  await db
    .insertInto('gasAccount')
    .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    .execute()
}

/** Changes the reserved money of orders that pay from the balance; the check constraint refuses to go below zero. */
export async function addFrozen(db: Db, key: AccountKey, delta: string, at: string): Promise<void> {
  await db
    .updateTable('gasAccount')
    .set({ frozen: sql`frozen + ${delta}::numeric`, updatedAt: at })
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .execute()
}

/** Balance after a posting, with the next gapless number (AE-30). Run under the account's row lock. */
export async function move(
  db: Db,
  key: AccountKey,
  signed: string,
  at: string,
): Promise<{ balance: string; ledgerSeq: number }> {
  return db
    .updateTable('gasAccount')
    .set({
      balance: sql`balance + ${signed}::numeric`,
      ledgerSeq: sql`ledger_seq + 1`,
      version: sql`version + 1`,
      updatedAt: at,
    })
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .returning(['balance', 'ledgerSeq'])
    .executeTakeFirstOrThrow()
}

/** What the days not yet billed are estimated to cost (AE-31). Run under the account's row lock. */
export async function setProvisional(db: Db, key: AccountKey, provisional: string, at: string): Promise<void> {
  await db
    .updateTable('gasAccount')
    .set({ provisional, updatedAt: at })
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .execute()
}

/** Accounts that have spent more than their credit allows (AE-34), a page of them after a customer number. */
export const overdrawnAccounts = (db: Db, after: string, limit: number): Promise<AccountKey[]> =>
  db
    .selectFrom('gasAccount')
    .select(['bp', 'companyCode'])
    .where(sql<boolean>`balance - provisional - frozen < -credit_limit`)
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()
