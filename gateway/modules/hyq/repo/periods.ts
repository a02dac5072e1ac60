import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'

export type Period = Row<'hyqPeriod'>

export interface PeriodKey {
  companyCode: string
  hyqId: string
}

const byKey = (db: Db, { companyCode, hyqId }: PeriodKey) =>
  db.selectFrom('hyqPeriod').selectAll().where('companyCode', '=', companyCode).where('hyqId', '=', hyqId)

export const findPeriod = (db: Db, key: PeriodKey): Promise<Period | undefined> => byKey(db, key).executeTakeFirst()

export const lockPeriod = (db: Db, key: PeriodKey): Promise<Period | undefined> =>
  byKey(db, key).forUpdate().executeTakeFirst()

const known = (db: Db, companyCode: string) =>
  db.selectFrom('hyqPeriod').where('companyCode', '=', companyCode).where('status', '<>', 'draft')

/** The quarter that was published last. */
export const newestPeriod = (db: Db, companyCode: string): Promise<Period | undefined> =>
  known(db, companyCode).selectAll().orderBy('hyqId', 'desc').limit(1).executeTakeFirst()

/** Chances that the newest survey that is open offers in a campaign. */
export async function findOfferOf(
  db: Db,
  { companyCode, campaignId }: { companyCode: string; campaignId: string },
  now: string,
): Promise<number> {
  const row = await known(db, companyCode)
    .select('rewardChances')
    .where('status', '=', 'published')
    .where('endAt', '>', now)
    .where('rewardCampaignId', '=', campaignId)
    .orderBy('hyqId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.rewardChances ?? 0
}

interface Cut {
  offset: number
  limit: number
}

export const publishedPeriods = (db: Db, companyCode: string, page: Cut): Promise<Period[]> =>
  known(db, companyCode).selectAll().orderBy('hyqId', 'desc').offset(page.offset).limit(page.limit).execute()

export const countPublished = (db: Db, companyCode: string): Promise<number> => countOf(known(db, companyCode))

const all = (db: Db, companyCode: string) => db.selectFrom('hyqPeriod').where('companyCode', '=', companyCode)

export const allPeriods = (db: Db, companyCode: string, page: Cut): Promise<Period[]> =>
  all(db, companyCode).selectAll().orderBy('hyqId', 'desc').offset(page.offset).limit(page.limit).execute()

export const countPeriods = (db: Db, companyCode: string): Promise<number> => countOf(all(db, companyCode))

/** Makes the quarter, or changes what it says in version `before`, not its days; false when another change came first, or it is over. */
export async function savePeriod(db: Db, row: NewRow<'hyqPeriod'>, before: number): Promise<boolean> {
  const { status: _status, createdAt: _createdAt, startAt: _start, endAt: _end, ...set } = row
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hyqPeriod')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['companyCode', 'hyqId'])
        .doUpdateSet(set)
        .where('hyqPeriod.version', '=', before)
        .where('hyqPeriod.status', '<>', 'closed'),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Quarters with a survey that is over by now. */
export const endingPeriods = (db: Db, now: string, after: PeriodKey, limit: number): Promise<PeriodKey[]> =>
  db
    .selectFrom('hyqPeriod')
    .select(['companyCode', 'hyqId'])
    .where('status', '=', 'published')
    .where('endAt', '<=', now)
    .where(sql<boolean>`(company_code, hyq_id) > (${after.companyCode}, ${after.hyqId})`)
    .orderBy('companyCode')
    .orderBy('hyqId')
    .limit(limit)
    .execute()

/** The next moment after now at which a survey ends. */
export async function nextEnd(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('hyqPeriod')
    .select('endAt')
    .where('status', '=', 'published')
    .where('endAt', '>', now)
    .orderBy('endAt')
    .limit(1)
    .executeTakeFirst()
  return row?.endAt ?? null
}
