import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { SupplementOrderTable } from '../../../db/tables.gen'

export const supplementFields = pick('supplementOrder', [
  'bp',
  'buNo',
  'orderNo',
  'childNo',
  'buType',
  'volume',
  'unitPrice',
  'amount',
  'reason',
  'changeNo',
  'payDeadline',
  'paidAt',
  'payNo',
  'state',
  'rejectRemark',
  'createdAt',
  'version',
])
export type Supplement = Picked<'supplementOrder', typeof supplementFields>

export interface SupplementKey {
  bp: string
  buNo: string
}

export async function insertSupplement(db: Db, row: Insertable<SupplementOrderTable>): Promise<void> {
  await db.insertInto('supplementOrder').values(row).execute()
}

const byKey = (db: Db, { bp, buNo }: SupplementKey) =>
  db.selectFrom('supplementOrder').select(supplementFields).where('bp', '=', bp).where('buNo', '=', buNo)

/** One supplement of the customer; undefined for an unknown one. */
export const findSupplement = (db: Db, key: SupplementKey): Promise<Supplement | undefined> =>
  byKey(db, key).executeTakeFirst()

/** The same under its row lock; after its order's and its child's. */
export const lockSupplement = (db: Db, key: SupplementKey): Promise<Supplement | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** Supplements of orders, the oldest first. */
export const supplementsOfOrders = (db: Db, bp: string, orderNos: readonly string[]): Promise<Supplement[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('supplementOrder')
        .select(supplementFields)
        .where('bp', '=', bp)
        .where('orderNo', 'in', [...orderNos])
        .orderBy('createdAt')
        .orderBy('buNo')
        .execute()

/** Columns other than the state; the row's order is locked. */
export async function changeSupplement(
  db: Db,
  { bp, buNo }: SupplementKey,
  set: Omit<Updateable<SupplementOrderTable>, 'state' | 'version'>,
): Promise<void> {
  await db
    .updateTable('supplementOrder')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('bp', '=', bp)
    .where('buNo', '=', buNo)
    .execute()
}
