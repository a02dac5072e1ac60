import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { Row } from '../../../db/rows'
import type { CampaignKey } from './campaigns'

export type Win = Row<'lotteryWin'>

const ofCampaign = (db: Db, { companyCode, campaignId }: CampaignKey) =>
  db.selectFrom('lotteryWin').where('companyCode', '=', companyCode).where('campaignId', '=', campaignId)

/** A page of the winners of a campaign without those of coupons, the newest first (E-L-09). */
export async function winnerPage(
  db: Db,
  key: CampaignKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Win[]; total: number }> {
  const shown = ofCampaign(db, key).where('service', '<>', 'COUPON')
  const rows = await shown
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('winId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await countOf(shown) }
}

/** Most wins that staff see of a campaign. */
const MOST = 100

/** Wins of a campaign for staff: those that wait for their service first. */
export const winsForStaff = (db: Db, key: CampaignKey): Promise<Win[]> =>
  ofCampaign(db, key)
    .selectAll()
    .orderBy(sql`state = 'claimed'`, 'desc')
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()

/** The prize of a customer that waits for the service of a ticket. */
export const winOfTicket = (
  db: Db,
  { bp, ticketId }: { bp: string; ticketId: string },
): Promise<Pick<Win, 'winId'> | undefined> =>
  db
    .selectFrom('lotteryWin')
    .select('winId')
    .where('bp', '=', bp)
    .where('ticketId', '=', ticketId)
    .where('state', '=', 'claimed')
    .executeTakeFirst()

export const winOfCompany = (db: Db, companyCode: string, winId: string): Promise<Win | undefined> =>
  db
    .selectFrom('lotteryWin')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('winId', '=', winId)
    .executeTakeFirst()

/** Records that the service of a win was delivered. */
export const handOver = async (
  db: Db,
  { bp, winId }: Pick<Win, 'bp' | 'winId'>,
  set: { handedNo: string; handedAt: string },
): Promise<void> => {
  await db
    .updateTable('lotteryWin')
    .set({ ...set, updatedAt: set.handedAt })
    .where('bp', '=', bp)
    .where('winId', '=', winId)
    .execute()
}

export const allWins = (db: Db, key: CampaignKey): Promise<Win[]> => ofCampaign(db, key).selectAll().execute()

/** Wins of a customer in a campaign that its limit counts (E-L-07). */
export const winCount = (db: Db, bp: string, campaignId: string): Promise<number> =>
  countOf(
    db
      .selectFrom('lotteryWin')
      .where('bp', '=', bp)
      .where('campaignId', '=', campaignId)
      .where('service', '<>', 'COUPON'),
  )

/** Wins of these chances of a customer. */
export const winsOfChances = (
  db: Db,
  { bp, campaignId }: { bp: string; campaignId: string },
  chanceNos: readonly number[],
): Promise<Pick<Win, 'winId' | 'chanceNo'>[]> =>
  chanceNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('lotteryWin')
        .select(['winId', 'chanceNo'])
        .where('bp', '=', bp)
        .where('campaignId', '=', campaignId)
        .where('chanceNo', 'in', [...chanceNos])
        .execute()

/** Most coupons that a quote offers. */
const MOST_OFFERED = 20

/** Coupons of a customer that are good on a day, the largest first. */
export const openCoupons = (db: Db, bp: string, today: string): Promise<Win[]> =>
  db
    .selectFrom('lotteryWin')
    .selectAll()
    .where('bp', '=', bp)
    .where('state', '=', 'issued')
    .where('claimUntil', '>=', today)
    .orderBy('prizeValue', 'desc')
    .orderBy('claimUntil')
    .orderBy('winId')
    .limit(MOST_OFFERED)
    .execute()

export const findCoupon = (db: Db, bp: string, winId: string): Promise<Pick<Win, 'winId'> | undefined> =>
  db
    .selectFrom('lotteryWin')
    .select('winId')
    .where('bp', '=', bp)
    .where('winId', '=', winId)
    .where('service', '=', 'COUPON')
    .executeTakeFirst()
