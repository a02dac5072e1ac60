import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'
import type { BidKey } from '../types'

export type MarginEntry = Row<'marginEntry'>

/** Adds an entry; false when one of this bid, direction and cause is there. */
export async function insertMargin(db: Db, row: NewRow<'marginEntry'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('marginEntry')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'bidNo', 'direction', 'cause']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const marginsOf = (db: Db, { bp, bidNo }: BidKey): Promise<MarginEntry[]> =>
  db
    .selectFrom('marginEntry')
    .selectAll()
    .where('bp', '=', bp)
    .where('bidNo', '=', bidNo)
    .orderBy('createdAt')
    .orderBy('entryNo')
    .execute()
