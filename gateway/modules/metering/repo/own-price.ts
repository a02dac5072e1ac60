import { sql } from 'kysely'
import type { Work } from '../../../http/context'
import type { AccountKey } from '../types'

/** What statements have charged of some gas days, both included, at a price of its own (AE-17a): one row a segment, m³ and yuan. */
export const billedAtOwnPrice = (
  { db }: Pick<Work, 'db'>,
  { bp, companyCode }: AccountKey,
  { from, to }: { from: string; to: string },
): Promise<{ volume: string; amount: string }[]> =>
  db
    .selectFrom('statement as s')
    .innerJoin('statementSegment as g', (join) =>
      join.onRef('g.bp', '=', 's.bp').onRef('g.statementId', '=', 's.statementId'),
    )
    .select(['g.volume', 'g.amount'])
    .where('s.bp', '=', bp)
    .where('s.companyCode', '=', companyCode)
    .where('s.state', '<>', 'VOID')
    // Those that end before these days charge none of them, however many there are.
    .where('s.periodTo', '>=', sql<string>`${from}::date`)
    .where('g.tierNo', '=', 0)
    .where('g.fromDate', '>=', sql<string>`${from}::date`)
    .where('g.toDate', '<=', sql<string>`${to}::date`)
    .execute()
