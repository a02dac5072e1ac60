import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { NewRow } from '../../../db/rows'
import type { CampaignKey, OpenedDay, Prize } from './campaigns'

/** Prizes in their order, which is that of their intervals. */
export const prizesOf = (db: Db, { companyCode, campaignId }: CampaignKey): Promise<Prize[]> =>
  db
    .selectFrom('lotteryPrize')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('campaignId', '=', campaignId)
    .orderBy('slot')
    .execute()

/** Puts these in the place of the prizes that a draft had. */
export async function replacePrizes(
  db: Db,
  { companyCode, campaignId }: CampaignKey,
  rows: readonly NewRow<'lotteryPrize'>[],
): Promise<void> {
  await db
    .deleteFrom('lotteryPrize')
    .where('companyCode', '=', companyCode)
    .where('campaignId', '=', campaignId)
    .execute()
  await db
    .insertInto('lotteryPrize')
    .values([...rows])
    .execute()
}

/** Takes one of a prize; false: none is left. */
export async function reservePrize(db: Db, { companyCode, campaignId, prizeId }: Prize): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lotteryPrize')
    .set({ remaining: sql<number>`remaining - 1` })
    .where('companyCode', '=', companyCode)
    .where('campaignId', '=', campaignId)
    .where('prizeId', '=', prizeId)
    .where('remaining', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const insertDay = (db: Db, row: OpenedDay) => db.insertInto('lotteryDay').values(row).execute()

const days = (db: Db, { companyCode, campaignId }: CampaignKey) =>
  db.selectFrom('lotteryDay').selectAll().where('companyCode', '=', companyCode).where('campaignId', '=', campaignId)

/** Where the ledger holds the newest day; 0 before the first. Chances before it can be drawn. */
export async function newestDayRow(db: Db, key: CampaignKey): Promise<number> {
  const row = await days(db, key).orderBy('day', 'desc').limit(1).executeTakeFirst()
  return row?.rowNo ?? 0
}

/** The first day that began behind a row of the ledger. */
export const dayAfter = (db: Db, key: CampaignKey, rowNo: number): Promise<OpenedDay> =>
  days(db, key).where('rowNo', '>', rowNo).orderBy('day').limit(1).executeTakeFirstOrThrow()
