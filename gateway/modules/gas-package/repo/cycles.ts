import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { ExtractionCycleTable } from '../../../db/tables.gen'
import type { OrderKey } from './orders'

export const cycleFields = pick('extractionCycle', [
  'bp',
  'orderNo',
  'cycleNo',
  'startDate',
  'endDate',
  'planVolume',
  'evenShare',
  'lowVolume',
  'highVolume',
  'editOpenAt',
  'editCloseAt',
  'lockedVolume',
  'lockMode',
  'pickBillNo',
  'version',
])
export type CycleRow = Picked<'extractionCycle', typeof cycleFields>

export async function insertCycles(db: Db, rows: Insertable<ExtractionCycleTable>[]): Promise<void> {
  await db.insertInto('extractionCycle').values(rows).execute()
}

export const cyclesOfOrders = (db: Db, bp: string, orderNos: readonly string[]): Promise<CycleRow[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('extractionCycle')
        .select(cycleFields)
        .where('bp', '=', bp)
        .where('orderNo', 'in', [...orderNos])
        .orderBy('orderNo')
        .orderBy('cycleNo')
        .execute()

export const cyclesOfOrder = (db: Db, { bp, orderNo }: OrderKey): Promise<CycleRow[]> =>
  cyclesOfOrders(db, bp, [orderNo])

/** Changes a cycle; its order's row is locked. */
export async function changeCycle(
  db: Db,
  { bp, orderNo, cycleNo }: OrderKey & { cycleNo: number },
  set: Omit<Updateable<ExtractionCycleTable>, 'version'>,
): Promise<void> {
  await db
    .updateTable('extractionCycle')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('bp', '=', bp)
    .where('orderNo', '=', orderNo)
    .where('cycleNo', '=', cycleNo)
    .execute()
}

/** Volume that is locked in cycles of a month, by order, of the orders on any of some meters; whole m³. */
export const lockedVolumesIn = (
  db: Db,
  { bp, meterIds, month }: { bp: string; meterIds: readonly string[]; month: string },
): Promise<{ meterIds: string[]; volume: string }[]> =>
  db
    .selectFrom('extractionCycle as c')
    .innerJoin('packageOrder as o', (join) => join.onRef('o.bp', '=', 'c.bp').onRef('o.orderNo', '=', 'c.orderNo'))
    .select(['o.meterIds', sql<string>`sum(c.locked_volume)::numeric(14, 0)`.as('volume')])
    .where('c.bp', '=', bp)
    .where('c.lockedVolume', 'is not', null)
    .where(sql<boolean>`to_char(c.start_date, 'YYYY-MM') = ${month}`)
    .where('o.state', 'in', ['EFFECTIVE', 'EXTRACTING'])
    .where(sql<boolean>`o.meter_ids && ${[...meterIds]}::text[]`)
    .groupBy(['o.orderNo', 'o.meterIds'])
    .execute()
