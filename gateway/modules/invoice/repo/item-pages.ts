import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Meaning } from '../rules/items'
import type { Item } from '../types'

/* Pages and sums of what may be invoiced: a history is never read whole. */

interface Cut {
  limit: number
  offset: number
}
export interface CountAndAmount {
  count: number
  amount: string
}

/** A condition that is asked for only where there is a value. */
const where = (value: unknown, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  value === null || value === undefined ? sql`true` : condition

/** Yuan that may still be invoiced (rules/items.ts, openOf). */
const openAmount = sql`(i.gross_amount - i.invoiced_amount - i.waived_amount)`

export interface TradeFilter {
  bp: string
  sources: readonly Item['source'][]
  /** Instants of the trade: from inclusive, before exclusive. */
  from: string
  before: string
  meterNo?: string | undefined
  /** As they are shown; all of them where it is left out. */
  states?: readonly Item['status'][] | undefined
  /** The moment at which picks and deadlines are looked at. */
  now: string
  today: string
}

/** Items with their state as it is shown: a pick that has run out holds nothing, a late item cannot be invoiced (trade-view.ts). */
const trades = (f: TradeFilter) => sql`(
  select item.*, case
    when item.status = 'I1' and p.pick_id is not null then 'I1'
    when item.status in ('I0', 'I1') then case when item.deadline < ${f.today}::date then 'I5' else 'I0' end
    else item.status end as shown
  from invoice_item item left join invoice_pick p
    on p.bp = item.bp and p.pick_id = item.pick_id and p.status = 'HELD' and p.expire_at > ${f.now}
  where item.bp = ${f.bp} and item.source = any(${f.sources}::text[])
    and item.trade_time >= ${f.from} and item.trade_time < ${f.before}
    and ${where(f.meterNo, sql`item.meter_no = ${f.meterNo}`)}
) i`

/** One page of trades, the newest first. */
export async function tradePage(db: Db, filter: TradeFilter, { limit, offset }: Cut): Promise<Item[]> {
  const { rows } = await sql<Item>`select i.* from ${trades(filter)}
    where ${where(filter.states, sql`i.shown = any(${filter.states}::text[])`)}
    order by i.trade_time desc, i.item_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

interface TradeSums {
  total: number
  open: CountAndAmount
  issued: CountAndAmount
}

/** How many trades there are of the states asked for; of all states, what is open and what was invoiced. */
export async function tradeSums(db: Db, filter: TradeFilter): Promise<TradeSums> {
  const { rows } = await sql<{ total: number; open: number; openAmount: string; issued: number; issuedAmount: string }>`
    select count(*) filter (where ${where(filter.states, sql`i.shown = any(${filter.states}::text[])`)})::int as total,
      count(*) filter (where i.shown in ('I0', 'I1'))::int as open,
      coalesce(sum(${openAmount}) filter (where i.shown in ('I0', 'I1')), 0)::numeric(16,2) as "openAmount",
      count(*) filter (where i.shown in ('I3', 'I4'))::int as issued,
      coalesce(sum(i.gross_amount) filter (where i.shown in ('I3', 'I4')), 0)::numeric(16,2) as "issuedAmount"
    from ${trades(filter)}`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('sums without a row')
  const { total, open, openAmount: ofOpen, issued, issuedAmount } = sums
  return { total, open: { count: open, amount: ofOpen }, issued: { count: issued, amount: issuedAmount } }
}

export interface WaitFilter {
  bp: string
  today: string
  months?: { from: string; to: string } | undefined
  source?: Item['source'] | undefined
  meterNo?: string | undefined
  /** Deadlines up to this day. */
  until?: string | undefined
  keyword?: Meaning | null | undefined
}

/** What waits for an invoice today: open, and its deadline has not passed. */
const waiting = (f: WaitFilter) => sql`invoice_item i
  where i.bp = ${f.bp} and i.status in ('I0', 'I1') and i.deadline >= ${f.today}::date
    and ${where(f.months, sql`i.month between ${f.months?.from} and ${f.months?.to}`)}
    and ${where(f.source, sql`i.source = ${f.source}`)}
    and ${where(f.meterNo, sql`i.meter_no = ${f.meterNo}`)}
    and ${where(f.until, sql`i.deadline <= ${f.until}::date`)}
    and ${where(
      f.keyword,
      sql`(${openAmount} = ${f.keyword?.amount}::numeric or position(lower(${f.keyword?.word})
        in lower(concat_ws(chr(1), i.item_id, i.source_no, i.meter_no, i.month, i.title))) > 0)`,
    )}`

/** One page of what waits, the newest month first. */
export async function waitingPage(db: Db, filter: WaitFilter, { limit, offset }: Cut): Promise<Item[]> {
  const { rows } = await sql<Item>`select i.* from ${waiting(filter)}
    order by i.month desc, i.trade_time desc, i.item_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How much waits, and how many positive items of it have a deadline up to a day. */
export async function waitingSums(
  db: Db,
  filter: WaitFilter,
  soon = filter.today,
): Promise<CountAndAmount & { expiring: number }> {
  const { rows } = await sql<CountAndAmount & { expiring: number }>`
    select count(*)::int as count, coalesce(sum(${openAmount}), 0)::numeric(16,2) as amount,
      count(*) filter (where i.deadline <= ${soon}::date and i.gross_amount >= 0)::int as expiring
    from ${waiting(filter)}`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('sums without a row')
  return sums
}

/** Meters of what waits. */
export async function waitingMeters(db: Db, filter: WaitFilter): Promise<string[]> {
  const { rows } = await sql<{ meterNo: string }>`
    select distinct i.meter_no as "meterNo" from ${waiting(filter)} and i.meter_no is not null`.execute(db)
  return rows.map(({ meterNo }) => meterNo)
}
