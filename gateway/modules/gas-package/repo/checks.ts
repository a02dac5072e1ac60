import type { Db } from '../../../db/connect'

/** Differences of settled cycles that are overdue: they are in the way of a new order (K-02, SUPPLEMENT). */
export async function countOverdueDiffs(db: Db, bp: string): Promise<number> {
  const row = await db
    .selectFrom('supplementOrder')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('bp', '=', bp)
    .where('buType', '=', 'DIFF')
    .where('state', '=', 'OVERDUE')
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}
