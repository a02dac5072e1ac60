import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { InvoiceLineTable, InvoiceShareTable, InvoiceTable } from '../../../db/tables.gen'
import type { Invoice, Line, Share } from '../types'

const all = (db: Db, bp: string) => db.selectFrom('invoice').selectAll().where('bp', '=', bp)

export const findInvoice = (db: Db, bp: string, invoiceId: string): Promise<Invoice | undefined> =>
  all(db, bp).where('invoiceId', '=', invoiceId).executeTakeFirst()

export const lockInvoice = (db: Db, bp: string, invoiceId: string): Promise<Invoice | undefined> =>
  all(db, bp).where('invoiceId', '=', invoiceId).forUpdate().executeTakeFirst()

export const lockInvoices = (db: Db, bp: string, invoiceIds: readonly string[]): Promise<Invoice[]> =>
  all(db, bp)
    .where('invoiceId', 'in', [...invoiceIds])
    .orderBy('invoiceId')
    .forUpdate()
    .execute()

/** Not limited to an owner: for documents, where the signed address was given out after the check of the right. */
export const invoiceById = (db: Db, invoiceId: string): Promise<Invoice | undefined> =>
  db.selectFrom('invoice').selectAll().where('invoiceId', '=', invoiceId).executeTakeFirst()

export const findInvoices = (db: Db, bp: string, invoiceIds: readonly string[]): Promise<Invoice[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : all(db, bp)
        .where('invoiceId', 'in', [...invoiceIds])
        .orderBy('issueTime')
        .orderBy('invoiceId')
        .execute()

export const invoicesOf = (db: Db, bp: string): Promise<Invoice[]> =>
  all(db, bp).orderBy('issueTime', 'desc').orderBy('invoiceId', 'desc').execute()

export const invoicesOfApply = (db: Db, bp: string, applyId: string): Promise<Invoice[]> =>
  all(db, bp).where('applyId', '=', applyId).where('color', '=', 'BLUE').orderBy('pieceNo').execute()

export const redsOfBlue = (db: Db, bp: string, blueInvoiceId: string): Promise<Invoice[]> =>
  all(db, bp).where('blueInvoiceId', '=', blueInvoiceId).orderBy('issueTime').execute()

export const linesOf = (db: Db, bp: string, invoiceIds: readonly string[]): Promise<Line[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoiceLine')
        .selectAll()
        .where('bp', '=', bp)
        .where('invoiceId', 'in', [...invoiceIds])
        .orderBy('invoiceId')
        .orderBy('lineNo')
        .execute()

export const sharesOf = (db: Db, bp: string, invoiceIds: readonly string[]): Promise<Share[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoiceShare')
        .selectAll()
        .where('bp', '=', bp)
        .where('invoiceId', 'in', [...invoiceIds])
        .orderBy('invoiceId')
        .orderBy('lineNo')
        .orderBy('itemId')
        .execute()

export async function insertInvoice(
  db: Db,
  invoice: Insertable<InvoiceTable>,
  lines: Insertable<InvoiceLineTable>[],
  shares: Insertable<InvoiceShareTable>[],
): Promise<void> {
  await db.insertInto('invoice').values(invoice).execute()
  if (lines.length > 0) await db.insertInto('invoiceLine').values(lines).execute()
  if (shares.length > 0) await db.insertInto('invoiceShare').values(shares).execute()
}

export async function setInvoice(
  db: Db,
  { bp, invoiceId }: Pick<Invoice, 'bp' | 'invoiceId'>,
  set: Partial<Pick<Invoice, 'redAmount' | 'useStatus' | 'updatedAt'>>,
): Promise<void> {
  await db.updateTable('invoice').set(set).where('bp', '=', bp).where('invoiceId', '=', invoiceId).execute()
}
