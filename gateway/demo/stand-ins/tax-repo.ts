import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import type { Row } from '../../db/rows'

export type TaxDocument = Row<'taxDocument'>
export type TaxConfirmation = Row<'taxConfirmation'>

export const findDocument = (db: Db, companyCode: string, documentKey: string): Promise<TaxDocument | undefined> =>
  db
    .selectFrom('taxDocument')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('documentKey', '=', documentKey)
    .executeTakeFirst()

/** The next number of a seller under its row lock: without a gap, since what does not commit takes none (IV-18). */
export async function nextOf(db: Db, companyCode: string, kind: 'INVOICE' | 'CONFIRM'): Promise<number> {
  const row = await db
    .insertInto('taxSequence')
    .values({ companyCode, kind, last: '1' })
    .onConflict((conflict) =>
      conflict.columns(['companyCode', 'kind']).doUpdateSet({ last: sql<string>`tax_sequence.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return Number(row.last)
}

export interface Notice {
  companyCode: string
  noticeId: string
  documentKey: string
}

export async function insertNotices(db: Db, notices: readonly (Notice & { dueAt: string })[]): Promise<void> {
  if (notices.length > 0)
    await db
      .insertInto('taxNotice')
      .values([...notices])
      .execute()
}

export async function dropNotice(db: Db, { companyCode, noticeId }: Notice): Promise<void> {
  await db.deleteFrom('taxNotice').where('companyCode', '=', companyCode).where('noticeId', '=', noticeId).execute()
}

export async function insertDocument(db: Db, row: TaxDocument): Promise<void> {
  await db.insertInto('taxDocument').values(row).execute()
}

export const findConfirmation = (db: Db, companyCode: string, confirmKey: string) =>
  db
    .selectFrom('taxConfirmation')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('confirmKey', '=', confirmKey)
    .executeTakeFirst()

export async function insertConfirmation(db: Db, row: TaxConfirmation): Promise<void> {
  await db
    .insertInto('taxConfirmation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The form moves on from where the buyer's answer is awaited; false where another change came first. */
export async function moveConfirmation(
  db: Db,
  { companyCode, confirmKey }: Pick<TaxConfirmation, 'companyCode' | 'confirmKey'>,
  to: TaxConfirmation['stage'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('taxConfirmation')
    .set({ stage: to })
    .where('companyCode', '=', companyCode)
    .where('confirmKey', '=', confirmKey)
    .where('stage', '=', '02')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
