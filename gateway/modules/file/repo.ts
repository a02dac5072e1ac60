import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/connect'
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

export const filesById = (db: Db, fileIds: readonly string[]): Promise<FileRow[]> =>
  db
    .selectFrom('uploadFile')
    .selectAll()
    .where('fileId', 'in', [...fileIds])
    .where('status', '!=', 'DELETED')
    .execute()

/** The same bytes of the same owner for the same purpose, still unused: an upload repeated after a time-out. */
export const sameUpload = (db: Db, ownerId: string, bizType: string, sha256: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('uploadFile')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('bizType', '=', bizType)
    .where('sha256', '=', sha256)
    .where('status', '=', 'TEMP')
    .executeTakeFirst()

/** Marks files as used by `ownerRef`; only the owner's, unused or used by the same thing. Returns how many. */
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
    .where('ownerId', '=', ownerId)
    .where((eb) =>
      eb.or([eb('status', '=', 'TEMP'), eb.and([eb('status', '=', 'USED'), eb('ownerRef', '=', ownerRef)])]),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** FL-05: unused and passing files made before `before`, taken for deletion; another gateway skips them. */
export async function takeStale(
  db: Db,
  { before, passing, limit }: { before: string; passing: readonly string[]; limit: number },
  now: string,
): Promise<FileRow[]> {
  const stale = await db
    .selectFrom('uploadFile')
    .selectAll()
    .where((eb) =>
      eb.or([eb('status', '=', 'TEMP'), eb.and([eb('status', '=', 'USED'), eb('bizType', 'in', [...passing])])]),
    )
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (stale.length > 0)
    await db
      .updateTable('uploadFile')
      .set({ status: 'DELETED', updatedAt: now })
      .where(
        'fileId',
        'in',
        stale.map((row) => row.fileId),
      )
      .execute()
  return stale
}
