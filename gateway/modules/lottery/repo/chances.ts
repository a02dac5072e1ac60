import { sql, type Updateable } from 'kysely'
import type { LotterySource } from '@domain/statuses/lottery'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'
import type { LotteryChanceTable } from '../../../db/tables.gen'
import type { CampaignKey } from './campaigns'

export type Chance = Row<'lotteryChance'>

interface Own {
  bp: string
  campaignId: string
}

export const insertChance = (db: Db, row: NewRow<'lotteryChance'>) =>
  db.insertInto('lotteryChance').values(row).execute()

const own = (db: Db, { bp, campaignId }: Own) =>
  db.selectFrom('lotteryChance').where('bp', '=', bp).where('campaignId', '=', campaignId)

/** Whether a chance was given for this. */
export const wasGiven = async (
  db: Db,
  key: Own,
  { source, sourceKey }: Pick<Chance, 'source' | 'sourceKey'>,
): Promise<boolean> =>
  (await own(db, key)
    .select('chanceNo')
    .where('source', '=', source)
    .where('sourceKey', '=', sourceKey)
    .executeTakeFirst()) !== undefined

export interface Counted {
  /** Chances by what they were given for. */
  bySource: Readonly<Partial<Record<LotterySource, number>>>
  /** Not drawn: given before the newest day of the ledger, and behind it. */
  ready: number
  waiting: number
  drawnToday: number
}

/** Chances of a customer; `dayRow` is the ledger's row of the newest day, `midnight` the start of today. */
export async function countsOf(db: Db, key: Own, dayRow: number, midnight: string): Promise<Counted> {
  const rows = await own(db, key)
    .select([
      'source',
      sql<number>`count(*)::int`.as('given'),
      sql<number>`(count(*) filter (where draw_no is null and row_no < ${dayRow}))::int`.as('ready'),
      sql<number>`(count(*) filter (where draw_no is null and row_no >= ${dayRow}))::int`.as('waiting'),
      sql<number>`(count(*) filter (where drawn_at >= ${midnight}))::int`.as('drawnToday'),
    ])
    .groupBy('source')
    .execute()
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    bySource: Object.fromEntries(rows.map(({ source, given }) => [source, given])),
    ready: sum(({ ready }) => ready),
    waiting: sum(({ waiting }) => waiting),
    drawnToday: sum(({ drawnToday }) => drawnToday),
  }
}

/** The oldest chance that can be drawn. The campaign is locked. */
export const oldestReady = (db: Db, key: Own, dayRow: number): Promise<Chance | undefined> =>
  own(db, key)
    .selectAll()
    .where('drawNo', 'is', null)
    .where('rowNo', '<', dayRow)
    .orderBy('chanceNo')
    .limit(1)
    .executeTakeFirst()

/** Writes what a chance gave; it is drawn once, because the campaign is locked. */
export async function saveDrawn(
  db: Db,
  { bp, campaignId, chanceNo }: Chance,
  set: Updateable<LotteryChanceTable>,
): Promise<void> {
  await db
    .updateTable('lotteryChance')
    .set(set)
    .where('bp', '=', bp)
    .where('campaignId', '=', campaignId)
    .where('chanceNo', '=', chanceNo)
    .where('drawNo', 'is', null)
    .execute()
}

/** A page of the customer's draws, the newest first. */
export async function drawnPage(
  db: Db,
  key: Own,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Chance[]; total: number }> {
  const query = own(db, key).where('drawNo', 'is not', null)
  const rows = await query.selectAll().orderBy('drawNo', 'desc').offset(offset).limit(limit).execute()
  return { rows, total: await countOf(query) }
}

/** Every draw of a campaign, in its order. */
export const drawnOf = (db: Db, { companyCode, campaignId }: CampaignKey): Promise<Chance[]> =>
  db
    .selectFrom('lotteryChance')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('campaignId', '=', campaignId)
    .where('drawNo', 'is not', null)
    .orderBy('drawNo')
    .execute()
