import { sql } from 'kysely'
import type { Work } from '../../../http/context'
import type { StatedLine } from '../rules/billed-shares'
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

/** Channels of live statements that reach into some gas days, both included, with what each has charged at a price of its own by month. */
export const statedLines = (
  { db }: Pick<Work, 'db'>,
  { bp, companyCode }: AccountKey,
  { from, to }: { from: string; to: string },
): Promise<StatedLine[]> =>
  db
    .selectFrom('statement as s')
    .innerJoin('statementLine as l', (join) =>
      join.onRef('l.bp', '=', 's.bp').onRef('l.statementId', '=', 's.statementId'),
    )
    .leftJoin('statementSegment as g', (join) =>
      join
        .onRef('g.bp', '=', 'l.bp')
        .onRef('g.statementId', '=', 'l.statementId')
        .onRef('g.meterId', '=', 'l.meterId')
        .onRef('g.channelNo', '=', 'l.channelNo')
        .on('g.tierNo', '=', 0),
    )
    .select([
      'l.meterId',
      'l.channelNo',
      's.periodFrom',
      's.periodTo',
      'g.fromDate as ownFrom',
      'g.volume as ownVolume',
    ])
    .where('s.bp', '=', bp)
    .where('s.companyCode', '=', companyCode)
    .where('s.state', '<>', 'VOID')
    .where('s.periodTo', '>=', sql<string>`${from}::date`)
    .where('s.periodFrom', '<=', sql<string>`${to}::date`)
    .execute()
