import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'

/** Differences of settled cycles that are overdue: they are in the way of a new order (K-02, SUPPLEMENT). */
export const countOverdueDiffs = (db: Db, bp: string): Promise<number> =>
  countOf(
    db.selectFrom('supplementOrder').where('bp', '=', bp).where('buType', '=', 'DIFF').where('state', '=', 'OVERDUE'),
  )
