import type { Updateable } from 'kysely'
import type { Db } from '../../db/connect'
import type { NewRow, Row } from '../../db/rows'
import type { AccountProofTable, BankAccountTable } from '../../db/tables.gen'

export type BankAccount = Row<'bankAccount'>
export type Proof = Row<'accountProof'>
type Key = Pick<BankAccount, 'bp' | 'accountId'>

const standing = (db: Db, bp: string) =>
  db.selectFrom('bankAccount').selectAll().where('bp', '=', bp).where('state', '<>', 'DISABLED')

/** Accounts on file, the oldest first. */
export const accountsOf = (db: Db, bp: string): Promise<BankAccount[]> =>
  standing(db, bp).orderBy('createdAt').orderBy('accountId').execute()

/** Those of these customers that have proved the account with this hash. */
export const ownersOf = async (db: Db, bps: readonly string[], accountIndex: string): Promise<string[]> => {
  if (bps.length === 0 || accountIndex === '') return []
  const rows = await db
    .selectFrom('bankAccount')
    .select('bp')
    .where('bp', 'in', [...bps])
    .where('accountIndex', '=', accountIndex)
    .where('state', '=', 'VERIFIED')
    .execute()
  return rows.map(({ bp }) => bp)
}

export const findAccount = (db: Db, { bp, accountId }: Key) =>
  standing(db, bp).where('accountId', '=', accountId).executeTakeFirst()

/** Under its row lock: after the gas account (A 9.4). */
export const lockAccountRow = (db: Db, { bp, accountId }: Key) =>
  standing(db, bp).where('accountId', '=', accountId).forUpdate().executeTakeFirst()

/** By its id alone: staff name no customer. */
export const accountOfCompany = (db: Db, companyCode: string, accountId: string) =>
  db
    .selectFrom('bankAccount')
    .select(['bp', 'accountId'])
    .where('accountId', '=', accountId)
    .where('companyCode', '=', companyCode)
    .where('state', '<>', 'DISABLED')
    .executeTakeFirst()

export const accountsById = async (db: Db, accountIds: readonly string[]): Promise<BankAccount[]> =>
  accountIds.length === 0
    ? []
    : db
        .selectFrom('bankAccount')
        .selectAll()
        .where('accountId', 'in', [...accountIds])
        .execute()

export const insertAccount = async (db: Db, row: NewRow<'bankAccount'>): Promise<void> => {
  await db.insertInto('bankAccount').values(row).execute()
}

export const updateAccount = async (
  db: Db,
  { bp, accountId }: Key,
  set: Updateable<BankAccountTable>,
): Promise<void> => {
  await db.updateTable('bankAccount').set(set).where('bp', '=', bp).where('accountId', '=', accountId).execute()
}

/** The newest round of an account. */
export const lastProof = (db: Db, { bp, accountId }: Key): Promise<Proof | undefined> =>
  db
    .selectFrom('accountProof')
    .selectAll()
    .where('bp', '=', bp)
    .where('accountId', '=', accountId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Rounds of a company that these codes were given to, also those that are over. */
export const proofsByCode = (db: Db, companyCode: string, codes: readonly string[]): Promise<Proof[]> =>
  db
    .selectFrom('accountProof')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('remitCode', 'in', [...codes])
    .orderBy('proofId')
    .execute()

export const insertProof = async (db: Db, row: NewRow<'accountProof'>): Promise<void> => {
  await db.insertInto('accountProof').values(row).execute()
}

export const updateProof = async (
  db: Db,
  { bp, proofId }: Pick<Proof, 'bp' | 'proofId'>,
  set: Updateable<AccountProofTable>,
): Promise<void> => {
  await db.updateTable('accountProof').set(set).where('bp', '=', bp).where('proofId', '=', proofId).execute()
}

/** Open rounds past their time. */
export const dueProofs = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('accountProof')
    .select(['bp', 'companyCode', 'accountId', 'proofId'])
    .where('result', 'is', null)
    .where('expireAt', '<=', now)
    .where('proofId', '>', after)
    .orderBy('proofId')
    .limit(limit)
    .execute()

/** When the next open round ends. */
export async function nextExpiry(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('accountProof')
    .select('expireAt')
    .where('result', 'is', null)
    .where('expireAt', '>', now)
    .orderBy('expireAt')
    .limit(1)
    .executeTakeFirst()
  return row?.expireAt ?? null
}
