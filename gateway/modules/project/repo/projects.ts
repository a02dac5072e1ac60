import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { Alongside } from '../../../db/guarded'
import type { NewRow, Row } from '../../../db/rows'

export type Project = Row<'project'>
export type ProjectNode = Row<'projectNode'>
export type ProjectKey = Pick<Project, 'bp' | 'projectId'>

export const insertProject = (db: Db, row: NewRow<'project'>): Promise<Project> =>
  db.insertInto('project').values(row).returningAll().executeTakeFirstOrThrow()

const one = (db: Db, { bp, projectId }: ProjectKey) =>
  db.selectFrom('project').selectAll().where('bp', '=', bp).where('projectId', '=', projectId)

export const findProject = (db: Db, key: ProjectKey): Promise<Project | undefined> => one(db, key).executeTakeFirst()

/** Under its row lock; the account is locked before (A 9.4). */
export const lockProject = (db: Db, key: ProjectKey): Promise<Project | undefined> =>
  one(db, key).forUpdate().executeTakeFirst()

/** By its id alone: staff know the company only. */
export const projectOfCompany = (db: Db, companyCode: string, projectId: string): Promise<Project | undefined> =>
  db
    .selectFrom('project')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('projectId', '=', projectId)
    .executeTakeFirst()

/** The project that began with a ticket. */
export const projectOfTicket = (
  db: Db,
  bp: string,
  ticketId: string,
): Promise<Pick<Project, 'projectId' | 'projectName'> | undefined> =>
  db
    .selectFrom('project')
    .select(['projectId', 'projectName'])
    .where('bp', '=', bp)
    .where('ticketId', '=', ticketId)
    .executeTakeFirst()

interface Slice {
  offset: number
  limit: number
}

interface Wish {
  status: Project['status'] | undefined
  keyword: string | undefined
}

/** Projects of a customer, what moved last first; the keyword stands in the name or begins the number. */
export async function projectPage(
  db: Db,
  bp: string,
  { status, keyword }: Wish,
  { offset, limit }: Slice,
): Promise<{ rows: Project[]; total: number }> {
  let query = db.selectFrom('project').where('bp', '=', bp)
  if (status !== undefined) query = query.where('status', '=', status)
  if (keyword !== undefined && keyword !== '')
    query = query.where((eb) =>
      eb.or([
        eb(sql<number>`strpos(project_name, ${keyword})`, '>', 0),
        eb(sql<boolean>`starts_with(project_no, ${keyword})`, '=', true),
      ]),
    )
  const rows = await query
    .selectAll()
    .orderBy('movedAt', 'desc')
    .orderBy('projectId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await countOf(query) }
}

/** The running project that moved last, else the one that moved last. */
export const latestProject = (db: Db, bp: string): Promise<Project | undefined> =>
  db
    .selectFrom('project')
    .selectAll()
    .where('bp', '=', bp)
    .orderBy(sql`status = 'RUNNING'`, 'desc')
    .orderBy('movedAt', 'desc')
    .orderBy('projectId', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Projects of a company: the newest first. */
export async function companyPage(
  db: Db,
  companyCode: string,
  status: Project['status'] | undefined,
  { offset, limit }: Slice,
): Promise<{ rows: Project[]; total: number }> {
  let query = db.selectFrom('project').where('companyCode', '=', companyCode)
  if (status !== undefined) query = query.where('status', '=', status)
  const rows = await query.selectAll().orderBy('projectId', 'desc').offset(offset).limit(limit).execute()
  return { rows, total: await countOf(query) }
}

/** Writes columns beside the state. */
export async function changeProject(
  db: Db,
  { bp, projectId }: ProjectKey,
  set: Alongside<'project'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('project')
    .set({ ...set, updatedAt: now })
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .execute()
}

export const insertNodes = (db: Db, rows: readonly NewRow<'projectNode'>[]) =>
  db
    .insertInto('projectNode')
    .values([...rows])
    .execute()

export const nodesOf = (db: Db, { bp, projectId }: ProjectKey): Promise<ProjectNode[]> =>
  db
    .selectFrom('projectNode')
    .selectAll()
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .orderBy('sort')
    .execute()

/** The step that each of these projects is at: the first that is under way, else the first that is to come. */
export const currentNodes = async (db: Db, bp: string, projectIds: readonly string[]): Promise<Map<string, string>> => {
  if (projectIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('projectNode')
    .distinctOn('projectId')
    .select(['projectId', 'nodeName'])
    .where('bp', '=', bp)
    .where('projectId', 'in', [...projectIds])
    .where('status', 'in', ['DOING', 'NOT_STARTED'])
    .orderBy('projectId')
    .orderBy(sql`status = 'DOING'`, 'desc')
    .orderBy('sort')
    .execute()
  return new Map(rows.map(({ projectId, nodeName }) => [projectId, nodeName]))
}

export async function changeNode(
  db: Db,
  { bp, projectId, nodeCode }: Pick<ProjectNode, 'bp' | 'projectId' | 'nodeCode'>,
  set: Alongside<'projectNode'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('projectNode')
    .set({ ...set, updatedAt: now })
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .where('nodeCode', '=', nodeCode)
    .execute()
}

/** PJ-09: once for a user; false for a step that the project does not have. */
export async function noteTip(
  db: Db,
  { bp, projectId, nodeCode }: Pick<ProjectNode, 'bp' | 'projectId' | 'nodeCode'>,
  userId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projectNode')
    .set({ tipClickedBy: sql`array_append(array_remove(tip_clicked_by, ${userId}), ${userId})` })
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .where('nodeCode', '=', nodeCode)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Running projects with a step that should have been over yesterday, a page of them after an id. */
export const lateSince = (
  db: Db,
  day: string,
  after: string,
  limit: number,
): Promise<Pick<Project, 'bp' | 'companyCode' | 'projectId'>[]> =>
  db
    .selectFrom('projectNode as n')
    .innerJoin('project as p', (join) => join.onRef('p.bp', '=', 'n.bp').onRef('p.projectId', '=', 'n.projectId'))
    .distinctOn('n.projectId')
    .select(['p.bp', 'p.companyCode', 'p.projectId'])
    .where('n.status', 'in', ['NOT_STARTED', 'DOING'])
    .where('n.planEnd', '=', day)
    .where('n.projectId', '>', after)
    .where('p.status', '=', 'RUNNING')
    .orderBy('n.projectId')
    .limit(limit)
    .execute()
