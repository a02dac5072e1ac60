import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { lockByName } from '../../../db/lock'
import { pick, type Picked } from '../../../db/rows'
import type { BankReceiverTable, BankStatementTable } from '../../../db/tables.gen'

const receiverFields = pick('bankReceiver', [
  'companyCode',
  'receiverId',
  'accountName',
  'accountNo',
  'bankName',
  'bankNo',
])
export type Receiver = Picked<'bankReceiver', typeof receiverFields>

const receivers = (db: Db) => db.selectFrom('bankReceiver').select(receiverFields)

/** Accounts of a company that take money now. */
export const receiversOf = (db: Db, companyCode: string): Promise<Receiver[]> =>
  receivers(db).where('companyCode', '=', companyCode).where('enabled', '=', true).orderBy('receiverId').execute()

/** Every account of every company, closed ones too: money may still come. */
export const allReceivers = (db: Db): Promise<Receiver[]> =>
  receivers(db).orderBy('companyCode').orderBy('receiverId').execute()

/** The same with the last day of which everything that had come by then was read; null: the account is new. */
export const receiversRead = (db: Db) =>
  db
    .selectFrom('bankReceiver')
    .select(['companyCode', 'accountNo', 'readTo'])
    .orderBy('companyCode')
    .orderBy('receiverId')
    .execute()

export async function setReadTo(
  db: Db,
  { companyCode, accountNo }: Pick<Receiver, 'companyCode' | 'accountNo'>,
  day: string,
): Promise<void> {
  await db
    .updateTable('bankReceiver')
    .set({ readTo: day })
    .where('companyCode', '=', companyCode)
    .where('accountNo', '=', accountNo)
    .where((eb) => eb.or([eb('readTo', 'is', null), eb('readTo', '<', day)]))
    .execute()
}

export async function keepReceiver(db: Db, row: Insertable<BankReceiverTable>): Promise<void> {
  await db
    .insertInto('bankReceiver')
    .values(row)
    .onConflict((c) => c.columns(['companyCode', 'receiverId']).doNothing())
    .execute()
}

const fields = pick('bankStatement', [
  'companyCode',
  'stmtId',
  'accountNo',
  'tradeNo',
  'amount',
  'payerName',
  'payerAccount',
  'payerIndex',
  'note',
  'tradeAt',
  'state',
  'matchedBp',
  'matchedTtId',
  'remark',
])
export type Statement = Picked<'bankStatement', typeof fields>

/** Keeps what came in; false for a row of the bank that is kept already. */
export async function keepStatement(db: Db, row: Insertable<BankStatementTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bankStatement')
    .values(row)
    .onConflict((c) => c.columns(['companyCode', 'accountNo', 'tradeNo']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const byId = (db: Db, companyCode: string, stmtId: string) =>
  db.selectFrom('bankStatement').select(fields).where('companyCode', '=', companyCode).where('stmtId', '=', stmtId)

export const lockStatement = (db: Db, companyCode: string, stmtId: string) =>
  byId(db, companyCode, stmtId).forUpdate().executeTakeFirst()

/** One entry is matched by one work at a time, until the end of the transaction. */
export const lockMatching = (db: Db, companyCode: string, stmtId: string): Promise<void> =>
  lockByName(db, 'bank', companyCode, stmtId)

export const findStatement = (db: Db, companyCode: string, stmtId: string) =>
  byId(db, companyCode, stmtId).executeTakeFirst()

export const statementOfTrade = (
  db: Db,
  { companyCode, accountNo, tradeNo }: Pick<Statement, 'companyCode' | 'accountNo' | 'tradeNo'>,
) =>
  db
    .selectFrom('bankStatement')
    .select(fields)
    .where('companyCode', '=', companyCode)
    .where('accountNo', '=', accountNo)
    .where('tradeNo', '=', tradeNo)
    .executeTakeFirst()

export const statementsById = async (db: Db, companyCode: string, stmtIds: readonly string[]): Promise<Statement[]> =>
  stmtIds.length === 0
    ? []
    : db
        .selectFrom('bankStatement')
        .select(fields)
        .where('companyCode', '=', companyCode)
        .where('stmtId', 'in', [...stmtIds])
        .execute()

/** Unclaimed money of trades since that time. */
export const waitingStatements = (db: Db, since: string, after: string, limit: number) =>
  db
    .selectFrom('bankStatement')
    .select(['companyCode', 'stmtId'])
    .where('state', '=', 'WAITING')
    .where('tradeAt', '>=', since)
    .where('stmtId', '>', after)
    .orderBy('stmtId')
    .limit(limit)
    .execute()

/** Entries of one payer that are looked at for a transfer. */
const NEWEST = 20

/** The newest unclaimed entries from the account with this hash. */
export const waitingOfPayer = (db: Db, companyCode: string, payerIndex: string, since: string) =>
  db
    .selectFrom('bankStatement')
    .select(fields)
    .where('companyCode', '=', companyCode)
    .where('payerIndex', '=', payerIndex)
    .where('state', '=', 'WAITING')
    .where('tradeAt', '>=', since)
    .orderBy('tradeAt', 'desc')
    .limit(NEWEST)
    .execute()
