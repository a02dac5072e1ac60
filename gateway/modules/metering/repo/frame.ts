import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { MeterFrameTable } from '../../../db/tables.gen'

export interface MeterKey {
  companyCode: string
  meterId: string
}

/** Meters of these companies by the numbers on their plates, removed ones left out. */
export const metersByNo = (
  db: Db,
  companies: readonly string[],
  meterNos: readonly string[],
): Promise<(MeterKey & { meterNo: string })[]> =>
  db
    .selectFrom('meter')
    .select(['companyCode', 'meterId', 'meterNo'])
    .where('companyCode', 'in', [...companies])
    .where('meterNo', 'in', [...meterNos])
    .where('state', '<>', 'REMOVED')
    .orderBy('companyCode')
    .orderBy('meterId')
    .execute()

/** The frame that is wanted next, its row locked; null for a meter that never sent one. */
export async function lockNext(db: Db, meter: MeterKey, headEnd: string, now: string): Promise<number | null> {
  await db
    .insertInto('meterSequence')
    .values({ companyCode: meter.companyCode, meterId: meter.meterId, headEnd, nextSeq: '0', updatedAt: now })
    .onConflict((conflict) => conflict.columns(['companyCode', 'meterId']).doNothing())
    .execute()
  const row = await db
    .selectFrom('meterSequence')
    .select('nextSeq')
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const next = Number(row.nextSeq)
  return next === 0 ? null : next
}

export async function setNext(db: Db, meter: MeterKey, next: number, headEnd: string, now: string): Promise<void> {
  await db
    .updateTable('meterSequence')
    .set({ nextSeq: String(next), headEnd, updatedAt: now })
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .execute()
}

/** A frame of the same channel and moment stays as it is. */
export async function insertFrames(db: Db, rows: readonly Insertable<MeterFrameTable>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('meterFrame')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['companyCode', 'meterId', 'channelNo', 'readAt']).doNothing())
    .execute()
}
