import { sql } from 'kysely'
import type { PackageOrderState } from '@domain/statuses/gas-package'
import type { Db } from '../../../db/connect'

/* What the clock has to move: keys with the company, page by page. */

export interface OrderAt {
  bp: string
  companyCode: string
  orderNo: string
}
export interface ChildAt extends OrderAt {
  childNo: string
}
interface SupplementAt extends OrderAt {
  buNo: string
}

/** Orders with cycles that still run. */
const RUNNING = ['EFFECTIVE', 'EXTRACTING'] as const

/** Cycles of running orders with a volume that may still change. */
const cyclesAt = (db: Db, states: readonly PackageOrderState[] = RUNNING) =>
  db
    .selectFrom('extractionCycle')
    .innerJoin('packageOrder', (join) =>
      join
        .onRef('packageOrder.bp', '=', 'extractionCycle.bp')
        .onRef('packageOrder.orderNo', '=', 'extractionCycle.orderNo'),
    )
    .where('packageOrder.state', 'in', [...states])
    .where('extractionCycle.lockedVolume', 'is', null)

/** Orders with a cycle that has to be locked; after a pause their delivery may be over. */
export const ordersToLock = (db: Db, now: string, after: string, limit: number): Promise<OrderAt[]> =>
  cyclesAt(db, [...RUNNING, 'SETTLING'])
    .select(['packageOrder.bp', 'packageOrder.companyCode', 'packageOrder.orderNo'])
    .distinct()
    .where('extractionCycle.editCloseAt', '<=', now)
    .where('packageOrder.orderNo', '>', after)
    .orderBy('packageOrder.orderNo')
    .limit(limit)
    .execute()

/** The first moment of a kind that is still to come among these cycles. */
async function nextOf(db: Db, moment: 'editOpenAt' | 'editCloseAt', now: string): Promise<string | null> {
  const row = await cyclesAt(db)
    .select(({ fn }) => fn.min(`extractionCycle.${moment}`).as('at'))
    .where(`extractionCycle.${moment}`, '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

export const nextLock = (db: Db, now: string): Promise<string | null> => nextOf(db, 'editCloseAt', now)
export const nextOpening = (db: Db, now: string): Promise<string | null> => nextOf(db, 'editOpenAt', now)

/** A page of cycles with an open window. */
function openWindows(db: Db, now: string, after: string, limit: number) {
  const key = sql<string>`extraction_cycle.order_no || '|' || lpad(extraction_cycle.cycle_no::text, 4, '0')`
  return cyclesAt(db)
    .select(['packageOrder.bp', 'packageOrder.companyCode', 'packageOrder.orderNo', 'extractionCycle.cycleNo'])
    .select(key.as('key'))
    .where('extractionCycle.editOpenAt', '<=', now)
    .where('extractionCycle.editCloseAt', '>', now)
    .where(key, '>', after)
    .orderBy(key)
    .limit(limit)
}

type OpenWindow = OrderAt & { cycleNo: number; key: string }

/** Cycles with a window that opened after a moment and is still open. */
export const windowsOpened = (
  db: Db,
  { from, now }: { from: string; now: string },
  after: string,
  limit: number,
): Promise<OpenWindow[]> => openWindows(db, now, after, limit).where('extractionCycle.editOpenAt', '>', from).execute()

/** Cycles that are still open and close before a moment. */
export const windowsClosing = (
  db: Db,
  { now, until }: { now: string; until: string },
  after: string,
  limit: number,
): Promise<OpenWindow[]> =>
  openWindows(db, now, after, limit).where('extractionCycle.editCloseAt', '<=', until).execute()

const childrenAt = (db: Db) =>
  db
    .selectFrom('childOrder')
    .innerJoin('packageOrder', (join) =>
      join.onRef('packageOrder.bp', '=', 'childOrder.bp').onRef('packageOrder.orderNo', '=', 'childOrder.orderNo'),
    )
    .select(['packageOrder.bp', 'packageOrder.companyCode', 'packageOrder.orderNo', 'childOrder.childNo'])

type ChildState = 'WAIT_PAY' | 'OVERDUE' | 'PAID' | 'EXTRACTING' | 'SETTLING'

/** Cycles that take gas now. */
export const childrenTaking = (db: Db, after: string, limit: number): Promise<ChildAt[]> =>
  childrenAt(db)
    .where('childOrder.state', '=', 'EXTRACTING')
    .where('childOrder.childNo', '>', after)
    .orderBy('childOrder.childNo')
    .limit(limit)
    .execute()

/** Unpaid children past their deadline. */
export const childrenOverdue = (db: Db, now: string, after: string, limit: number): Promise<ChildAt[]> =>
  childrenAt(db)
    .where('childOrder.state', '=', 'WAIT_PAY')
    .where('childOrder.payDeadline', '<=', now)
    .where('childOrder.childNo', '>', after)
    .orderBy('childOrder.childNo')
    .limit(limit)
    .execute()

export async function nextPayDeadline(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('childOrder')
    .select(({ fn }) => fn.min('payDeadline').as('at'))
    .where('state', '=', 'WAIT_PAY')
    .where('payDeadline', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Unpaid children with a deadline in one of some spans, the last moment of each included. */
export const childrenDueIn = (
  db: Db,
  spans: readonly { from: string; until: string }[],
  after: string,
  limit: number,
): Promise<ChildAt[]> =>
  childrenAt(db)
    .where('childOrder.state', '=', 'WAIT_PAY')
    .where((eb) =>
      eb.or(
        spans.map(({ from, until }) =>
          eb.and([eb('childOrder.payDeadline', '>', from), eb('childOrder.payDeadline', '<=', until)]),
        ),
      ),
    )
    .where('childOrder.childNo', '>', after)
    .orderBy('childOrder.childNo')
    .limit(limit)
    .execute()

/** Children in a state, with their first or last day on a day or before it. */
export const childrenUpTo = (
  db: Db,
  { state, day, by }: { state: ChildState; day: string; by: 'start' | 'end' },
  after: string,
  limit: number,
): Promise<ChildAt[]> =>
  childrenAt(db)
    .where('childOrder.state', '=', state)
    .where(
      by === 'start' ? sql<string>`coalesce(child_order.extract_from, child_order.start_date)` : 'childOrder.endDate',
      '<=',
      day,
    )
    .where('childOrder.childNo', '>', after)
    .orderBy('childOrder.childNo')
    .limit(limit)
    .execute()

/** Overdue children that are not to be paid any more (K-22). */
export const childrenToForfeit = (db: Db, now: string, after: string, limit: number): Promise<ChildAt[]> =>
  childrenAt(db)
    .where('childOrder.state', '=', 'OVERDUE')
    .where('childOrder.forfeitAt', '<=', now)
    .where('childOrder.childNo', '>', after)
    .orderBy('childOrder.childNo')
    .limit(limit)
    .execute()

/** The first moment that is still to come at which a cycle lapses. */
export async function nextLapse(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('childOrder')
    .select(({ fn }) => fn.min('forfeitAt').as('at'))
    .where('state', '=', 'OVERDUE')
    .where('forfeitAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Supplements that were not paid in their time. */
export const supplementsOverdue = (db: Db, now: string, after: string, limit: number): Promise<SupplementAt[]> =>
  db
    .selectFrom('supplementOrder')
    .innerJoin('packageOrder', (join) =>
      join
        .onRef('packageOrder.bp', '=', 'supplementOrder.bp')
        .onRef('packageOrder.orderNo', '=', 'supplementOrder.orderNo'),
    )
    .select(['packageOrder.bp', 'packageOrder.companyCode', 'packageOrder.orderNo', 'supplementOrder.buNo'])
    .where('supplementOrder.state', '=', 'WAIT_PAY')
    .where('supplementOrder.payDeadline', '<=', now)
    .where('supplementOrder.buNo', '>', after)
    .orderBy('supplementOrder.buNo')
    .limit(limit)
    .execute()

export async function nextSupplementDeadline(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('supplementOrder')
    .select(({ fn }) => fn.min('payDeadline').as('at'))
    .where('state', '=', 'WAIT_PAY')
    .where('payDeadline', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

const delivery = {
  start: sql<string>`package_snapshot ->> 'deliveryStart'`,
  end: sql<string>`package_snapshot ->> 'deliveryEnd'`,
}

/** Running orders with a delivery that has begun, or is over, by a day. */
export const ordersUpTo = (
  db: Db,
  { state, day, by }: { state: 'EFFECTIVE' | 'EXTRACTING'; day: string; by: 'start' | 'end' },
  after: string,
  limit: number,
): Promise<OrderAt[]> =>
  db
    .selectFrom('packageOrder')
    .select(['bp', 'companyCode', 'orderNo'])
    .where('state', '=', state)
    .where(delivery[by], '<=', day)
    .where('orderNo', '>', after)
    .orderBy('orderNo')
    .limit(limit)
    .execute()

/** Orders that wait for their last settlements. */
export const ordersSettling = (db: Db, after: string, limit: number): Promise<OrderAt[]> =>
  db
    .selectFrom('packageOrder')
    .select(['bp', 'companyCode', 'orderNo'])
    .where('state', '=', 'SETTLING')
    .where('orderNo', '>', after)
    .orderBy('orderNo')
    .limit(limit)
    .execute()
