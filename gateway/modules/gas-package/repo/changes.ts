import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { ExtractionChangeTable } from '../../../db/tables.gen'
import type { OrderKey } from './orders'

const changeFields = pick('extractionChange', [
  'bp',
  'changeNo',
  'orderNo',
  'cycleNo',
  'targetCycleNo',
  'changeType',
  'volume',
  'effectDate',
  'reason',
  'buNo',
  'state',
  'reviewRemark',
  'createdBy',
  'createdAt',
  'version',
])
export type Change = Picked<'extractionChange', typeof changeFields>

interface ChangeKey {
  bp: string
  changeNo: string
}

export async function insertChange(db: Db, row: Insertable<ExtractionChangeTable>): Promise<void> {
  await db.insertInto('extractionChange').values(row).execute()
}

export const findChange = (db: Db, { bp, changeNo }: ChangeKey): Promise<Change | undefined> =>
  db
    .selectFrom('extractionChange')
    .select(changeFields)
    .where('bp', '=', bp)
    .where('changeNo', '=', changeNo)
    .executeTakeFirst()

/** Changes of orders, the newest first. */
export const changesOfOrders = (db: Db, bp: string, orderNos: readonly string[]): Promise<Change[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('extractionChange')
        .select(changeFields)
        .where('bp', '=', bp)
        .where('orderNo', 'in', [...orderNos])
        .orderBy('createdAt', 'desc')
        .orderBy('changeNo', 'desc')
        .execute()

export const changesOfOrder = (db: Db, { bp, orderNo }: OrderKey): Promise<Change[]> =>
  changesOfOrders(db, bp, [orderNo])

/** Columns other than the state; the order's row is locked. */
export async function changeChange(
  db: Db,
  { bp, changeNo }: ChangeKey,
  set: Omit<Updateable<ExtractionChangeTable>, 'state' | 'version'>,
): Promise<void> {
  await db
    .updateTable('extractionChange')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('bp', '=', bp)
    .where('changeNo', '=', changeNo)
    .execute()
}
