import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'
import type { ProjectKey } from './projects'

export type Update = Row<'projectUpdate'>
export type ReadState = Pick<Row<'updateRead'>, 'readTo' | 'readIds'>

export const insertUpdate = (db: Db, row: NewRow<'projectUpdate'>) =>
  db.insertInto('projectUpdate').values(row).execute()

const of = (db: Db, { bp, projectId }: ProjectKey) =>
  db.selectFrom('projectUpdate').where('bp', '=', bp).where('projectId', '=', projectId)

/** Updates of a project, the newest first. */
export async function updatePage(
  db: Db,
  key: ProjectKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Update[]; total: number }> {
  const rows = await of(db, key).selectAll().orderBy('updateId', 'desc').offset(offset).limit(limit).execute()
  return { rows, total: await countOf(of(db, key)) }
}

/** What a user has seen of a project. */
export const readState = async (db: Db, { bp, projectId }: ProjectKey, userId: string): Promise<ReadState> =>
  (await db
    .selectFrom('updateRead')
    .select(['readTo', 'readIds'])
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .executeTakeFirst()) ?? { readTo: '', readIds: [] }

export const isRead = ({ readTo, readIds }: ReadState, updateId: string): boolean =>
  updateId <= readTo || readIds.includes(updateId)

/** Updates that a user has not seen, by project; a project without one is left out. */
export async function unreadOf(
  db: Db,
  bp: string,
  projectIds: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('projectUpdate as u')
    .leftJoin('updateRead as r', (join) =>
      join.onRef('r.bp', '=', 'u.bp').onRef('r.projectId', '=', 'u.projectId').on('r.userId', '=', userId),
    )
    .select(['u.projectId', sql<number>`count(*)::int`.as('n')])
    .where('u.bp', '=', bp)
    .where('u.projectId', 'in', [...projectIds])
    .where((eb) =>
      eb.or([
        eb('r.userId', 'is', null),
        eb.and([
          eb('u.updateId', '>', sql<string>`r.read_to`),
          eb(sql<boolean>`u.update_id = any(r.read_ids)`, '=', false),
        ]),
      ]),
    )
    .groupBy('u.projectId')
    .execute()
  return new Map(rows.map(({ projectId, n }) => [projectId, n]))
}

/** The newest update of a project, '' without one. */
export const newestUpdate = async (db: Db, key: ProjectKey): Promise<string> =>
  (await of(db, key).select('updateId').orderBy('updateId', 'desc').limit(1).executeTakeFirst())?.updateId ?? ''

/** Those of these ids that are updates of the project. */
export const ownUpdates = async (db: Db, key: ProjectKey, updateIds: readonly string[]): Promise<string[]> =>
  (
    await of(db, key)
      .select('updateId')
      .where('updateId', 'in', [...updateIds])
      .execute()
  ).map(({ updateId }) => updateId)

export async function saveRead(db: Db, row: NewRow<'updateRead'>): Promise<void> {
  const { readTo, readIds, updatedAt } = row
  await db
    .insertInto('updateRead')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'projectId', 'userId']).doUpdateSet({ readTo, readIds, updatedAt }))
    .execute()
}

/** Changes of the plan, the newest first. */
export const planChanges = (db: Db, key: ProjectKey, limit: number): Promise<Update[]> =>
  of(db, key)
    .selectAll()
    .where('kind', '=', 'PLAN_CHANGE')
    .where('afterDate', 'is not', null)
    .orderBy('updateId', 'desc')
    .limit(limit)
    .execute()

/** Whether the step was reported late for this planned day. */
export const wasToldLate = async (
  db: Db,
  key: ProjectKey,
  { nodeCode, beforeDate }: { nodeCode: string; beforeDate: string },
): Promise<boolean> =>
  (await of(db, key)
    .select('updateId')
    .where('nodeCode', '=', nodeCode)
    .where('kind', '=', 'NOTICE')
    .where('beforeDate', '=', beforeDate)
    .limit(1)
    .executeTakeFirst()) !== undefined
