import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { InvoiceApplyTable, InvoicePieceTable } from '../../../db/tables.gen'
import type { Apply, PieceRow } from '../types'

/** Not at its end. Written out: as parameters the words would not match the partial indexes. */
const isLive = sql<boolean>`status in ('A0', 'A1', 'A4')`

const all = (db: Db, bp: string) => db.selectFrom('invoiceApply').selectAll().where('bp', '=', bp)

export const findApply = (db: Db, bp: string, applyId: string): Promise<Apply | undefined> =>
  all(db, bp).where('applyId', '=', applyId).executeTakeFirst()

/** Whosever it is: for the platform, which knows its number alone. */
export const applyById = (db: Db, applyId: string): Promise<Apply | undefined> =>
  db.selectFrom('invoiceApply').selectAll().where('applyId', '=', applyId).executeTakeFirst()

export const lockApply = (db: Db, bp: string, applyId: string): Promise<Apply | undefined> =>
  all(db, bp).where('applyId', '=', applyId).forUpdate().executeTakeFirst()

export const applyOfPick = (db: Db, bp: string, pickId: string): Promise<Apply | undefined> =>
  all(db, bp).where('pickId', '=', pickId).executeTakeFirst()

export const applyOfRed = (db: Db, bp: string, redId: string): Promise<Apply | undefined> =>
  all(db, bp).where('redId', '=', redId).executeTakeFirst()

export const appliesOfItem = (db: Db, bp: string, itemId: string): Promise<Apply[]> =>
  all(db, bp)
    .where(sql<boolean>`${itemId} = any(item_ids)`)
    .orderBy('submittedAt', 'desc')
    .execute()

/** One transaction's application: each of its items is in no other live one, or the whole is refused (IV-02). */
export async function insertApply(
  db: Db,
  apply: Insertable<InvoiceApplyTable>,
  pieces: Insertable<InvoicePieceTable>[],
): Promise<void> {
  await db.insertInto('invoiceApply').values(apply).execute()
  const { bp, applyId } = apply
  await db
    .insertInto('invoiceApplyItem')
    .values(apply.itemIds.map((itemId) => ({ bp, applyId, itemId })))
    .execute()
  await db.insertInto('invoicePiece').values(pieces).execute()
}

/** Items of an application may be in another one again. */
export async function endApplyItems(db: Db, bp: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  await db
    .updateTable('invoiceApplyItem')
    .set({ live: false })
    .where('bp', '=', bp)
    .where('itemId', 'in', [...itemIds])
    .where('live', '=', true)
    .execute()
}

export const piecesOf = (db: Db, bp: string, applyId: string): Promise<PieceRow[]> =>
  db
    .selectFrom('invoicePiece')
    .selectAll()
    .where('bp', '=', bp)
    .where('applyId', '=', applyId)
    .orderBy('pieceNo')
    .execute()

export async function setPiece(
  db: Db,
  { bp, applyId, pieceNo }: Pick<PieceRow, 'bp' | 'applyId' | 'pieceNo'>,
  set: Partial<Pick<PieceRow, 'askedAt' | 'invoiceId'>>,
): Promise<void> {
  await db
    .updateTable('invoicePiece')
    .set(set)
    .where('bp', '=', bp)
    .where('applyId', '=', applyId)
    .where('pieceNo', '=', pieceNo)
    .execute()
}

/** Numbers beside the state of an application. */
export async function setApply(
  db: Db,
  { bp, applyId }: Pick<Apply, 'bp' | 'applyId'>,
  set: Partial<
    Pick<Apply, 'nextTryAt' | 'retryCount' | 'askCount' | 'failReason' | 'quotaMonth' | 'queueReason' | 'updatedAt'>
  >,
): Promise<void> {
  await db.updateTable('invoiceApply').set(set).where('bp', '=', bp).where('applyId', '=', applyId).execute()
}

/** Applications with a next step that is due. */
export const dueApplies = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('invoiceApply')
    .select(['bp', 'applyId'])
    .where(isLive)
    .where('nextTryAt', '<=', now)
    .where('applyId', '>', after)
    .orderBy('applyId')
    .limit(limit)
    .execute()

export async function nextApplyDue(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoiceApply')
    .select(({ fn }) => fn.min('nextTryAt').as('at'))
    .where(isLive)
    .where('nextTryAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

export const runningOfUser = async (db: Db, userId: string): Promise<number> => {
  return countOf(db.selectFrom('invoiceApply').where('userId', '=', userId).where(isLive))
}

export const openWithTitle = async (db: Db, bp: string, titleId: string): Promise<boolean> =>
  (await all(db, bp).where('titleId', '=', titleId).where(isLive).limit(1).executeTakeFirst()) !== undefined
