import { sql } from 'kysely'
import type { ReportKind, ReportStatus } from '@domain/statuses/inspection'
import { jsonb, type Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { NewRow, Row } from '../../../db/rows'

export type Report = Row<'inspectionReport'>
export type NewReport = Omit<NewRow<'inspectionReport'>, 'items' | 'readings'> & Pick<Report, 'items' | 'readings'>

export const insertReport = (db: Db, { items, readings, ...row }: NewReport): Promise<Report> =>
  db
    .insertInto('inspectionReport')
    .values({ ...row, items: jsonb(items), readings: jsonb(readings) })
    .returningAll()
    .executeTakeFirstOrThrow()

const one = (db: Db, bp: string, reportId: string) =>
  db.selectFrom('inspectionReport').selectAll().where('bp', '=', bp).where('reportId', '=', reportId)

export const findReport = (db: Db, bp: string, reportId: string): Promise<Report | undefined> =>
  one(db, bp, reportId).executeTakeFirst()

export const lockReport = (db: Db, bp: string, reportId: string): Promise<Report | undefined> =>
  one(db, bp, reportId).forUpdate().executeTakeFirst()

/** A report with its customer, by its id alone: staff know the company only. */
export const reportOfCompany = (db: Db, companyCode: string, reportId: string): Promise<Report | undefined> =>
  db
    .selectFrom('inspectionReport')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('reportId', '=', reportId)
    .executeTakeFirst()

export interface ReportFilter {
  /** IN-13: reports are shown for five years. */
  since: string
  statuses?: readonly ReportStatus[]
  conclusion?: 'HAZARD'
  year?: number
  kind?: ReportKind
  siteName?: string | undefined
}

export async function reportPage(
  db: Db,
  bp: string,
  filter: ReportFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: Report[]; total: number }> {
  let query = db.selectFrom('inspectionReport').where('bp', '=', bp).where('inspectAt', '>=', filter.since)
  if (filter.statuses) query = query.where('status', 'in', [...filter.statuses])
  if (filter.conclusion) query = query.where('conclusion', '=', filter.conclusion)
  if (filter.siteName !== undefined) query = query.where('siteName', '=', filter.siteName)
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  if (filter.year !== undefined)
    query = query
      .where('inspectAt', '>=', `${filter.year}-01-01T00:00:00+08:00`)
      .where('inspectAt', '<', `${filter.year + 1}-01-01T00:00:00+08:00`)
  const rows = await query
    .selectAll()
    .orderBy('inspectAt', 'desc')
    .orderBy('reportId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const total = await countOf(query)
  return { rows, total }
}

/** Places of which there are reports since a moment. */
export async function sitesOfReports(db: Db, bp: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inspectionReport')
    .select('siteName')
    .where('bp', '=', bp)
    .where('inspectAt', '>=', since)
    .groupBy('siteName')
    .orderBy('siteName')
    .execute()
  return rows.map(({ siteName }) => siteName)
}

/** Years in which a customer was visited, the newest first. */
export async function yearsOf(db: Db, bp: string, since: string): Promise<number[]> {
  const rows = await db
    .selectFrom('inspectionReport')
    .select(sql<number>`extract(year from inspect_at at time zone 'Asia/Shanghai')::int`.as('year'))
    .where('bp', '=', bp)
    .where('inspectAt', '>=', since)
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}

/** The newest visit that was done and is in force. */
export const lastVisit = (db: Db, bp: string): Promise<Pick<Report, 'inspectAt' | 'conclusion'> | undefined> =>
  db
    .selectFrom('inspectionReport')
    .select(['inspectAt', 'conclusion'])
    .where('bp', '=', bp)
    .where('visitResult', '=', 'DONE')
    .where('status', '<>', 'VOIDED')
    .orderBy('inspectAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function countToSign(db: Db, bp: string): Promise<number> {
  return countOf(db.selectFrom('inspectionReport').where('bp', '=', bp).where('status', '=', 'TO_SIGN'))
}

/** Reports in these states, a page of them after an id. */
export const reportsIn = (
  db: Db,
  statuses: readonly ReportStatus[],
  after: string,
  limit: number,
): Promise<Pick<Report, 'bp' | 'companyCode' | 'reportId'>[]> =>
  db
    .selectFrom('inspectionReport')
    .select(['bp', 'companyCode', 'reportId'])
    .where('status', 'in', [...statuses])
    .where('reportId', '>', after)
    .orderBy('reportId')
    .limit(limit)
    .execute()

/** Visits of a plan without a contact on site. */
export const notMetOf = (db: Db, bp: string, planId: string): Promise<Report[]> =>
  db
    .selectFrom('inspectionReport')
    .selectAll()
    .where('bp', '=', bp)
    .where('planId', '=', planId)
    .where('status', '=', 'NOT_MET')
    .forUpdate()
    .execute()
