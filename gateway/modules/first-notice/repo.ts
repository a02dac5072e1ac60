import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import { pick, type Picked } from '../../db/rows'
import type { FirstNoticeTable } from '../../db/tables.gen'

const fields = pick('firstNotice', ['month', 'kind', 'first', 'late', 'open', 'countedAt'])
export type FirstNoticeRow = Picked<'firstNotice', typeof fields>

/** Counts of a gas company since a month, the newest month first. */
export const countsSince = (db: Db, companyCode: string, month: string): Promise<FirstNoticeRow[]> =>
  db
    .selectFrom('firstNotice')
    .select(fields)
    .where('companyCode', '=', companyCode)
    .where('month', '>=', month)
    .orderBy('month', 'desc')
    .orderBy('kind')
    .execute()

/** Puts counts in the place of what was counted of the same months before. */
export async function saveCounts(db: Db, rows: readonly Insertable<FirstNoticeTable>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('firstNotice')
    .values([...rows])
    .onConflict((c) =>
      c.columns(['companyCode', 'month', 'kind']).doUpdateSet({
        first: sql`excluded.first`,
        late: sql`excluded.late`,
        open: sql`excluded.open`,
        countedAt: sql`excluded.counted_at`,
      }),
    )
    .execute()
}
