import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { InvoiceTitleTable } from '../../../db/tables.gen'
import type { Title } from '../types'

const live = (db: Db, bp: string) =>
  db.selectFrom('invoiceTitle').selectAll().where('bp', '=', bp).where('deleted', '=', false)

export const titlesOf = (db: Db, bp: string): Promise<Title[]> =>
  live(db, bp).orderBy('isDefault', 'desc').orderBy('createdAt', 'desc').orderBy('titleId', 'desc').execute()

export const findTitle = (db: Db, bp: string, titleId: string): Promise<Title | undefined> =>
  live(db, bp).where('titleId', '=', titleId).executeTakeFirst()

/** All titles of a customer under their row locks: one default, no two alike, at most so many. */
export const lockTitles = (db: Db, bp: string): Promise<Title[]> =>
  live(db, bp).orderBy('titleId').forUpdate().execute()

/** One at a time writes titles of a customer, also the first. */
export const lockTitleBook = async (db: Db, bp: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext(${`invoice_title|${bp}`}))`.execute(db))

export const titlesById = (db: Db, titleIds: readonly string[]): Promise<Title[]> =>
  titleIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoiceTitle')
        .selectAll()
        .where('titleId', 'in', [...titleIds])
        .execute()

export async function insertTitle(db: Db, title: Insertable<InvoiceTitleTable>): Promise<void> {
  await db.insertInto('invoiceTitle').values(title).execute()
}

export async function setTitle(
  db: Db,
  { bp, titleId }: Pick<Title, 'bp' | 'titleId'>,
  set: Omit<Updateable<InvoiceTitleTable>, 'status'>,
): Promise<void> {
  await db.updateTable('invoiceTitle').set(set).where('bp', '=', bp).where('titleId', '=', titleId).execute()
}

export async function setDefault(db: Db, bp: string, titleId: string | null, at: string): Promise<void> {
  await db
    .updateTable('invoiceTitle')
    .set({ isDefault: false, updatedAt: at })
    .where('bp', '=', bp)
    .where('isDefault', '=', true)
    .execute()
  if (titleId !== null) await setTitle(db, { bp, titleId }, { isDefault: true, updatedAt: at })
}
