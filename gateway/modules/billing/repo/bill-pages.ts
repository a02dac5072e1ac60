import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { prepared } from '../../../db/prepared'
import type { DB } from '../../../db/tables.gen'
import type { AccountKey } from '../../gas-account/service'
import { billFields, type Bill, type BillFilter } from './bills'

/* Pages of a customer's bills: a history is never read whole. */

/** A filter as statements take it: null for what is not asked for. */
interface Chosen extends AccountKey {
  state: string | null
  from: string | null
  to: string | null
  billIds: readonly string[] | null
  meterId: string | null
}
type Cut = { limit: number; offset: number }

const chosenOf = ({ bp, companyCode }: AccountKey, filter: BillFilter): Chosen => ({
  bp,
  companyCode,
  state: filter.state ?? null,
  from: filter.billMonthFrom ?? null,
  to: filter.billMonthTo ?? null,
  billIds: filter.billIds ?? null,
  meterId: filter.meterId ?? null,
})

const isOpen = sql<boolean>`state in ('UNPAID', 'PART_PAID', 'OVERDUE', 'IN_INSTALLMENT')`
const isOver = sql<boolean>`state in ('PAID', 'REVERSED')`

const chosen = (db: Db, p: Chosen): SelectQueryBuilder<DB, 'bill', object> =>
  db
    .selectFrom('bill')
    .where('bp', '=', p.bp)
    .where('companyCode', '=', p.companyCode)
    .where(sql<boolean>`(${p.from}::text is null or bill_month >= ${p.from})`)
    .where(sql<boolean>`(${p.to}::text is null or bill_month <= ${p.to})`)
    .where(sql<boolean>`(${p.billIds}::text[] is null or bill_id = any(${p.billIds}))`)
    .where(
      sql<boolean>`(${p.meterId}::text is null or bill_id in (
        select l.bill_id from bill_line l where l.bp = ${p.bp} and l.meter_id = ${p.meterId}))`,
    )

const openOf = prepared((db, p: Chosen) =>
  chosen(db, p)
    .select(billFields)
    .where(isOpen)
    .orderBy(sql`case when state = 'IN_INSTALLMENT' then 1 else 0 end`)
    .orderBy('dueDate')
    .orderBy('billMonth', 'desc')
    .orderBy('billId'),
)
const overPage = prepared((db, p: Chosen & Cut) =>
  chosen(db, p)
    .select(billFields)
    .where(isOver)
    .where(sql<boolean>`(${p.state}::text is null or state = ${p.state})`)
    .orderBy('billMonth', 'desc')
    .orderBy('billId')
    .limit(p.limit)
    .offset(p.offset),
)
const overCount = prepared((db, p: Chosen) =>
  chosen(db, p)
    .select(sql<number>`count(*)::int`.as('n'))
    .where(isOver)
    .where(sql<boolean>`(${p.state}::text is null or state = ${p.state})`),
)

export interface BillPage {
  rows: Bill[]
  total: number
  /** All bills of the filter that owe something. */
  open: Bill[]
}

/** A page of a filter: overdue and open ones by due date first, then the newest (visual 8). */
export async function billPage(db: Db, key: AccountKey, filter: BillFilter, cut: Cut): Promise<BillPage> {
  const { limit, offset } = cut
  const asked = chosenOf(key, filter)
  const open = filter.state === 'PAID' ? [] : await openOf(db, asked)
  if (filter.state === 'UNPAID_ALL') return { rows: open.slice(offset, offset + limit), total: open.length, open }
  const first = open.slice(offset, offset + limit)
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - open.length) }
  const over = rest.limit === 0 ? [] : await overPage(db, { ...asked, ...rest })
  const [counted] = await overCount(db, asked)
  return { rows: [...first, ...over], total: open.length + (counted?.n ?? 0), open }
}

/** A page of the bills of some months, the newest first. */
export async function billsByMonth(
  db: Db,
  key: AccountKey,
  months: { from: string; to: string },
  { limit, offset }: Cut,
): Promise<{ rows: Bill[]; total: number }> {
  const all = chosen(db, chosenOf(key, { billMonthFrom: months.from, billMonthTo: months.to }))
  const rows = await all
    .select(billFields)
    .orderBy('billMonth', 'desc')
    .orderBy('billId')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countOf(all) }
}

/** Bills that come after one in the order of months and ids, the newest first: keyset pages. */
export const billsAfter = (
  db: Db,
  key: AccountKey,
  months: Pick<BillFilter, 'billMonthFrom' | 'billMonthTo'>,
  after: Pick<Bill, 'billMonth' | 'billId'> | null,
  limit: number,
): Promise<Bill[]> =>
  chosen(db, chosenOf(key, months))
    .select(billFields)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(bill_month, bill_id) < (${after?.billMonth ?? ''}, ${after?.billId ?? ''})`),
    )
    .orderBy('billMonth', 'desc')
    .orderBy('billId', 'desc')
    .limit(limit)
    .execute()
