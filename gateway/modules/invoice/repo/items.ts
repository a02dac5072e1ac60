import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { InvoiceItemTable } from '../../../db/tables.gen'
import type { Used } from '../rules/item-lines'
import type { Item } from '../types'

/** Waits, or is picked. Written out: as parameters the words would not match the partial indexes. */
const isOpen = sql<boolean>`status in ('I0', 'I1')`

const mine = (db: Db, bp: string) => db.selectFrom('invoiceItem').selectAll().where('bp', '=', bp)

export const findItem = (db: Db, bp: string, itemId: string): Promise<Item | undefined> =>
  mine(db, bp).where('itemId', '=', itemId).executeTakeFirst()

export const findItems = (db: Db, bp: string, itemIds: readonly string[]): Promise<Item[]> =>
  itemIds.length === 0
    ? Promise.resolve([])
    : mine(db, bp)
        .where('itemId', 'in', [...itemIds])
        .orderBy('itemId')
        .execute()

/** Items under their row locks, in the order of their ids (pitfall C 9.19). */
export const lockItems = (db: Db, bp: string, itemIds: readonly string[]): Promise<Item[]> =>
  itemIds.length === 0
    ? Promise.resolve([])
    : mine(db, bp)
        .where('itemId', 'in', [...itemIds])
        .orderBy('itemId')
        .forUpdate()
        .execute()

/** All items that wait or are picked, locked in the same order. */
export const lockOpenItems = (db: Db, bp: string): Promise<Item[]> =>
  mine(db, bp).where(isOpen).orderBy('itemId').forUpdate().execute()

export const itemsOf = (db: Db, bp: string): Promise<Item[]> =>
  mine(db, bp).orderBy('month', 'desc').orderBy('tradeTime', 'desc').orderBy('itemId').execute()

export const openItemsOf = (db: Db, bp: string): Promise<Item[]> =>
  mine(db, bp).where(isOpen).orderBy('month', 'desc').orderBy('tradeTime', 'desc').orderBy('itemId').execute()

export const itemsOfBill = (db: Db, bp: string, billId: string): Promise<Item[]> =>
  mine(db, bp).where('billId', '=', billId).execute()

export const itemsOfBills = (db: Db, bp: string, billIds: readonly string[]): Promise<Item[]> =>
  billIds.length === 0
    ? Promise.resolve([])
    : mine(db, bp)
        .where('billId', 'in', [...billIds])
        .execute()

/** Items of sold things by their numbers, with the corrections over them. */
export const itemsOfSources = (
  db: Db,
  bp: string,
  source: Item['source'],
  sourceNos: readonly string[],
): Promise<Item[]> =>
  sourceNos.length === 0
    ? Promise.resolve([])
    : mine(db, bp)
        .where('source', '=', source)
        .where(sql<boolean>`split_part(source_no, '|', 1) = any(${[...sourceNos]}::text[])`)
        .execute()

/** Bills about which an item has changed since a moment. */
export async function billsOfChangedItems(db: Db, bp: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invoiceItem')
    .select('billId')
    .distinct()
    .where('bp', '=', bp)
    .where('updatedAt', '>=', since)
    .where('billId', 'is not', null)
    .execute()
  return rows.flatMap(({ billId }) => billId ?? [])
}

export const itemsOfOrder = (db: Db, bp: string, orderId: string): Promise<Item[]> =>
  mine(db, bp).where('orderId', '=', orderId).execute()

export async function insertItem(db: Db, item: Insertable<InvoiceItemTable>): Promise<boolean> {
  const kept = await db
    .insertInto('invoiceItem')
    .values(item)
    .onConflict((conflict) => conflict.columns(['bp', 'source', 'sourceNo']).doNothing())
    .executeTakeFirst()
  return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** An item that waits is about another amount than before. */
export async function rewriteItem(
  db: Db,
  item: Pick<Item, 'bp' | 'itemId'>,
  set: Pick<Insertable<InvoiceItemTable>, 'grossAmount' | 'lines' | 'volume' | 'updatedAt'>,
): Promise<void> {
  await db.updateTable('invoiceItem').set(set).where('bp', '=', item.bp).where('itemId', '=', item.itemId).execute()
}

/** What invoices say of items now, from their shares: `invoiced_amount` and `waived_amount` are never counted up and down by hand. */
export async function recount(db: Db, bp: string, itemIds: readonly string[]): Promise<Item[]> {
  if (itemIds.length === 0) return []
  await sql`
    update invoice_item i set
      invoiced_amount = coalesce((
        select sum(s.gross_amount) from invoice_share s where s.bp = i.bp and s.item_id = i.item_id), 0),
      waived_amount = coalesce((
        select -sum(s.gross_amount) from invoice_share s
        join invoice n on n.bp = s.bp and n.invoice_id = s.invoice_id
        join invoice_red r on r.bp = n.bp and r.red_id = n.red_id
        where s.bp = i.bp and s.item_id = i.item_id and r.reason in ('02', '04')), 0)
    where i.bp = ${bp} and i.item_id = any(${[...itemIds]}::text[])`.execute(db)
  return lockItems(db, bp, itemIds)
}

/** Amounts of items in force at each tax rate: on invoices, or waived by red letters for goods or a discount (IR-05). */
export async function usedOfItems(db: Db, bp: string, itemIds: readonly string[]): Promise<Map<string, Used[]>> {
  const found = new Map<string, Used[]>()
  if (itemIds.length === 0) return found
  const rows = await db
    .selectFrom('invoiceShare as s')
    .innerJoin('invoiceLine as l', (join) =>
      join.onRef('l.bp', '=', 's.bp').onRef('l.invoiceId', '=', 's.invoiceId').onRef('l.lineNo', '=', 's.lineNo'),
    )
    .innerJoin('invoice as n', (join) => join.onRef('n.bp', '=', 's.bp').onRef('n.invoiceId', '=', 's.invoiceId'))
    .leftJoin('invoiceRed as r', (join) => join.onRef('r.bp', '=', 'n.bp').onRef('r.redId', '=', 'n.redId'))
    .select(['s.itemId', 'l.taxRate', sql<string>`sum(s.gross_amount)::numeric(16,2)`.as('amount')])
    .where('s.bp', '=', bp)
    .where('s.itemId', 'in', [...itemIds])
    .where(sql<boolean>`coalesce(r.reason, '') not in ('02', '04')`)
    .groupBy(['s.itemId', 'l.taxRate'])
    .execute()
  for (const { itemId, taxRate, amount } of rows) found.set(itemId, [...(found.get(itemId) ?? []), { taxRate, amount }])
  return found
}

/** Items past their deadline. */
export const overdueItems = (db: Db, today: string, after: string, limit: number) =>
  db
    .selectFrom('invoiceItem')
    .select(['bp', 'itemId'])
    .where(sql<boolean>`status = 'I0'`)
    .where('deadline', '<', today)
    .where('itemId', '>', after)
    .orderBy('itemId')
    .limit(limit)
    .execute()

/** Invoices that say something about items, the newest first. */
export const invoiceIdsOf = (db: Db, bp: string, itemIds: readonly string[]) =>
  itemIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoiceShare as s')
        .innerJoin('invoice as n', (join) => join.onRef('n.bp', '=', 's.bp').onRef('n.invoiceId', '=', 's.invoiceId'))
        .select(['s.itemId', 's.invoiceId', 'n.issueTime', 'n.color', 'n.status'])
        .distinct()
        .where('s.bp', '=', bp)
        .where('s.itemId', 'in', [...itemIds])
        .orderBy('n.issueTime', 'desc')
        .execute()
