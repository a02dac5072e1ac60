import { openHazard, type HazardAction, type HazardLevel } from '@domain/statuses/inspection'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { Alongside } from '../../../db/guarded'
import type { NewRow, Row } from '../../../db/rows'

export type Hazard = Row<'hazard'>
export type HazardLog = Row<'hazardLog'>

export const insertHazard = (db: Db, row: NewRow<'hazard'>): Promise<Hazard> =>
  db.insertInto('hazard').values(row).returningAll().executeTakeFirstOrThrow()

const one = (db: Db, bp: string, hazardId: string) =>
  db.selectFrom('hazard').selectAll().where('bp', '=', bp).where('hazardId', '=', hazardId)

export const findHazard = (db: Db, bp: string, hazardId: string): Promise<Hazard | undefined> =>
  one(db, bp, hazardId).executeTakeFirst()

/** Under its row lock; the account is locked before (A 9.4). */
export const lockHazard = (db: Db, bp: string, hazardId: string): Promise<Hazard | undefined> =>
  one(db, bp, hazardId).forUpdate().executeTakeFirst()

/** By its id alone: staff know the company only. */
export const hazardOfCompany = (db: Db, companyCode: string, hazardId: string): Promise<Hazard | undefined> =>
  db
    .selectFrom('hazard')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('hazardId', '=', hazardId)
    .executeTakeFirst()

export const hazardsByIds = async (
  db: Db,
  keys: readonly { bp: string; hazardId: string }[],
): Promise<readonly Hazard[]> =>
  keys.length === 0
    ? []
    : db
        .selectFrom('hazard')
        .selectAll()
        .where((eb) =>
          eb.or(keys.map(({ bp, hazardId }) => eb.and([eb('bp', '=', bp), eb('hazardId', '=', hazardId)]))),
        )
        .execute()

export const hazardsOfReports = async (
  db: Db,
  bp: string,
  reportIds: readonly string[],
  { lock = false } = {},
): Promise<Hazard[]> => {
  if (reportIds.length === 0) return []
  const query = db
    .selectFrom('hazard')
    .selectAll()
    .where('bp', '=', bp)
    .where('reportId', 'in', [...reportIds])
    .orderBy('originLevel')
    .orderBy('hazardId')
  return lock ? query.forUpdate().execute() : query.execute()
}

const tabs = {
  OPEN: [...openHazard],
  CLOSED: ['CLOSED', 'VOIDED'],
  ALL: [...openHazard, 'CLOSED', 'VOIDED'],
} as const

export type HazardTab = keyof typeof tabs

/** Open ones by their deadline, the nearest first; closed ones the newest first. */
export async function hazardPage(
  db: Db,
  bp: string,
  { tab, level, siteName }: { tab: HazardTab; level: HazardLevel | undefined; siteName: string | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: Hazard[]; total: number }> {
  let query = db
    .selectFrom('hazard')
    .where('bp', '=', bp)
    .where('status', 'in', [...tabs[tab]])
  if (level !== undefined) query = query.where('level', '=', level)
  if (siteName !== undefined) query = query.where('siteName', '=', siteName)
  const ordered =
    tab === 'OPEN'
      ? query.orderBy('level').orderBy('dueDate').orderBy('hazardId')
      : query.orderBy('createdAt', 'desc').orderBy('hazardId', 'desc')
  const rows = await ordered.selectAll().limit(page.limit).offset(page.offset).execute()
  const total = await countOf(query)
  return { rows, total }
}

/** Places with hazards, closed ones included; of one level, where it is given. */
export async function sitesOfHazards(db: Db, bp: string, level: HazardLevel | undefined): Promise<string[]> {
  const all = db.selectFrom('hazard').select('siteName').where('bp', '=', bp)
  const rows = await (level === undefined ? all : all.where('level', '=', level))
    .groupBy('siteName')
    .orderBy('siteName')
    .execute()
  return rows.map(({ siteName }) => siteName)
}

export const openHazardsOf = (db: Db, bp: string): Promise<Hazard[]> =>
  db
    .selectFrom('hazard')
    .selectAll()
    .where('bp', '=', bp)
    .where('status', 'in', [...openHazard])
    .execute()

/** Hazards with their gas shut, whatever their state; the stop ends with the visit that lets it in again. */
export const stoppedHazardsOf = (db: Db, bp: string): Promise<Hazard[]> =>
  db.selectFrom('hazard').selectAll().where('bp', '=', bp).where('gasStopped', '=', true).execute()

/** Open hazards that wait for their customer, a page of them after an id. */
export const waitingHazards = (
  db: Db,
  after: string,
  limit: number,
): Promise<Pick<Hazard, 'bp' | 'companyCode' | 'hazardId'>[]> =>
  db
    .selectFrom('hazard')
    .select(['bp', 'companyCode', 'hazardId'])
    .where('status', 'in', ['TO_CONFIRM', 'RECTIFYING', 'FAILED'])
    .where('hazardId', '>', after)
    .orderBy('hazardId')
    .limit(limit)
    .execute()

/** Confirmed stops that are due, a page of them after an id. */
export const dueStopsOfHazards = (
  db: Db,
  now: string,
  after: string,
  limit: number,
): Promise<Pick<Hazard, 'bp' | 'companyCode' | 'hazardId'>[]> =>
  db
    .selectFrom('hazard')
    .select(['bp', 'companyCode', 'hazardId'])
    .where('gasStopped', '=', false)
    .where('stopPlannedAt', '<=', now)
    .where('status', 'in', ['TO_CONFIRM', 'RECTIFYING', 'FAILED'])
    .where('hazardId', '>', after)
    .orderBy('hazardId')
    .limit(limit)
    .execute()

/** The next moment of a confirmed stop. */
export async function nextHazardStop(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('hazard')
    .select((eb) => eb.fn.min('stopPlannedAt').as('at'))
    .where('gasStopped', '=', false)
    .where('stopPlannedAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Writes columns beside the state. */
export async function updateHazard(
  db: Db,
  { bp, hazardId }: Pick<Hazard, 'bp' | 'hazardId'>,
  set: Alongside<'hazard'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('hazard')
    .set({ ...set, updatedAt: now })
    .where('bp', '=', bp)
    .where('hazardId', '=', hazardId)
    .execute()
}

export async function insertLog(db: Db, row: NewRow<'hazardLog'>): Promise<void> {
  await db.insertInto('hazardLog').values(row).execute()
}

export const logsOf = (db: Db, bp: string, hazardId: string): Promise<HazardLog[]> =>
  db
    .selectFrom('hazardLog')
    .selectAll()
    .where('bp', '=', bp)
    .where('hazardId', '=', hazardId)
    .orderBy('logId')
    .execute()

/** What was written about several hazards with these actions, oldest first. */
export const logsWith = async (
  db: Db,
  keys: readonly { bp: string; hazardId: string }[],
  actions: readonly HazardAction[],
): Promise<HazardLog[]> =>
  keys.length === 0
    ? []
    : db
        .selectFrom('hazardLog')
        .selectAll()
        .where((eb) =>
          eb.or(keys.map(({ bp, hazardId }) => eb.and([eb('bp', '=', bp), eb('hazardId', '=', hazardId)]))),
        )
        .where('action', 'in', [...actions])
        .orderBy('logId')
        .execute()
