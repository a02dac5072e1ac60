import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { prepared } from '../../../db/prepared'
import { pick, type Picked, type Row } from '../../../db/rows'
import type { AccountKey } from '../types'

const fields = pick('meterImg', [
  'imgId',
  'meterId',
  'channelNo',
  'period',
  'purpose',
  'fileId',
  'reading',
  'ocrReading',
  'takenAt',
  'noExif',
  'longitude',
  'latitude',
  'uploadedBy',
  'state',
  'rejectReason',
  'readingId',
])
export type MeterImg = Picked<'meterImg', typeof fields>

export async function imgPage(
  db: Db,
  key: AccountKey,
  meterId: string | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: MeterImg[]; total: number }> {
  const base = db
    .selectFrom('meterImg')
    .where('companyCode', '=', key.companyCode)
    .where('bp', '=', key.bp)
    .$if(meterId !== undefined, (query) => query.where('meterId', '=', meterId ?? ''))
  const rows = await base
    .select(fields)
    .orderBy('createdAt', 'desc')
    .orderBy('imgId')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const total = await countOf(base)
  return { rows, total }
}

/** Photos that a user has handed in since then, of whatever meter (AE-05). */
export async function imgsSince(db: Db, userId: string, since: string): Promise<number> {
  return countOf(db.selectFrom('meterImg').where('uploadedBy', '=', userId).where('createdAt', '>', since))
}

/** The newest photo of each meter. */
export async function lastImgs(db: Db, key: AccountKey, meterIds: readonly string[]): Promise<MeterImg[]> {
  if (meterIds.length === 0) return []
  return newestOfEach(db, { ...key, meterIds })
}
const newestOfEach = prepared((db, p: AccountKey & { meterIds: readonly string[] }) =>
  db
    .selectFrom('meterImg')
    .distinctOn('meterId')
    .select(fields)
    .where('companyCode', '=', p.companyCode)
    .where('bp', '=', p.bp)
    .where(sql<boolean>`meter_id = any(${p.meterIds}::text[])`)
    .orderBy('meterId')
    .orderBy('createdAt', 'desc'),
)

/** Photos of readings of one period of a channel, whatever their state. */
export async function imgsOfPeriod(
  db: Db,
  key: AccountKey,
  meterId: string,
  channelNo: string,
  period: string,
): Promise<MeterImg[]> {
  const rows = await db
    .selectFrom('meterImg')
    .select(fields)
    .where('companyCode', '=', key.companyCode)
    .where('bp', '=', key.bp)
    .where('meterId', '=', meterId)
    .where('channelNo', '=', channelNo)
    .where('period', '=', period)
    .where('purpose', '=', 'READING')
    .execute()
  return rows
}

/** Photos that became these readings. */
export async function imgsOfReadings(db: Db, key: AccountKey, readingIds: readonly string[]): Promise<MeterImg[]> {
  if (readingIds.length === 0) return []
  return db
    .selectFrom('meterImg')
    .select(fields)
    .where('companyCode', '=', key.companyCode)
    .where('bp', '=', key.bp)
    .where('readingId', 'in', [...readingIds])
    .execute()
}

/** Photos of a reading that still wait to be looked at. */
export function waitingImgs(
  db: Db,
  key: AccountKey,
  meterId: string,
  channelNo: string,
  period: string,
): Promise<Pick<Row<'meterImg'>, 'bp' | 'companyCode' | 'imgId' | 'state'>[]> {
  return db
    .selectFrom('meterImg')
    .select(['bp', 'companyCode', 'imgId', 'state'])
    .where('companyCode', '=', key.companyCode)
    .where('bp', '=', key.bp)
    .where('meterId', '=', meterId)
    .where('channelNo', '=', channelNo)
    .where('period', '=', period)
    .where('purpose', '=', 'READING')
    .where('state', '=', 'SUBMITTED')
    .forUpdate()
    .execute()
}

const keptFields = [...fields, 'bp', 'companyCode', 'createdAt'] as const
export type KeptImg = Pick<Row<'meterImg'>, (typeof keptFields)[number]>

const imgOf = (db: Db, { bp, companyCode, imgId }: AccountKey & { imgId: string }) =>
  db
    .selectFrom('meterImg')
    .select(keptFields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('imgId', '=', imgId)

/** One photo of a customer. */
export const findImg = (db: Db, key: AccountKey & { imgId: string }): Promise<KeptImg | undefined> =>
  imgOf(db, key).executeTakeFirst()

/** The same under its row lock: after the meter. */
export const lockImg = (db: Db, key: AccountKey & { imgId: string }): Promise<KeptImg | undefined> =>
  imgOf(db, key).forUpdate().executeTakeFirst()

/** What the desk is asked about, by id. */
export const imgsById = async (db: Db, imgIds: readonly string[]): Promise<KeptImg[]> =>
  imgIds.length === 0
    ? []
    : db
        .selectFrom('meterImg')
        .select(keptFields)
        .where('imgId', 'in', [...imgIds])
        .execute()

export async function insertImg(db: Db, key: AccountKey, img: MeterImg, now: string): Promise<void> {
  await db
    .insertInto('meterImg')
    .values({ ...key, ...img, createdAt: now, updatedAt: now })
    .execute()
}
