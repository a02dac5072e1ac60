import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { InvoiceMailTable } from '../../../db/tables.gen'
import type { Mail } from '../types'

export async function insertMails(db: Db, mails: Insertable<InvoiceMailTable>[]): Promise<void> {
  if (mails.length > 0) await db.insertInto('invoiceMail').values(mails).execute()
}

export const lockMail = (db: Db, bp: string, mailId: string): Promise<Mail | undefined> =>
  db
    .selectFrom('invoiceMail')
    .selectAll()
    .where('bp', '=', bp)
    .where('mailId', '=', mailId)
    .forUpdate()
    .executeTakeFirst()

export async function countTry(db: Db, { bp, mailId }: Mail): Promise<void> {
  await db
    .updateTable('invoiceMail')
    .set({ tries: sql`tries + 1` })
    .where('bp', '=', bp)
    .where('mailId', '=', mailId)
    .execute()
}

/** Mails about one of the invoices, the newest first. */
export const mailsAbout = (db: Db, bp: string, invoiceIds: readonly string[]): Promise<Mail[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoiceMail')
        .selectAll()
        .where('bp', '=', bp)
        .where(sql<boolean>`invoice_ids && ${[...invoiceIds]}::text[]`)
        .orderBy('createdAt', 'desc')
        .orderBy('mailId', 'desc')
        .execute()
