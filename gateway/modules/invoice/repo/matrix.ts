import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { prepared } from '../../../db/prepared'
import type { AccountKey } from '../types'

interface Span {
  from: string
  to: string
}

/** Items of bills and trades of months, in the order in which they came. */
export const itemsOfMonths = (db: Db, { bp, companyCode }: AccountKey, { from, to }: Span) =>
  items(db, { bp, companyCode, from, to })
const items = prepared((db, p: AccountKey & Span) =>
  db
    .selectFrom('invoiceItem')
    .select(['itemId', 'billId', 'orderId', 'meterNo', 'source', 'sourceNo', 'title', 'month', 'tradeTime'])
    .select(['grossAmount', 'invoicedAmount', 'waivedAmount', 'status', 'deadline', 'blockReason'])
    .where('bp', '=', p.bp)
    .where('companyCode', '=', p.companyCode)
    .where('month', '>=', p.from)
    .where('month', '<=', p.to)
    .orderBy('itemId'),
)
export type MatrixItemRow = Awaited<ReturnType<typeof itemsOfMonths>>[number]

/** What of which invoice belongs to which item, the oldest invoice first. */
export const partsOfItems = prepared((db, p: { bp: string; itemIds: readonly string[] }) =>
  db
    .selectFrom('invoiceShare as s')
    .innerJoin('invoice as n', (join) => join.onRef('n.bp', '=', 's.bp').onRef('n.invoiceId', '=', 's.invoiceId'))
    .select(['s.itemId', 'n.invoiceId', 'n.invoiceNo', 'n.invoiceType', 'n.color', 'n.status', 'n.buyer'])
    .select(['n.issueTime', 'n.grossAmount', sql<string>`sum(s.gross_amount)::numeric(16,2)`.as('amount')])
    .where('s.bp', '=', p.bp)
    .where(sql<boolean>`s.item_id = any(${p.itemIds}::text[])`)
    .groupBy(['s.itemId', 'n.bp', 'n.invoiceId'])
    .orderBy('n.issueTime')
    .orderBy('n.invoiceId'),
)

/** Names of all buyers on invoices of a customer. */
export async function buyersOf(db: Db, { bp, companyCode }: AccountKey): Promise<string[]> {
  const rows = await db
    .selectFrom('invoice')
    .select(sql<string>`buyer ->> 'name'`.as('name'))
    .distinct()
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .orderBy(sql`1`)
    .execute()
  return rows.map(({ name }) => name)
}

/** Invoices of a month, a few at a time and the oldest first: `after` is the last one there was. */
export const invoicesOfMonth = (
  db: Db,
  { bp, companyCode }: AccountKey,
  month: Span,
  after: { issueTime: string; invoiceId: string } | null,
  limit: number,
) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('issueTime', '>=', month.from)
    .where('issueTime', '<', month.to)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(issue_time, invoice_id) > (${after?.issueTime ?? ''}::timestamptz, ${after?.invoiceId ?? ''})`,
      ),
    )
    .orderBy('issueTime')
    .orderBy('invoiceId')
    .limit(limit)
    .execute()

/** Invoices of a month that have files of their own or can be drawn (IV-25). */
export async function countFiles(db: Db, { bp, companyCode }: AccountKey, month: Span): Promise<number> {
  return countOf(
    db
      .selectFrom('invoice')
      .where('bp', '=', bp)
      .where('companyCode', '=', companyCode)
      .where('issueTime', '>=', month.from)
      .where('issueTime', '<', month.to)
      .where((eb) => eb.or([eb('invoiceType', 'not in', ['01', '04']), eb('files', 'is not', null)])),
  )
}
