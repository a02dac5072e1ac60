import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'
import type { LotteryCampaignTable } from '../../../db/tables.gen'

/** Its secret seed is in a table of its own (E-L-06). */
export type Campaign = Row<'lotteryCampaign'>
export type Prize = Row<'lotteryPrize'>
export type OpenedDay = Row<'lotteryDay'>

export interface CampaignKey {
  companyCode: string
  campaignId: string
}

const byKey = (db: Db, { companyCode, campaignId }: CampaignKey) =>
  db
    .selectFrom('lotteryCampaign')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('campaignId', '=', campaignId)

export const insertCampaign = (db: Db, row: NewRow<'lotteryCampaign'>) =>
  db.insertInto('lotteryCampaign').values(row).execute()

export const findCampaign = (db: Db, key: CampaignKey): Promise<Campaign | undefined> =>
  byKey(db, key).executeTakeFirst()

/** Under its row lock: taken by everything that writes its ledger, before any chance or win. */
export const lockCampaign = (db: Db, key: CampaignKey): Promise<Campaign | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

/** By its number alone, as a shared link names it; a draft is not found. */
export const publicCampaign = (db: Db, campaignId: string): Promise<Campaign | undefined> =>
  db
    .selectFrom('lotteryCampaign')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('state', '<>', 'draft')
    .executeTakeFirst()

const shown = (db: Db, companyCode: string | null) => {
  const query = db.selectFrom('lotteryCampaign').where('state', '<>', 'draft')
  return companyCode === null ? query : query.where('companyCode', '=', companyCode)
}

/** What runs, else what comes next, else what ended last. */
export const currentCampaign = (db: Db, companyCode: string | null): Promise<Campaign | undefined> =>
  shown(db, companyCode)
    .selectAll()
    .orderBy(sql`case when state in ('running', 'paused') then 0 when state = 'scheduled' then 1 else 2 end`)
    .orderBy('startAt', 'desc')
    .orderBy('campaignId')
    .limit(1)
    .executeTakeFirst()

interface Slice {
  offset: number
  limit: number
}

/** A page of what is published, the newest first, and how many there are; null: of every company. */
export async function publishedPage(
  db: Db,
  companyCode: string | null,
  { offset, limit }: Slice,
): Promise<{ rows: Campaign[]; total: number }> {
  const query = shown(db, companyCode)
  const rows = await query
    .selectAll()
    .orderBy('startAt', 'desc')
    .orderBy('campaignId')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await countOf(query) }
}

export async function companyPage(
  db: Db,
  companyCode: string,
  { offset, limit }: Slice,
): Promise<{ rows: Campaign[]; total: number }> {
  const query = db.selectFrom('lotteryCampaign').where('companyCode', '=', companyCode)
  const rows = await query
    .selectAll()
    .orderBy('startAt', 'desc')
    .orderBy('campaignId')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await countOf(query) }
}

/** Campaigns of a company in which chances are given. */
export const openCampaigns = (db: Db, companyCode: string): Promise<CampaignKey[]> =>
  db
    .selectFrom('lotteryCampaign')
    .select(['companyCode', 'campaignId'])
    .where('companyCode', '=', companyCode)
    .where('state', 'in', ['scheduled', 'running', 'paused'])
    .orderBy('campaignId')
    .execute()

/** Columns other than the state. */
export async function changeCampaign(
  db: Db,
  { companyCode, campaignId }: CampaignKey,
  set: Omit<Updateable<LotteryCampaignTable>, 'state'>,
): Promise<void> {
  await db
    .updateTable('lotteryCampaign')
    .set(set)
    .where('companyCode', '=', companyCode)
    .where('campaignId', '=', campaignId)
    .execute()
}

/** Campaigns with a step that is due. */
export const dueCampaigns = (db: Db, now: string, after: string, limit: number): Promise<CampaignKey[]> =>
  db
    .selectFrom('lotteryCampaign')
    .select(['companyCode', 'campaignId'])
    .where('nextAt', '<=', now)
    .where('campaignId', '>', after)
    .orderBy('campaignId')
    .limit(limit)
    .execute()

export async function nextStepAt(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('lotteryCampaign')
    .select(({ fn }) => fn.min('nextAt').as('at'))
    .where('nextAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

export const insertSeed = (db: Db, key: CampaignKey & { seed: string }) =>
  db.insertInto('lotterySeed').values(key).execute()

/** Asked by the opening of a day alone (E-L-06). */
export async function rootSeed(db: Db, { companyCode, campaignId }: CampaignKey): Promise<string> {
  const { seed } = await db
    .selectFrom('lotterySeed')
    .select('seed')
    .where('companyCode', '=', companyCode)
    .where('campaignId', '=', campaignId)
    .executeTakeFirstOrThrow()
  return seed
}
