import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import { countOf } from '../../db/count'
import type { NewRow, Row } from '../../db/rows'

export type Recognition = Row<'meterRecognition'>

export interface Owner {
  type: 'USER' | 'VISITOR'
  id: string
}

export const insertRecognition = async (db: Db, row: NewRow<'meterRecognition'>): Promise<void> => {
  await db.insertInto('meterRecognition').values(row).execute()
}

const byOwner = (db: Db, { type, id }: Owner) =>
  db.selectFrom('meterRecognition').where('ownerType', '=', type).where('ownerId', '=', id)

export const findRecognition = (db: Db, owner: Owner, id: string): Promise<Recognition | undefined> =>
  byOwner(db, owner).selectAll().where('recognitionId', '=', id).executeTakeFirst()

export const lockRecognition = (db: Db, owner: Owner, id: string): Promise<Recognition | undefined> =>
  byOwner(db, owner).selectAll().where('recognitionId', '=', id).forUpdate().executeTakeFirst()

interface Asked {
  meterNo: string | undefined
  /** Moments; the second is not part. */
  from: string | undefined
  until: string | undefined
  offset: number
  limit: number
}

export async function recognitionPage(db: Db, owner: Owner, { meterNo, from, until, offset, limit }: Asked) {
  const all = byOwner(db, owner)
    .$if(meterNo !== undefined, (query) => query.where('meterNo', '=', meterNo ?? ''))
    .$if(from !== undefined, (query) => query.where('createdAt', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('createdAt', '<', until ?? ''))
  const rows = await all.selectAll().orderBy('recognitionId', 'desc').offset(offset).limit(limit).execute()
  return { rows, total: await countOf(all) }
}

export const recognitionsOf = (db: Db, owner: Owner): Promise<Recognition[]> =>
  byOwner(db, owner).selectAll().orderBy('recognitionId', 'desc').execute()

export const deleteRecognitions = async (db: Db, ids: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('meterRecognition')
    .where('recognitionId', 'in', [...ids])
    .execute()
}

/** Makes a visitor's records a user's own; answers their files. */
export async function moveRecognitions(db: Db, visitorId: string, userId: string, now: string): Promise<string[]> {
  const rows = await db
    .updateTable('meterRecognition')
    .set({ ownerType: 'USER', ownerId: userId, updatedAt: now })
    .where('ownerType', '=', 'VISITOR')
    .where('ownerId', '=', visitorId)
    .returning('fileId')
    .execute()
  return rows.map(({ fileId }) => fileId)
}

/** Records of one kind of owner made before a moment, the oldest first. */
export const oldRecognitions = (db: Db, type: Owner['type'], before: string, limit: number) =>
  db
    .selectFrom('meterRecognition')
    .select(['recognitionId', 'fileId'])
    .where('ownerType', '=', type)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute()

/** Counts one more of a day unless `most` are counted: false. */
export async function countUse(db: Db, day: string, subject: string, most: number): Promise<boolean> {
  const row = await db
    .insertInto('recognitionUse')
    .values({ day, subject, uses: 1 })
    .onConflict((c) =>
      c
        .columns(['day', 'subject'])
        .doUpdateSet({ uses: sql`recognition_use.uses + 1` })
        .where(sql<boolean>`recognition_use.uses < ${most}`),
    )
    .returning('uses')
    .executeTakeFirst()
  return row !== undefined
}

export const purgeUses = async (db: Db, today: string): Promise<void> => {
  await db.deleteFrom('recognitionUse').where('day', '<', today).execute()
}
