import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked } from '../../../db/rows'
import type { RemitCodeTable, TtOrderTable } from '../../../db/tables.gen'
import type { AccountKey } from '../types'

const fields = pick('ttOrder', [
  'bp',
  'ttId',
  'companyCode',
  'purpose',
  'payNo',
  'amount',
  'remitCode',
  'payerName',
  'payerBank',
  'payerAccount',
  'payerIndex',
  'receiverName',
  'receiverAccount',
  'receiverBank',
  'receiverBankNo',
  'remitDate',
  'remark',
  'proofRemark',
  'proofRound',
  'proofAt',
  'state',
  'stmtId',
  'arrivedAmount',
  'arrivedAt',
  'rejectReason',
  'expireAt',
  'createdAt',
])
export type Transfer = Picked<'ttOrder', typeof fields>

/** States in which a transfer waits for its money. */
export const OPEN = ['WAIT_REMIT', 'WAIT_VERIFY', 'REJECTED'] as const

/** Gives a code out; false when the company has given it out before. */
export async function claimCode(db: Db, row: Insertable<RemitCodeTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('remitCode')
    .values(row)
    .onConflict((c) => c.columns(['companyCode', 'remitCode']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertTransfer(db: Db, row: Insertable<TtOrderTable>): Promise<void> {
  await db.insertInto('ttOrder').values(row).execute()
}

const byId = (db: Db, bp: string, ttId: string) =>
  db.selectFrom('ttOrder').select(fields).where('bp', '=', bp).where('ttId', '=', ttId)

export const findTransfer = (db: Db, bp: string, ttId: string) => byId(db, bp, ttId).executeTakeFirst()

/** The order under its row lock: after the account, the bills and the pay order (A 9.4). */
export const lockTransfer = (db: Db, bp: string, ttId: string) => byId(db, bp, ttId).forUpdate().executeTakeFirst()

export const transfersById = async (db: Db, ttIds: readonly string[]): Promise<Transfer[]> =>
  ttIds.length === 0
    ? []
    : db
        .selectFrom('ttOrder')
        .select(fields)
        .where('ttId', 'in', [...ttIds])
        .execute()

const mine = (db: Db, key: AccountKey) =>
  db.selectFrom('ttOrder').where('bp', '=', key.bp).where('companyCode', '=', key.companyCode)

export async function countOpen(db: Db, key: AccountKey): Promise<number> {
  return countOf(mine(db, key).where('state', 'in', [...OPEN]))
}

export async function pageOfTransfers(
  db: Db,
  key: AccountKey,
  state: Transfer['state'] | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: Transfer[]; total: number }> {
  const all = mine(db, key).$if(state !== undefined, (query) => query.where('state', '=', state ?? 'WAIT_REMIT'))
  const rows = await all
    .select(fields)
    .orderBy('createdAt', 'desc')
    .orderBy('ttId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(all) }
}

/** Open orders of a customer that are sent from the account with this hash. */
export const openFrom = (db: Db, { bp, companyCode }: AccountKey, payerIndex: string) =>
  db
    .selectFrom('ttOrder as t')
    .innerJoin('payOrder as o', (join) => join.onRef('o.bp', '=', 't.bp').onRef('o.orderId', '=', 't.ttId'))
    .select(['t.ttId', 'o.orderNo'])
    .where('t.bp', '=', bp)
    .where('t.companyCode', '=', companyCode)
    .where('t.payerIndex', '=', payerIndex)
    .where('t.state', 'in', [...OPEN])
    .orderBy('t.ttId')
    .execute()

/** The orders of a company that these codes were given to, also those that are over. */
export const transfersByCode = async (db: Db, companyCode: string, codes: readonly string[]): Promise<Transfer[]> => {
  if (codes.length === 0) return []
  const given = await db
    .selectFrom('remitCode')
    .select(['bp', 'ttId'])
    .where('companyCode', '=', companyCode)
    .where('remitCode', 'in', [...codes])
    .execute()
  return givenTo(db, given)
}

const givenTo = async (db: Db, given: readonly { bp: string; ttId: string }[]): Promise<Transfer[]> => {
  const found: Transfer[] = []
  for (const { bp, ttId } of given) found.push(...(await byId(db, bp, ttId).execute()))
  return found
}

/** Open orders of a company by the hash of the payer's account. */
export const openOfPayer = (db: Db, companyCode: string, payerIndex: string): Promise<Transfer[]> =>
  db
    .selectFrom('ttOrder')
    .select(fields)
    .where('companyCode', '=', companyCode)
    .where('payerIndex', '=', payerIndex)
    .where('state', 'in', [...OPEN])
    .execute()

/** The newest open transfer of each of these bills. */
export async function openTransfersOf(db: Db, bp: string, billIds: readonly string[]): Promise<Map<string, string>> {
  if (billIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ttOrder as t')
    .innerJoin('payOrderItem as i', (join) => join.onRef('i.bp', '=', 't.bp').onRef('i.orderId', '=', 't.ttId'))
    .select(['i.refId', 't.ttId'])
    .where('t.bp', '=', bp)
    .where('t.state', 'in', [...OPEN])
    .where('i.refType', '=', 'BILL')
    .where('i.refId', 'in', [...billIds])
    .orderBy('t.createdAt')
    .execute()
  return new Map(rows.map(({ refId, ttId }) => [refId, ttId]))
}

/** Orders that a night may end: past their time, or with a proof from before `provenBy`. */
export const transfersOfNight = (db: Db, now: string, provenBy: string, after: string, limit: number) =>
  db
    .selectFrom('ttOrder')
    .select(['bp', 'ttId'])
    .where('ttId', '>', after)
    .where((e) =>
      e.or([
        e.and([e('state', 'in', ['WAIT_REMIT', 'REJECTED']), e('expireAt', '<=', now)]),
        e.and([e('state', '=', 'WAIT_VERIFY'), e('proofAt', '<=', provenBy)]),
      ]),
    )
    .orderBy('ttId')
    .limit(limit)
    .execute()

export async function insertProofs(
  db: Db,
  { bp, ttId }: Pick<Transfer, 'bp' | 'ttId'>,
  round: number,
  fileIds: readonly string[],
  uploadedAt: string,
): Promise<void> {
  await db
    .insertInto('ttProof')
    .values(fileIds.map((fileId, index) => ({ bp, ttId, round, seq: index + 1, fileId, uploadedAt })))
    .execute()
}

/** The slip that was submitted last. */
export const proofsOf = (db: Db, { bp, ttId, proofRound }: Pick<Transfer, 'bp' | 'ttId' | 'proofRound'>) =>
  db
    .selectFrom('ttProof')
    .select(['fileId', 'uploadedAt'])
    .where('bp', '=', bp)
    .where('ttId', '=', ttId)
    .where('round', '=', proofRound)
    .orderBy('seq')
    .execute()

/** The same of several orders. */
export const latestProofs = async (db: Db, ttIds: readonly string[]) =>
  ttIds.length === 0
    ? []
    : db
        .selectFrom('ttProof as p')
        .innerJoin('ttOrder as o', (join) => join.onRef('o.bp', '=', 'p.bp').onRef('o.ttId', '=', 'p.ttId'))
        .select(['p.ttId', 'p.fileId'])
        .whereRef('p.round', '=', 'o.proofRound')
        .where('p.ttId', 'in', [...ttIds])
        .orderBy('p.ttId')
        .orderBy('p.seq')
        .execute()

/** Money that came for an order that is over: the order keeps its state and records the amount. */
export async function noteArrived(
  db: Db,
  { bp, ttId }: Pick<Transfer, 'bp' | 'ttId'>,
  { stmtId, amount, tradeAt }: { stmtId: string; amount: string; tradeAt: string },
): Promise<void> {
  await db
    .updateTable('ttOrder')
    .set({ stmtId, arrivedAmount: amount, arrivedAt: tradeAt })
    .where('bp', '=', bp)
    .where('ttId', '=', ttId)
    .execute()
}
