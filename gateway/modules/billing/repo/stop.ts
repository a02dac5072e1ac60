import type { StopSpan } from '@domain/deviation/stops'
import type { LimitSpan } from '@domain/plan/limit'
import { sql } from 'kysely'
import type { StopGasState } from '@domain/statuses/stop-gas'
import { jsonb, type Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { prepared } from '../../../db/prepared'
import type { Row } from '../../../db/rows'
import type { AccountKey } from '../../metering/service'

/** When gas was off, or limited. */
export interface SupplyStop extends StopSpan {
  isLimit: boolean
}

export type StopGas = Omit<Row<'stopGas'>, 'updatedAt'>

const open: readonly StopGasState[] = ['WARNED', 'NOTICED', 'STOPPED', 'RESUMING']

const of = (db: Db, key: AccountKey) =>
  db.selectFrom('stopGas').selectAll().where('bp', '=', key.bp).where('companyCode', '=', key.companyCode)

export const openStops: (db: Db, key: AccountKey) => Promise<StopGas[]> = prepared((db, key: AccountKey) =>
  of(db, key)
    .where(sql<boolean>`state in ('WARNED', 'NOTICED', 'STOPPED', 'RESUMING')`)
    .orderBy('createdAt'),
)

/*
 * A limit begins and ends at the announced moments, however early staff pass it or late the gateway executes it (G-03): never before its
 * notice, and earlier than announced only where staff end it.
 */
const begins = sql<string>`case kind
  when 'PEAK' then greatest(coalesce(plan_stop_at, real_stop_at), coalesce(notice_at, created_at)) else real_stop_at end`
const ends = sql<
  string | null
>`case kind when 'PEAK' then least(real_resume_at, plan_resume_at) else real_resume_at end`

/** Stops and limits that fall into a span of moments, with their own. */
const during = (db: Db, key: AccountKey, { from, to }: { from: string; to: string }) =>
  of(db, key)
    .clearSelect()
    .select(['kind', 'meterIds', 'limitVolume', begins.as('from'), ends.as('to')])
    .where('state', '<>', 'CANCELLED')
    .where(begins, '<', to)
    .where((eb) => eb.or([eb(ends, 'is', null), eb(ends, '>', from)]))

/** When gas was off or limited in a span of moments for a reason that is not the customer's own. */
export async function supplyStops(db: Db, key: AccountKey, span: { from: string; to: string }): Promise<SupplyStop[]> {
  const rows = await during(db, key, span).where('kind', 'in', ['PLANNED', 'EMERGENCY', 'PEAK']).execute()
  return rows.map(({ kind, meterIds, from, to }) => ({ meterIds, from, to, isLimit: kind === 'PEAK' }))
}

/** Limits of supply in a span of moments, announced ones among them. */
export async function supplyLimits(db: Db, key: AccountKey, span: { from: string; to: string }): Promise<LimitSpan[]> {
  const rows = await during(db, key, span).where('kind', '=', 'PEAK').execute()
  return rows.flatMap(({ meterIds, from, to, limitVolume }) =>
    limitVolume === null ? [] : [{ meterIds, from, to, limitVolume }],
  )
}

/** Which of these cases of a customer number are not over. */
export async function openAmong(db: Db, bp: string, stopIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('stopGas')
    .select('stopId')
    .where('bp', '=', bp)
    .where('stopId', 'in', [...stopIds])
    .where('state', 'in', [...open])
    .execute()
  return new Set(rows.map(({ stopId }) => stopId))
}

export async function stopById(db: Db, key: AccountKey, stopId: string): Promise<StopGas | null> {
  return (await of(db, key).where('stopId', '=', stopId).executeTakeFirst()) ?? null
}

/** A case of a company by its id alone. */
export async function findStop(db: Db, companyCode: string, stopId: string): Promise<StopGas | null> {
  const rows = db.selectFrom('stopGas').selectAll().where('companyCode', '=', companyCode)
  return (await rows.where('stopId', '=', stopId).executeTakeFirst()) ?? null
}

/** The stop under its row lock; lock the account before (A 9.4). */
export async function lockStop(db: Db, key: AccountKey, stopId: string): Promise<StopGas | null> {
  return (await of(db, key).where('stopId', '=', stopId).forUpdate().executeTakeFirst()) ?? null
}

/** The open case for arrears under its row lock. */
export async function lockArrearsStop(db: Db, key: AccountKey): Promise<StopGas | null> {
  const row = await of(db, key)
    .where('kind', '=', 'ARREARS')
    .where('state', 'in', [...open])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function stopPage(
  db: Db,
  key: AccountKey,
  state: StopGasState | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: StopGas[]; total: number }> {
  const base = state === undefined ? of(db, key) : of(db, key).where('state', '=', state)
  const rows = await base.orderBy('createdAt', 'desc').orderBy('stopId').limit(page.limit).offset(page.offset).execute()
  const total = await countOf(base.clearSelect())
  return { rows, total }
}

/** Meters without gas because of other cases of the customer. */
export async function metersStopped(db: Db, key: AccountKey, exceptStopId = ''): Promise<string[]> {
  const rows = await db
    .selectFrom('stopGas')
    .select('meterIds')
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('stopId', '<>', exceptStopId)
    .where('kind', '<>', 'PEAK')
    .where('state', 'in', ['STOPPED', 'RESUMING'])
    .execute()
  return rows.flatMap((row) => row.meterIds)
}

/** Writes a new case; false when the customer has an open one for arrears already. */
export async function insertStop(db: Db, stop: StopGas, now: string): Promise<boolean> {
  const result = await db
    .insertInto('stopGas')
    .values({ ...stop, tips: jsonb(stop.tips), updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateStop(
  db: Db,
  stop: StopGas,
  change: Partial<Pick<StopGas, 'ackAt' | 'ackBy' | 'arrears' | 'planStopAt'>>,
  now: string,
): Promise<void> {
  await db
    .updateTable('stopGas')
    .set({ ...change, updatedAt: now })
    .where('bp', '=', stop.bp)
    .where('stopId', '=', stop.stopId)
    .execute()
}

/** Customers with a bill late by more than the `days` of its company, a page of them after a customer number. */
export async function lateAccounts(
  db: Db,
  today: string,
  limits: readonly { companyCode: string; days: number }[],
  after: string,
  limit: number,
): Promise<AccountKey[]> {
  const { rows } = await sql<AccountKey>`
    select distinct b.bp, b.company_code as "companyCode"
    from bill b
    join unnest(${limits.map(({ companyCode }) => companyCode)}::text[], ${limits.map(({ days }) => days)}::int[])
      as l (company_code, days) on l.company_code = b.company_code
    where b.state = 'OVERDUE' and b.due_date < ${today}::date - l.days and b.bp > ${after}
    order by b.bp limit ${limit}`.execute(db)
  return rows
}

export interface StopKey extends AccountKey {
  stopId: string
}

/** Warned cases of arrears, a page of them after an id. */
export const warnedCases = (db: Db, after: string, limit: number): Promise<StopKey[]> =>
  db
    .selectFrom('stopGas')
    .select(['bp', 'companyCode', 'stopId'])
    .where('kind', '=', 'ARREARS')
    .where('state', '=', 'WARNED')
    .where('stopId', '>', after)
    .orderBy('stopId')
    .limit(limit)
    .execute()

/** Cases with a stop or an end that is due, a page of them after an id; those for hazards go by their hazards. */
export const dueStops = (db: Db, now: string, after: string, limit: number): Promise<StopKey[]> =>
  db
    .selectFrom('stopGas')
    .select(['bp', 'companyCode', 'stopId'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'NOTICED'), eb('planStopAt', '<=', now), eb('kind', '<>', 'HAZARD')]),
        eb.and([
          eb('state', '=', 'STOPPED'),
          eb('planResumeAt', '<=', now),
          eb('kind', 'in', ['PLANNED', 'PEAK', 'EMERGENCY']),
        ]),
      ]),
    )
    .where('stopId', '>', after)
    .orderBy('stopId')
    .limit(limit)
    .execute()

/** Cases that begin by a moment, were announced a day or more before that, and wait for an acknowledgement; a page of them after an id. */
export const unacknowledgedStops = (
  db: Db,
  { now, until }: { now: string; until: string },
  after: string,
  limit: number,
): Promise<StopKey[]> =>
  db
    .selectFrom('stopGas')
    .select(['bp', 'companyCode', 'stopId'])
    .where(sql<boolean>`state = 'NOTICED'`)
    .where('ackRequired', '=', true)
    .where('ackAt', 'is', null)
    .where('planStopAt', '>', now)
    .where('planStopAt', '<=', until)
    .where(sql<boolean>`plan_stop_at - created_at >= interval '24 hours'`)
    .where('stopId', '>', after)
    .orderBy('stopId')
    .limit(limit)
    .execute()

/** When the next case after now is to be executed or ends by itself. */
export async function nextStop(db: Db, now: string): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select min(at) as at from (
      select case state when 'NOTICED' then plan_stop_at else plan_resume_at end as at from stop_gas
      where (state = 'NOTICED' and kind <> 'HAZARD') or (state = 'STOPPED' and kind in ('PLANNED', 'PEAK', 'EMERGENCY'))
    ) planned where at > ${now}::timestamptz`.execute(db)
  return rows[0]?.at ?? null
}
