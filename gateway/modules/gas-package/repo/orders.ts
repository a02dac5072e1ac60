import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked } from '../../../db/rows'
import type { PackageOrderTable } from '../../../db/tables.gen'

export const orderFields = pick('packageOrder', [
  'bp',
  'orderNo',
  'companyCode',
  'packageId',
  'sourceType',
  'sourceNo',
  'packageSnapshot',
  'meterIds',
  'totalVolume',
  'unitPrice',
  'totalAmount',
  'depositAmount',
  'depositPaid',
  'depositReleased',
  'depositForfeited',
  'paidAmount',
  'contactName',
  'contactPhone',
  'agreeId',
  'contractId',
  'state',
  'signDeadline',
  'depositDeadline',
  'effectiveAt',
  'finishedAt',
  'closeReason',
  'remindedAt',
  'createdBy',
  'createdAt',
  'version',
])
export type Order = Picked<'packageOrder', typeof orderFields>

/** States in which nothing happens to an order any more. */
const OVER = ['CANCELLED', 'CLOSED', 'COMPLETED', 'TERMINATED'] as const

/** Finds one order. */
export interface OrderKey {
  bp: string
  orderNo: string
}

export async function insertOrder(db: Db, row: Insertable<PackageOrderTable>): Promise<void> {
  await db.insertInto('packageOrder').values(row).execute()
}

const byKey = (db: Db, { bp, orderNo }: OrderKey) =>
  db.selectFrom('packageOrder').select(orderFields).where('bp', '=', bp).where('orderNo', '=', orderNo)

/** One order of the customer; undefined for an unknown one. */
export const findOrder = (db: Db, key: OrderKey): Promise<Order | undefined> => byKey(db, key).executeTakeFirst()

/** The same under its row lock: the first lock of whatever changes an order, its cycles, children, supplements or payments. */
export const lockOrder = (db: Db, key: OrderKey): Promise<Order | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** Columns other than the state; the version moves with them. The row is locked. */
export async function changeOrder(
  db: Db,
  { bp, orderNo }: OrderKey,
  set: Omit<Updateable<PackageOrderTable>, 'state' | 'version'>,
): Promise<void> {
  await db
    .updateTable('packageOrder')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('bp', '=', bp)
    .where('orderNo', '=', orderNo)
    .execute()
}

/** The master was asked to sign (K-16): nothing that the order says has changed. */
export async function setReminded(db: Db, { bp, orderNo }: OrderKey, at: string): Promise<void> {
  await db
    .updateTable('packageOrder')
    .set({ remindedAt: at })
    .where('bp', '=', bp)
    .where('orderNo', '=', orderNo)
    .execute()
}

export const ordersByNo = (db: Db, bp: string, orderNos: readonly string[]): Promise<Order[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('packageOrder')
        .select(orderFields)
        .where('bp', '=', bp)
        .where('orderNo', 'in', [...orderNos])
        .execute()

/** Orders of a customer on one package that are not cancelled or closed (K-12). */
export const activeOnPackage = (db: Db, bp: string, packageId: string): Promise<Order[]> =>
  db
    .selectFrom('packageOrder')
    .select(orderFields)
    .where('bp', '=', bp)
    .where('packageId', '=', packageId)
    .where('state', 'not in', ['CANCELLED', 'CLOSED'])
    .orderBy('createdAt')
    .orderBy('orderNo')
    .execute()

/** The same over all packages, and without those that are over. */
export const activeOrders = (db: Db, bp: string): Promise<Order[]> =>
  db
    .selectFrom('packageOrder')
    .select(orderFields)
    .where('bp', '=', bp)
    .where('state', 'not in', [...OVER])
    .orderBy('createdAt')
    .orderBy('orderNo')
    .execute()

export const countActive = (db: Db, bp: string): Promise<number> =>
  countOf(
    db
      .selectFrom('packageOrder')
      .where('bp', '=', bp)
      .where('state', 'not in', [...OVER]),
  )

/** Orders that are over and contain a word in number or name. */
const over = (db: Db, bp: string, word: string) =>
  db
    .selectFrom('packageOrder')
    .where('bp', '=', bp)
    .where('state', 'in', [...OVER])
    .$if(word !== '', (query) =>
      query.where(sql<boolean>`position(${word} in concat_ws(chr(1), order_no, package_snapshot ->> 'name')) > 0`),
    )

/** A page of them in some of these states, the newest first. */
export const pageOfOver = (
  db: Db,
  bp: string,
  { word, states }: { word: string; states: readonly Order['state'][] },
  { limit, offset }: { limit: number; offset: number },
): Promise<Order[]> =>
  limit === 0 || states.length === 0
    ? Promise.resolve([])
    : over(db, bp, word)
        .where('state', 'in', [...states])
        .select(orderFields)
        .orderBy('createdAt', 'desc')
        .orderBy('orderNo', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()

/** How many of them there are in each state. */
export const countOver = (db: Db, bp: string, word: string): Promise<{ state: Order['state']; n: number }[]> =>
  over(db, bp, word)
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .groupBy('state')
    .execute()

/** When the last order of a customer was terminated; null where none was (K-02, CREDIT). */
export async function lastTerminated(db: Db, bp: string): Promise<string | null> {
  const row = await db
    .selectFrom('packageOrder')
    .select(({ fn }) => fn.max('finishedAt').as('at'))
    .where('bp', '=', bp)
    .where('state', '=', 'TERMINATED')
    .executeTakeFirst()
  return row?.at ?? null
}

type Deadline = 'signDeadline' | 'depositDeadline'
const waiting = { signDeadline: 'WAIT_SIGN', depositDeadline: 'WAIT_DEPOSIT' } as const

/** Orders that a deadline has passed by; an order that is being paid is left to its payment (K-09). */
export const overdueOrders = (db: Db, deadline: Deadline, now: string, after: string, limit: number) =>
  db
    .selectFrom('packageOrder')
    .select(['bp', 'companyCode', 'orderNo'])
    .where('state', '=', waiting[deadline])
    .where(deadline, '<=', now)
    .where('orderNo', '>', after)
    .orderBy('orderNo')
    .limit(limit)
    .execute()

/** The next moment after now at which such a deadline passes. */
export async function nextDeadline(db: Db, deadline: Deadline, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('packageOrder')
    .select(({ fn }) => fn.min(deadline).as('at'))
    .where('state', '=', waiting[deadline])
    .where(deadline, '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}
