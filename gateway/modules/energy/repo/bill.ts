import { sql } from 'kysely'
import { jsonb, type Db } from '../../../db/connect'
import type { AccountKey } from '../types'
import type { StatementSegment } from './statement'

export interface NewBill extends AccountKey {
  billId: string
  billNo: string
  billType: 'GAS' | 'ADJUST'
  billVersion: 'NEW' | 'OLD'
  billMonth: string
  periodFrom: string
  periodTo: string
  issueDate: string
  dueDate: string
  volume: string
  receivable: string
  netAmount: string | null
  taxAmount: string | null
  lateFeeBaseDate: string
  state: 'UNPAID' | 'PAID'
  statementId: string | null
  sourceId: string
}

export interface NewBillLine {
  lineNo: number
  kind: 'GAS' | 'ITEM'
  code: string
  name: string
  meterId: string | null
  meterNo: string | null
  channelNo: string | null
  channelName: string | null
  prevReading: string | null
  currReading: string | null
  readVolume: string | null
  adjustVolume: string | null
  adjustReason: string | null
  settleVolume: string | null
  packageVolume: string | null
  billedVolume: string | null
  readingSource: string | null
  price: string | null
  segments: readonly Omit<StatementSegment, 'meterId' | 'channelNo' | 'seq'>[]
  amount: string
}

export async function insertBill(db: Db, bill: NewBill, lines: readonly NewBillLine[], now: string): Promise<void> {
  await db
    .insertInto('bill')
    .values({ ...bill, createdAt: now, updatedAt: now })
    .execute()
  if (lines.length === 0) return
  await db
    .insertInto('billLine')
    .values(lines.map((line) => ({ bp: bill.bp, billId: bill.billId, ...line, segments: jsonb(line.segments) })))
    .execute()
}

export interface BillHead {
  billId: string
  billNo: string
  billMonth: string
  state: string
  dueDate: string
  receivable: string
  paidPrincipal: string
  statementId: string | null
}

/** Bills of statements; one that was reversed gave its place to another. */
export function billsOf(db: Db, bp: string, statementIds: readonly string[]): Promise<BillHead[]> {
  if (statementIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('bill')
    .select(['billId', 'billNo', 'billMonth', 'state', 'dueDate', 'receivable', 'paidPrincipal', 'statementId'])
    .where('bp', '=', bp)
    .where('statementId', 'in', [...statementIds])
    .where('state', '<>', 'REVERSED')
    .execute()
}

/** UNPAID and PART_PAID whose due date lies before `today` become OVERDUE (A 3.3). Returns what changed. */
export async function markOverdue(
  db: Db,
  today: string,
  now: string,
  bp?: string,
): Promise<{ bp: string; billId: string; from: string }[]> {
  const { rows } = await sql<{ bp: string; billId: string; from: string }>`
    update bill b set state = 'OVERDUE', updated_at = ${now}
    from (
      select bp, bill_id, state from bill
      where state in ('UNPAID', 'PART_PAID') and due_date < ${today}::date and (${bp ?? null}::text is null or bp = ${bp ?? null}::text)
      order by bp, bill_id for update skip locked
    ) o
    where b.bp = o.bp and b.bill_id = o.bill_id
    returning b.bp, b.bill_id as "billId", o.state as "from"`.execute(db)
  return rows
}

export async function lockBill(
  db: Db,
  key: AccountKey,
  billId: string,
): Promise<{ state: string; paidPrincipal: string } | null> {
  const row = await db
    .selectFrom('bill')
    .select(['state', 'paidPrincipal'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('billId', '=', billId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function setReversed(db: Db, key: AccountKey, billId: string, now: string): Promise<void> {
  await db
    .updateTable('bill')
    .set({ state: 'REVERSED', lockOrderId: null, lockUserId: null, lockUntil: null, updatedAt: now })
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('billId', '=', billId)
    .execute()
}

/** A bill with its lines, as it would be inserted again. */
export async function fullBill(
  db: Db,
  key: AccountKey,
  billId: string,
): Promise<{ bill: NewBill; lines: NewBillLine[] } | null> {
  const bill = await db
    .selectFrom('bill')
    .select([
      'bp',
      'companyCode',
      'billId',
      'billNo',
      'billType',
      'billVersion',
      'billMonth',
      'periodFrom',
      'periodTo',
      'issueDate',
      'dueDate',
      'volume',
      'receivable',
      'netAmount',
      'taxAmount',
      'lateFeeBaseDate',
      'state',
      'statementId',
      'sourceId',
    ])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('billId', '=', billId)
    .executeTakeFirst()
  if (!bill) return null
  const lines = await db
    .selectFrom('billLine')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('billId', '=', billId)
    .orderBy('lineNo')
    .execute()
  return { bill: bill as NewBill, lines: lines.map(({ bp: _bp, billId: _billId, ...line }) => line as NewBillLine) }
}

/** Bills of a customer that can still be paid singly, oldest due date first. */
export function openBills(db: Db, key: AccountKey): Promise<{ billId: string; dueDate: string }[]> {
  return db
    .selectFrom('bill')
    .select(['billId', 'dueDate'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('state', 'in', ['UNPAID', 'PART_PAID', 'OVERDUE'])
    .orderBy('dueDate')
    .execute()
}
