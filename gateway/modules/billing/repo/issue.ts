import type { BillSegment } from '../../../db/column-types'
import { jsonb, type Db } from '../../../db/connect'
import { pick, type Picked, type Row } from '../../../db/rows'
import type { AccountKey } from '../types'
import { issuedFields } from './bills'

const billFields = pick('bill', [...issuedFields, 'sourceId'])
export type NewBill = Picked<'bill', typeof billFields>
export type NewBillLine = Omit<Row<'billLine'>, 'bp' | 'billId' | 'segments'> & { segments: readonly BillSegment[] }

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

const headFields = pick('bill', [
  'billId',
  'billNo',
  'billMonth',
  'state',
  'dueDate',
  'receivable',
  'paidPrincipal',
  'statementId',
])
export type BillHead = Picked<'bill', typeof headFields>

/** Bills of statements; one that was reversed gave its place to another. */
export function billsOfStatements(db: Db, bp: string, statementIds: readonly string[]): Promise<BillHead[]> {
  if (statementIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('bill')
    .select(headFields)
    .where('bp', '=', bp)
    .where('statementId', 'in', [...statementIds])
    .where('state', '<>', 'REVERSED')
    .execute()
}

/** Customers with an unpaid bill past its due date, a page of them after a customer number. */
export async function overdueBps(db: Db, today: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bill')
    .select('bp')
    .distinct()
    .where('state', 'in', ['UNPAID', 'PART_PAID'])
    .where('dueDate', '<', today)
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()
  return rows.map(({ bp }) => bp)
}

/** The bill that took the place of a reversed one; null before. */
export async function successorOf(
  db: Db,
  key: AccountKey,
  billId: string,
): Promise<{ billId: string; billNo: string; receivable: string; dueDate: string } | null> {
  const row = await db
    .selectFrom('bill')
    .select(['billId', 'billNo', 'receivable', 'dueDate'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('billType', '=', 'ADJUST')
    .where('sourceId', '=', billId)
    .executeTakeFirst()
  return row ?? null
}

/** A bill with its lines, as it would be inserted again. */
export async function fullBill(
  db: Db,
  key: AccountKey,
  billId: string,
): Promise<{ bill: NewBill; lines: NewBillLine[] } | null> {
  const bill = await db
    .selectFrom('bill')
    .select(billFields)
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
  return { bill, lines: lines.map(({ bp: _bp, billId: _billId, ...line }) => line) }
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
