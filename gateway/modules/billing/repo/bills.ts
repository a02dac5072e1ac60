import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared, preparedOne } from '../../../db/prepared'
import { pick, type Picked } from '../../../db/rows'
import { stateIn } from '../../../db/state-in'
import type { AccountKey } from '../../gas-account/service'

/** What a bill is issued with. */
export const issuedFields = pick('bill', [
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
])

export const billFields = pick('bill', [
  ...issuedFields,
  'paidPrincipal',
  'lateFeePaid',
  'lateFeeWaived',
  'lateFeeCarried',
  'lockOrderId',
  'lockUserId',
  'lockUntil',
  'installmentId',
  'heldByPlan',
  'invoiceState',
])
export type Bill = Picked<'bill', typeof billFields>

const mine = (db: Db, key: AccountKey) =>
  db.selectFrom('bill').select(billFields).where('bp', '=', key.bp).where('companyCode', '=', key.companyCode)

export const findBill = (db: Db, key: AccountKey, billId: string) => billById(db, { ...key, billId })
const billById = preparedOne((db, p: AccountKey & { billId: string }) => mine(db, p).where('billId', '=', p.billId))

export const findBills = (db: Db, key: AccountKey, billIds: readonly string[]) =>
  mine(db, key)
    .where('billId', 'in', [...billIds])
    .orderBy('billId')
    .execute()

/** Bills under their row locks, by id (A 9.4). Lock the account before. */
export const lockBills = (db: Db, key: AccountKey, billIds: readonly string[]) =>
  mine(db, key)
    .where('billId', 'in', [...billIds])
    .orderBy('billId')
    .forUpdate()
    .execute()

/** Bills that have changed since a moment, and those of these ids. */
export const billsChanged = (db: Db, key: AccountKey, since: string, billIds: readonly string[]): Promise<Bill[]> =>
  mine(db, key)
    .where((eb) => eb.or([eb('updatedAt', '>=', since), eb('billId', '=', sql<string>`any(${[...billIds]}::text[])`)]))
    .orderBy('billId')
    .execute()

const owing = ['UNPAID', 'PART_PAID', 'OVERDUE'] as const
const open = [...owing, 'IN_INSTALLMENT'] as const

/** Bills that owe outside a running plan: oldest due date first. */
export const owingBills = prepared((db, key: AccountKey) =>
  mine(db, key)
    .where(sql<boolean>`state in ('UNPAID', 'PART_PAID', 'OVERDUE')`)
    .orderBy('dueDate')
    .orderBy('billId'),
)

/** With those in an instalment plan (AE-42): everything that is owed, oldest due date first. */
export const openBills = prepared((db, key: AccountKey) =>
  mine(db, key)
    .where(sql<boolean>`state in ('UNPAID', 'PART_PAID', 'OVERDUE', 'IN_INSTALLMENT')`)
    .orderBy('dueDate')
    .orderBy('billId'),
)

/** Bills that can be paid singly, under their row locks: what an application for instalments holds is left out. */
export const lockOwingBills = (db: Db, key: AccountKey) =>
  mine(db, key)
    .where('state', 'in', [...owing])
    .where('heldByPlan', 'is', null)
    .orderBy('billId')
    .forUpdate()
    .execute()

/** Everything that several customers owe: oldest due date first. */
export const openBillsOf = (db: Db, bps: readonly string[]) =>
  db
    .selectFrom('bill')
    .select(billFields)
    .where('bp', 'in', [...bps])
    .where(stateIn(open))
    .orderBy('dueDate')
    .orderBy('billId')
    .execute()

export interface BillFilter {
  state?: 'UNPAID_ALL' | 'PAID' | undefined
  billMonthFrom?: string | undefined
  billMonthTo?: string | undefined
  meterId?: string | undefined
  billIds?: readonly string[] | undefined
}

/** Every bill of a filter: overdue and open ones by due date first, then the newest (visual 8). A filter holds a few dozen bills. */
export function billsOf(db: Db, key: AccountKey, filter: BillFilter): Promise<Bill[]> {
  const { billMonthFrom, billMonthTo, billIds, meterId } = filter
  const isPlain = [billMonthFrom, billMonthTo, billIds, meterId].every((one) => one === undefined)
  return isPlain ? plainBills[filter.state ?? 'ALL'](db, key) : filteredBills(db, key, filter)
}

const plainBills = {
  ALL: prepared((db, key: AccountKey) => inOrder(mine(db, key))),
  UNPAID_ALL: prepared((db, key: AccountKey) =>
    inOrder(mine(db, key).where(sql<boolean>`state in ('UNPAID', 'PART_PAID', 'OVERDUE', 'IN_INSTALLMENT')`)),
  ),
  PAID: prepared((db, key: AccountKey) => inOrder(mine(db, key).where(sql<boolean>`state = 'PAID'`))),
}

function filteredBills(db: Db, key: AccountKey, filter: BillFilter): Promise<Bill[]> {
  let query = mine(db, key)
  if (filter.state === 'UNPAID_ALL') query = query.where(stateIn(open))
  if (filter.state === 'PAID') query = query.where('state', '=', 'PAID')
  if (filter.billMonthFrom !== undefined) query = query.where('billMonth', '>=', filter.billMonthFrom)
  if (filter.billMonthTo !== undefined) query = query.where('billMonth', '<=', filter.billMonthTo)
  if (filter.billIds !== undefined) query = query.where('billId', 'in', [...filter.billIds])
  const { meterId } = filter
  if (meterId !== undefined)
    query = query.where('billId', 'in', (eb) =>
      eb
        .selectFrom('billLine')
        .select('billLine.billId')
        .where('billLine.bp', '=', key.bp)
        .where('billLine.meterId', '=', meterId),
    )
  return inOrder(query).execute()
}

const inOrder = (query: ReturnType<typeof mine>) =>
  query
    .orderBy(
      sql`case when state in ('UNPAID', 'PART_PAID', 'OVERDUE') then 0 when state = 'IN_INSTALLMENT' then 1 else 2 end`,
    )
    .orderBy(sql`case when state in ('UNPAID', 'PART_PAID', 'OVERDUE', 'IN_INSTALLMENT') then due_date end`)
    .orderBy('billMonth', 'desc')
    .orderBy('billId')

/** One statement, all rows or none (AE-40): locks bills without a live lock of another owner. Returns how many were locked. */
export async function takeLocks(
  db: Db,
  key: AccountKey,
  billIds: readonly string[],
  lock: { orderId: string; userId: string; until: string; now: string },
): Promise<number> {
  const rows = await db
    .updateTable('bill')
    .set({ lockOrderId: lock.orderId, lockUserId: lock.userId, lockUntil: lock.until, updatedAt: lock.now })
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('billId', 'in', [...billIds])
    .where((eb) => eb.or([eb('lockOrderId', 'is', null), eb('lockUntil', '<', lock.now)]))
    .returning('billId')
    .execute()
  return rows.length
}

/** Ends the locks that this order holds, and no others (I6). Returns how many bills are free now. */
export async function releaseLocks(db: Db, bp: string, orderId: string, at: string): Promise<number> {
  const rows = await db
    .updateTable('bill')
    .set({ lockOrderId: null, lockUserId: null, lockUntil: null, updatedAt: at })
    .where('bp', '=', bp)
    .where('lockOrderId', '=', orderId)
    .returning('billId')
    .execute()
  return rows.length
}

/** Sets or clears the application that holds the bills. Run under their row locks. */
export async function setHolder(
  db: Db,
  key: AccountKey,
  billIds: readonly string[],
  planId: string | null,
  at: string,
): Promise<void> {
  await db
    .updateTable('bill')
    .set({ heldByPlan: planId, updatedAt: at })
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('billId', 'in', [...billIds])
    .execute()
}

/** What a sum changes on a bill, yuan. */
export interface BillPayment {
  principal: string
  lateFee: string
  lateFeeCarried: string
  lateFeeBaseDate: string
}

export const paidOn = ({ principal, lateFee, lateFeeCarried, lateFeeBaseDate }: BillPayment) => ({
  paidPrincipal: sql<string>`paid_principal + ${principal}::numeric`,
  lateFeePaid: sql<string>`late_fee_paid + ${lateFee}::numeric`,
  lateFeeCarried,
  lateFeeBaseDate,
})

/** Money on a bill that stays in its state. Run under its row lock. */
export async function applyToBill(
  db: Db,
  bill: Pick<Bill, 'bp' | 'billId'>,
  pay: BillPayment,
  at: string,
): Promise<void> {
  await db
    .updateTable('bill')
    .set({ ...paidOn(pay), updatedAt: at })
    .where('bp', '=', bill.bp)
    .where('billId', '=', bill.billId)
    .execute()
}

/** When these bills were issued, by their ids. */
export async function billedAt(db: Db, bp: string, billIds: readonly string[]): Promise<Map<string, string>> {
  if (billIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bill')
    .select(['billId', 'createdAt'])
    .where('bp', '=', bp)
    .where('billId', 'in', [...billIds])
    .execute()
  return new Map(rows.map(({ billId, createdAt }) => [billId, createdAt]))
}

export async function billNumbers(
  db: Db,
  bp: string,
  billIds: readonly string[],
): Promise<{ billId: string; billNo: string }[]> {
  if (billIds.length === 0) return []
  return db
    .selectFrom('bill')
    .select(['billId', 'billNo'])
    .where('bp', '=', bp)
    .where('billId', 'in', [...billIds])
    .execute()
}

/** UNPAID and PART_PAID bills due before `today`, under their row locks: of one customer, or of all. */
export const lockLateBills = (db: Db, today: string, bp?: string): Promise<Pick<Bill, 'bp' | 'billId' | 'state'>[]> =>
  db
    .selectFrom('bill')
    .select(['bp', 'billId', 'state'])
    .where('state', 'in', ['UNPAID', 'PART_PAID'])
    .where('dueDate', '<', today)
    .$if(bp !== undefined, (query) => query.where('bp', '=', bp ?? ''))
    .orderBy('bp')
    .orderBy('billId')
    .forUpdate()
    .execute()

/** Whether a bill has been invoiced, wholly or in part. */
export async function setInvoiceState(
  db: Db,
  bp: string,
  billId: string,
  invoiceState: Bill['invoiceState'],
  at: string,
): Promise<void> {
  await db
    .updateTable('bill')
    .set({ invoiceState, updatedAt: at })
    .where('bp', '=', bp)
    .where('billId', '=', billId)
    .where('invoiceState', '<>', invoiceState)
    .execute()
}
