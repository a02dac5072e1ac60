import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { DB } from '../../../db/tables.gen'
import type { Meaning } from '../rules/items'
import type { Apply, Invoice } from '../types'

/* Pages and sums of applications and invoices: a history is never read whole. */

interface Cut {
  limit: number
  offset: number
}
/** Instants: from inclusive, before exclusive. */
export interface Span {
  from: string
  before: string
}
export interface InvoiceFilter {
  span?: Span | null | undefined
  invoiceType?: Invoice['invoiceType'] | undefined
  status?: Invoice['status'] | undefined
  keyword?: Meaning | null | undefined
}
export interface ApplyFilter {
  span?: Span | null | undefined
  invoiceType?: Apply['invoiceType'] | undefined
  status?: Apply['status'] | undefined
  keyword?: Meaning | null | undefined
}

const invoices = (db: Db, bp: string, f: InvoiceFilter): SelectQueryBuilder<DB, 'invoice', object> => {
  let query = db.selectFrom('invoice').where('bp', '=', bp)
  if (f.span) query = query.where('issueTime', '>=', f.span.from).where('issueTime', '<', f.span.before)
  if (f.invoiceType !== undefined) query = query.where('invoiceType', '=', f.invoiceType)
  if (f.status !== undefined) query = query.where('status', '=', f.status)
  const { keyword } = f
  if (keyword)
    query = query.where(sql<boolean>`(gross_amount = ${keyword.amount}::numeric
      or position(lower(${keyword.word}) in lower(concat_ws(chr(1), invoice_no, buyer ->> 'name'))) > 0)`)
  return query
}

/** One page of invoices, the newest first. */
export const invoicePage = (db: Db, bp: string, filter: InvoiceFilter, { limit, offset }: Cut): Promise<Invoice[]> =>
  invoices(db, bp, filter)
    .selectAll()
    .orderBy('issueTime', 'desc')
    .orderBy('invoiceId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Invoices by the month in which they were issued, the newest first: blue and red ones, in number and yuan. */
export const invoiceMonths = (
  db: Db,
  bp: string,
  filter: InvoiceFilter,
): Promise<{ month: string; count: number; amount: string; blue: number; blueAmount: string }[]> =>
  invoices(db, bp, filter)
    .select([
      sql<string>`to_char(issue_time, 'YYYY-MM')`.as('month'),
      sql<number>`count(*)::int`.as('count'),
      sql<string>`sum(gross_amount)::numeric(16,2)`.as('amount'),
      sql<number>`count(*) filter (where color = 'BLUE')::int`.as('blue'),
      sql<string>`coalesce(sum(gross_amount) filter (where color = 'BLUE'), 0)::numeric(16,2)`.as('blueAmount'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .execute()

/** Invoices that come after one in the order of moments and ids, the newest first: keyset pages. */
export const invoicesAfter = (
  db: Db,
  bp: string,
  filter: InvoiceFilter,
  after: Pick<Invoice, 'issueTime' | 'invoiceId'> | null,
  limit: number,
): Promise<Invoice[]> =>
  invoices(db, bp, filter)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(issue_time, invoice_id) < (${after?.issueTime ?? ''}::timestamptz, ${after?.invoiceId ?? ''})`,
      ),
    )
    .orderBy('issueTime', 'desc')
    .orderBy('invoiceId', 'desc')
    .limit(limit)
    .execute()

const applies = (db: Db, bp: string, f: ApplyFilter): SelectQueryBuilder<DB, 'invoiceApply', object> => {
  let query = db.selectFrom('invoiceApply').where('invoiceApply.bp', '=', bp)
  if (f.span) query = query.where('submittedAt', '>=', f.span.from).where('submittedAt', '<', f.span.before)
  if (f.invoiceType !== undefined) query = query.where('invoiceType', '=', f.invoiceType)
  if (f.status !== undefined) query = query.where('status', '=', f.status)
  const { keyword } = f
  if (keyword)
    query = query.where(sql<boolean>`(gross_total = ${keyword.amount}::numeric
      or position(lower(${keyword.word}) in lower(concat_ws(chr(1), title ->> 'name', apply_id))) > 0
      or exists (select from invoice n where n.bp = ${bp} and n.apply_id = invoice_apply.apply_id
        and position(lower(${keyword.word}) in lower(n.invoice_no)) > 0))`)
  return query
}

/** One page of applications, the newest first, and how many there are. */
export async function applyPage(
  db: Db,
  bp: string,
  filter: ApplyFilter,
  { limit, offset }: Cut,
): Promise<{ rows: Apply[]; total: number }> {
  const rows = await applies(db, bp, filter)
    .selectAll()
    .orderBy('submittedAt', 'desc')
    .orderBy('applyId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countOf(applies(db, bp, filter)) }
}

/** Invoices of applications. */
export const invoicesOfApplies = (db: Db, bp: string, applyIds: readonly string[]): Promise<Invoice[]> =>
  applyIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoice')
        .selectAll()
        .where('bp', '=', bp)
        .where('applyId', 'in', [...applyIds])
        .execute()
