import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { NewRow, Row } from '../../../db/rows'
import type { ProjectKey } from './projects'

export type Scheme = Row<'scheme'>
export type EngineRecord = Row<'engineRecord'>
export type ConstructLog = Row<'constructLog'>

const MOST = 100

export const insertScheme = (db: Db, row: NewRow<'scheme'>): Promise<Scheme> =>
  db.insertInto('scheme').values(row).returningAll().executeTakeFirstOrThrow()

/** Schemes of a project, the newest first. The project's lock is their lock. */
export const schemesOf = (db: Db, { bp, projectId }: ProjectKey): Promise<Scheme[]> =>
  db
    .selectFrom('scheme')
    .selectAll()
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .orderBy('versionNo', 'desc')
    .limit(MOST)
    .execute()

/** What waits for the customer expires so much later; answers it. */
export const delaySchemes = (
  db: Db,
  { bp, projectId }: ProjectKey,
  { ms, now }: { ms: number; now: string },
): Promise<Scheme[]> =>
  db
    .updateTable('scheme')
    .set({ expireAt: sql`expire_at + make_interval(secs => ${ms / 1000})`, updatedAt: now })
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .where('status', '=', 'TO_CONFIRM')
    .returningAll()
    .execute()

export const insertLog = (db: Db, row: NewRow<'constructLog'>) => db.insertInto('constructLog').values(row).execute()

const logs = (db: Db, { bp, projectId }: ProjectKey) =>
  db.selectFrom('constructLog').where('bp', '=', bp).where('projectId', '=', projectId)

/** Days on site, the newest first. */
export async function logPage(
  db: Db,
  key: ProjectKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ConstructLog[]; total: number; lastDate: string | null; photos: number }> {
  const rows = await logs(db, key)
    .selectAll()
    .orderBy('workDate', 'desc')
    .orderBy('logId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const counted = await logs(db, key)
    .select([
      sql<number>`count(*)::int`.as('n'),
      sql<string | null>`max(work_date)`.as('lastDate'),
      sql<number>`coalesce(sum(cardinality(photos)), 0)::int`.as('photos'),
    ])
    .executeTakeFirstOrThrow()
  return { rows, total: counted.n, lastDate: counted.lastDate, photos: counted.photos }
}

export const insertRecord = (db: Db, row: NewRow<'engineRecord'>) => db.insertInto('engineRecord').values(row).execute()

export const recordsOf = (
  db: Db,
  { bp, projectId }: ProjectKey,
  recordType: EngineRecord['recordType'] | undefined,
): Promise<EngineRecord[]> => {
  const query = db.selectFrom('engineRecord').selectAll().where('bp', '=', bp).where('projectId', '=', projectId)
  const own = recordType === undefined ? query : query.where('recordType', '=', recordType)
  return own.orderBy('recordType').orderBy('recordId').limit(MOST).execute()
}

/** When the user said no to reminders about the project; null where that did not happen. */
export const declinedAt = async (db: Db, { bp, projectId }: ProjectKey, userId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('wxAuth')
      .select('declinedAt')
      .where('bp', '=', bp)
      .where('projectId', '=', projectId)
      .where('userId', '=', userId)
      .executeTakeFirst()
  )?.declinedAt ?? null

export async function noteAsked(db: Db, row: NewRow<'wxAuth'>): Promise<void> {
  await db
    .insertInto('wxAuth')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['bp', 'projectId', 'userId'])
        .doUpdateSet({ declinedAt: row.declinedAt ?? null, askedAt: row.askedAt }),
    )
    .execute()
}
