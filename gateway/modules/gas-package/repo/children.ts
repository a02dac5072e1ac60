import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { ChildOrderTable } from '../../../db/tables.gen'
import type { OrderKey } from './orders'

export const childFields = pick('childOrder', [
  'bp',
  'childNo',
  'orderNo',
  'cycleNo',
  'startDate',
  'endDate',
  'unitPrice',
  'priceProvisional',
  'lockedVolume',
  'rolloverInVolume',
  'rolloverInAmount',
  'carryInVolume',
  'carryInAmount',
  'movedOutVolume',
  'addVolume',
  'payableAmount',
  'paidAmount',
  'payDeadline',
  'forfeitAt',
  'paidAt',
  'payNo',
  'extractFrom',
  'shortVolume',
  'excusedVolume',
  'rolloverOutVolume',
  'penaltyVolume',
  'shortFee',
  'refundAmount',
  'diffNo',
  'settledAt',
  'state',
  'createdAt',
  'version',
])
export type Child = Picked<'childOrder', typeof childFields>

export interface ChildKey {
  bp: string
  childNo: string
}

export async function insertChildren(db: Db, rows: Insertable<ChildOrderTable>[]): Promise<void> {
  await db.insertInto('childOrder').values(rows).execute()
}

const byKey = (db: Db, { bp, childNo }: ChildKey) =>
  db.selectFrom('childOrder').select(childFields).where('bp', '=', bp).where('childNo', '=', childNo)

/** One child of the customer; undefined for an unknown one. */
export const findChild = (db: Db, key: ChildKey): Promise<Child | undefined> => byKey(db, key).executeTakeFirst()

/** The same under its row lock; after its order's. */
export const lockChild = (db: Db, key: ChildKey): Promise<Child | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** m³ that settled cycles which ended in a month were short of and charged for, by order, of the orders on any of some meters. */
export const penaltiesOf = (
  db: Db,
  { bp, meterIds, month }: { bp: string; meterIds: readonly string[]; month: string },
): Promise<{ meterIds: string[]; volume: string }[]> =>
  db
    .selectFrom('childOrder as c')
    .innerJoin('packageOrder as o', (join) => join.onRef('o.bp', '=', 'c.bp').onRef('o.orderNo', '=', 'c.orderNo'))
    .select(['o.meterIds', sql<string>`coalesce(sum(c.penalty_volume), 0)::numeric(16, 2)`.as('volume')])
    .where('c.bp', '=', bp)
    .where('c.settledAt', 'is not', null)
    .where(sql<boolean>`to_char(c.end_date, 'YYYY-MM') = ${month}`)
    .where(sql<boolean>`o.meter_ids && ${[...meterIds]}::text[]`)
    .groupBy(['o.orderNo', 'o.meterIds'])
    .execute()

/** Children of orders, by order and cycle. */
export const childrenOfOrders = (db: Db, bp: string, orderNos: readonly string[]): Promise<Child[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('childOrder')
        .select(childFields)
        .where('bp', '=', bp)
        .where('orderNo', 'in', [...orderNos])
        .orderBy('orderNo')
        .orderBy('cycleNo')
        .execute()

/** Settled cycles of a customer; with a moment those of which something, or a supplement, has changed since. */
export const settledChildren = (db: Db, bp: string, since: string | null): Promise<Child[]> =>
  db
    .selectFrom('childOrder')
    .select(childFields)
    .where('bp', '=', bp)
    .where('state', '=', 'SETTLED')
    .$if(since !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('updatedAt', '>=', since),
          eb('settledAt', '>=', since),
          eb(
            'childNo',
            'in',
            eb
              .selectFrom('supplementOrder')
              .select('supplementOrder.childNo')
              .where('supplementOrder.bp', '=', bp)
              .where('supplementOrder.paidAt', '>=', since),
          ),
        ]),
      ),
    )
    .orderBy('orderNo')
    .orderBy('cycleNo')
    .execute()

export const childrenOfOrder = (db: Db, { bp, orderNo }: OrderKey): Promise<Child[]> =>
  childrenOfOrders(db, bp, [orderNo])

/** Columns other than the state; the row's order is locked. */
export async function changeChild(
  db: Db,
  { bp, childNo }: ChildKey,
  set: Omit<Updateable<ChildOrderTable>, 'state' | 'version'>,
): Promise<void> {
  await db
    .updateTable('childOrder')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('bp', '=', bp)
    .where('childNo', '=', childNo)
    .execute()
}
