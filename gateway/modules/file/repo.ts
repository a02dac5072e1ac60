import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import { prepared } from '../../db/prepared'
import type { UploadFileTable } from '../../db/tables.gen'

export type FileRow = Selectable<UploadFileTable>

export const insertFile = async (db: Db, row: Insertable<UploadFileTable>): Promise<void> => {
  await db.insertInto('uploadFile').values(row).execute()
}

export const fileById = (db: Db, fileId: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('uploadFile')
    .selectAll()
    .where('fileId', '=', fileId)
    .where('status', '!=', 'DELETED')
    .executeTakeFirst()

export const filesById = (db: Db, fileIds: readonly string[]): Promise<FileRow[]> => filesOf(db, { fileIds })
const filesOf = prepared((db, p: { fileIds: readonly string[] }) =>
  db
    .selectFrom('uploadFile')
    .selectAll()
    .where(sql<boolean>`file_id = any(${p.fileIds}::text[])`)
    .where(sql<boolean>`status <> 'DELETED'`),
)

/** What a user has uploaded and is still kept, the newest first. */
export const uploadsOf = (db: Db, userId: string): Promise<FileRow[]> =>
  db
    .selectFrom('uploadFile')
    .selectAll()
    .where('ownerType', '=', 'USER')
    .where('ownerId', '=', userId)
    .where('status', '!=', 'DELETED')
    .orderBy('createdAt', 'desc')
    .orderBy('fileId')
    .execute()

/** The same bytes of the same owner for the same purpose, still unused: an upload repeated after a time-out. */
export const sameUpload = (
  db: Db,
  owner: { type: FileRow['ownerType']; id: string },
  bizType: string,
  sha256: string,
): Promise<FileRow | undefined> =>
  db
    .selectFrom('uploadFile')
    .selectAll()
    .where('ownerType', '=', owner.type)
    .where('ownerId', '=', owner.id)
    .where('bizType', '=', bizType)
    .where('sha256', '=', sha256)
    .where('status', '=', 'TEMP')
    .executeTakeFirst()

/** Marks files as used by `ownerRef`; only the owner's (visitors choose their ids), unused or used by the same thing. Returns how many. */
export async function markUsed(
  db: Db,
  fileIds: readonly string[],
  ownerId: string,
  ownerRef: string,
  now: string,
): Promise<number> {
  const result = await db
    .updateTable('uploadFile')
    .set({ status: 'USED', ownerRef, updatedAt: now })
    .where('fileId', 'in', [...fileIds])
    .where('ownerType', '!=', 'VISITOR')
    .where('ownerId', '=', ownerId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'TEMP'),
        // A photo that was recognised can still be submitted (ZL-07).
        eb.and([
          eb('status', '=', 'USED'),
          eb.or([eb('ownerRef', '=', ownerRef), eb('ownerRef', 'like', 'RECOGNITION:%')]),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Marks an unused file of its owner as part of `ownerRef`; false: foreign, or used elsewhere. */
export async function storeFile(
  db: Db,
  { type, id }: { type: 'USER' | 'VISITOR'; id: string },
  fileId: string,
  ownerRef: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploadFile')
    .set({ status: 'USED', ownerRef, updatedAt: now })
    .where('fileId', '=', fileId)
    .where('ownerType', '=', type)
    .where('ownerId', '=', id)
    .where('status', '=', 'TEMP')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes files that are part of `ownerRef`; one that became part of something else stays. */
export async function releaseFiles(db: Db, ownerRef: string, fileIds: readonly string[], now: string): Promise<void> {
  await db
    .updateTable('uploadFile')
    .set({ status: 'DELETED', updatedAt: now })
    .where('fileId', 'in', [...fileIds])
    .where('ownerRef', '=', ownerRef)
    .execute()
}

export async function moveFiles(
  db: Db,
  fileIds: readonly string[],
  { visitorId, userId, companyCode }: { visitorId: string; userId: string; companyCode: string },
  now: string,
): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .updateTable('uploadFile')
    .set({ ownerType: 'USER', ownerId: userId, companyCode, updatedAt: now })
    .where('fileId', 'in', [...fileIds])
    .where('ownerType', '=', 'VISITOR')
    .where('ownerId', '=', visitorId)
    .execute()
}

// Literals: as parameters they would not match the partial indexes.
const [TEMP, USED, DELETED] = [sql.lit('TEMP' as const), sql.lit('USED' as const), sql.lit('DELETED' as const)]

/** FL-05: unused and temporary files made before `before` are deleted for all readers; another gateway skips them. Returns how many. */
export async function markStale(
  db: Db,
  { before, passing, limit }: { before: string; passing: readonly string[]; limit: number },
  now: string,
): Promise<number> {
  const stale = await db
    .selectFrom('uploadFile')
    .select('fileId')
    .where((eb) =>
      eb.or([eb('status', '=', TEMP), eb.and([eb('status', '=', USED), eb('bizType', 'in', [...passing])])]),
    )
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (stale.length === 0) return 0
  await db
    .updateTable('uploadFile')
    .set({ status: 'DELETED', updatedAt: now })
    .where(
      'fileId',
      'in',
      stale.map((row) => row.fileId),
    )
    .execute()
  return stale.length
}

/** Deleted files with bytes that are still stored. */
export const deletedFiles = (db: Db, limit: number): Promise<FileRow[]> =>
  db
    .selectFrom('uploadFile')
    .selectAll()
    .where('status', '=', DELETED)
    .where('purgedAt', 'is', null)
    .orderBy('updatedAt')
    .limit(limit)
    .execute()

export const markPurged = async (db: Db, fileId: string, now: string): Promise<void> => {
  await db.updateTable('uploadFile').set({ purgedAt: now }).where('fileId', '=', fileId).execute()
}

/** Counts uploaded bytes of a day, unless that goes beyond `most`: false. */
export async function addUploadedBytes(
  db: Db,
  { day, subject, bytes, most }: { day: string; subject: string; bytes: number; most: number },
): Promise<boolean> {
  if (bytes > most) return false
  const row = await db
    .insertInto('visitorUpload')
    .values({ day, subject, bytes: String(bytes) })
    .onConflict((c) =>
      c
        .columns(['day', 'subject'])
        .doUpdateSet({ bytes: sql`visitor_upload.bytes + excluded.bytes` })
        .where(sql<boolean>`visitor_upload.bytes + excluded.bytes <= ${most}`),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** What was counted of a day. */
export async function uploadedBytes(db: Db, day: string, subject: string): Promise<number> {
  const row = await db
    .selectFrom('visitorUpload')
    .select('bytes')
    .where('day', '=', day)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

/** Days that are over. */
export const purgeUploadedBytes = async (db: Db, today: string): Promise<void> => {
  await db.deleteFrom('visitorUpload').where('day', '<', today).execute()
}
