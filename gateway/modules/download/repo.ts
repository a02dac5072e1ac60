import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import type { Value } from '../../db/rows'
import type { AppReleaseTable, LinkVisitTable } from '../../db/tables.gen'

export type ReleaseRow = Selectable<AppReleaseTable>
export type Platform = 'ANDROID' | 'IOS'

/** Releases in force of both platforms, the newest first. */
export const releasesInForce = (db: Db, now: string): Promise<ReleaseRow[]> =>
  db
    .selectFrom('appRelease')
    .selectAll()
    .where('status', '=', 'ON')
    .where('publishedAt', '<=', now)
    .orderBy('versionCode', 'desc')
    .execute()

/** A release as it is now, locked. */
export const lockRelease = (db: Db, platform: Platform, versionCode: number): Promise<ReleaseRow | undefined> =>
  db
    .selectFrom('appRelease')
    .selectAll()
    .where('platform', '=', platform)
    .where('versionCode', '=', versionCode)
    .forUpdate()
    .executeTakeFirst()

/** Answers false when another one wrote a release of this number first. */
export async function insertRelease(db: Db, row: Insertable<AppReleaseTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('appRelease')
    .values(row)
    .onConflict((c) => c.columns(['platform', 'versionCode']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export const updateRelease = async (db: Db, row: Insertable<AppReleaseTable>): Promise<void> => {
  await db
    .updateTable('appRelease')
    .set(row)
    .where('platform', '=', row.platform)
    .where('versionCode', '=', row.versionCode)
    .execute()
}

/** The customer of this link. */
export const ownerOfCode = (
  db: Db,
  prefix: Value<'linkCode', 'prefix'>,
  code: string,
): Promise<{ companyCode: string; bp: string } | undefined> =>
  db
    .selectFrom('linkCode')
    .select(['companyCode', 'bp'])
    .where('prefix', '=', prefix)
    .where('code', '=', code)
    .executeTakeFirst()

export const insertCode = async (
  db: Db,
  row: { prefix: Value<'linkCode', 'prefix'>; code: string; companyCode: string; bp: string; createdAt: string },
): Promise<void> => {
  await db.insertInto('linkCode').values(row).execute()
}

export const insertVisit = async (db: Db, row: Insertable<LinkVisitTable>): Promise<void> => {
  await db.insertInto('linkVisit').values(row).execute()
}

export const deleteVisits = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('linkVisit').where('at', '<', before).execute()
}
