import type { Db } from '../db/connect'
import type { Apply, Item } from '../modules/invoice/types'

export const itemById = (db: Db, itemId: string): Promise<Item | undefined> =>
  db.selectFrom('invoiceItem').selectAll().where('itemId', '=', itemId).executeTakeFirst()

export async function setDeadline(
  db: Db,
  { bp, itemId }: Pick<Item, 'bp' | 'itemId'>,
  deadline: string,
): Promise<void> {
  await db.updateTable('invoiceItem').set({ deadline }).where('bp', '=', bp).where('itemId', '=', itemId).execute()
}

/** Time and content of a past item: history that is derived today. */
export async function setTradeTime(
  db: Db,
  { bp, itemId }: Pick<Item, 'bp' | 'itemId'>,
  set: { tradeTime: string; deadline: string },
): Promise<void> {
  await db.updateTable('invoiceItem').set(set).where('bp', '=', bp).where('itemId', '=', itemId).execute()
}

/** Where the invoices of a past application went. */
export async function setEmails(db: Db, bp: string, applyId: string, emails: Apply['emails']): Promise<void> {
  await db.updateTable('invoiceApply').set({ emails }).where('bp', '=', bp).where('applyId', '=', applyId).execute()
}
