import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import { pick, type Picked } from '../../../db/rows'
import type { LedgerEntryTable } from '../../../db/tables.gen'
import type { EntryType } from '@domain/statuses/names'
import type { AccountKey } from '../types'

const fields = pick('ledgerEntry', [
  'entryId',
  'seq',
  'direction',
  'amount',
  'balanceAfter',
  'entryType',
  'refType',
  'refId',
  'occurredAt',
  'remark',
])
export type Entry = Picked<'ledgerEntry', typeof fields>

export const findByKey = (db: Db, key: AccountKey, entryType: EntryType, postingKey: string) =>
  db
    .selectFrom('ledgerMark as m')
    .innerJoin('ledgerEntry as e', (join) =>
      join.onRef('e.bp', '=', 'm.bp').onRef('e.entryId', '=', 'm.entryId').onRef('e.occurredAt', '=', 'm.occurredAt'),
    )
    .select(['e.entryId', 'e.balanceAfter'])
    .where('m.bp', '=', key.bp)
    .where('m.entryType', '=', entryType)
    .where('m.key', '=', postingKey)
    .executeTakeFirst()

/** Keys of the entries that an order made of one type. */
export async function keysOfOrder(db: Db, bp: string, orderId: string, entryType: EntryType): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledgerEntry')
    .select('key')
    .where('bp', '=', bp)
    .where('refType', '=', 'ORDER')
    .where('refId', '=', orderId)
    .where('entryType', '=', entryType)
    .execute()
  return new Set(rows.map((row) => row.key))
}

export async function insertEntry(db: Db, row: Insertable<LedgerEntryTable>): Promise<void> {
  await db.insertInto('ledgerEntry').values(row).execute()
}

export const entriesOf = (db: Db, key: AccountKey, refType: string, refId: string) =>
  entries(db, { bp: key.bp, refType, refId })
const entries = prepared((db, p: { bp: string; refType: string; refId: string }) =>
  db
    .selectFrom('ledgerEntry')
    .select(fields)
    .where('bp', '=', p.bp)
    .where('refType', '=', p.refType)
    .where('refId', '=', p.refId)
    .orderBy('seq'),
)

/** Entries about several bills, in their order. */
export const entriesOfBills = (db: Db, key: AccountKey, billIds: readonly string[]) =>
  ofBills(db, { bp: key.bp, billIds })
const ofBills = prepared((db, p: { bp: string; billIds: readonly string[] }) =>
  db
    .selectFrom('ledgerEntry')
    .select(fields)
    .where('bp', '=', p.bp)
    .where('refType', '=', 'BILL')
    .where(sql<boolean>`ref_id = any(${p.billIds}::text[])`)
    .orderBy('seq'),
)

export interface EntryFilter {
  entryType?: EntryType | undefined
  direction?: Entry['direction'] | undefined
  /** Instants: from inclusive, to exclusive. */
  from: string
  to: string
}

const filtered = (db: Db, key: AccountKey, filter: EntryFilter) => {
  let query = db
    .selectFrom('ledgerEntry')
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('occurredAt', '>=', filter.from)
    .where('occurredAt', '<', filter.to)
  if (filter.entryType !== undefined) query = query.where('entryType', '=', filter.entryType)
  if (filter.direction !== undefined) query = query.where('direction', '=', filter.direction)
  return query
}

export const pageOfEntries = (db: Db, key: AccountKey, filter: EntryFilter, limit: number, offset: number) =>
  filtered(db, key, filter).select(fields).orderBy('seq', 'desc').limit(limit).offset(offset).execute()

/** Incoming and outgoing sums by calendar month, newest first. */
export const monthSums = (db: Db, key: AccountKey, filter: EntryFilter) =>
  filtered(db, key, filter)
    .select([
      sql<string>`to_char(occurred_at, 'YYYY-MM')`.as('month'),
      sql<string>`coalesce(sum(amount) filter (where direction = 'IN'), 0)::numeric(16,2)`.as('in'),
      sql<string>`coalesce(sum(amount) filter (where direction = 'OUT'), 0)::numeric(16,2)`.as('out'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .execute()

/** All entries of a filter, oldest first: the export. */
export const allEntries = (db: Db, key: AccountKey, filter: EntryFilter) =>
  filtered(db, key, filter).select(fields).orderBy('seq').execute()

/** Accounts with entries that do not add up to the balance, or with gaps in their numbers (AE-30, I1). */
export async function unbalanced(
  db: Db,
): Promise<{ companyCode: string; bp: string; balance: string; entries: string; gaps: boolean }[]> {
  const { rows } = await sql<{ companyCode: string; bp: string; balance: string; entries: string; gaps: boolean }>`
    select a.company_code, a.bp, a.balance, coalesce(e.total, 0)::numeric(16,2) as entries,
           coalesce(e.n, 0) <> a.ledger_seq or coalesce(e.top, 0) <> a.ledger_seq as gaps
    from gas_account a
    left join (
      select bp, company_code, sum(case direction when 'IN' then amount else -amount end) as total, count(*)::int as n, max(seq) as top
      from ledger_entry group by bp, company_code
    ) e on e.bp = a.bp and e.company_code = a.company_code
    where coalesce(e.total, 0) <> a.balance or coalesce(e.n, 0) <> a.ledger_seq or coalesce(e.top, 0) <> a.ledger_seq
    order by a.bp`.execute(db)
  return rows
}
