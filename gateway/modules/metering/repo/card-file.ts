import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

/** What a card brought from its meter: the counter never goes back. */
export async function saveCardFile(
  db: Db,
  meter: { companyCode: string; meterId: string },
  file: { loadedSeq: number; remain: string },
  now: string,
): Promise<void> {
  await db
    .updateTable('meter')
    .set({
      purchaseSeq: sql`greatest(purchase_seq, ${file.loadedSeq}::int)`,
      remainVolume: file.remain,
      updatedAt: now,
    })
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .execute()
}
