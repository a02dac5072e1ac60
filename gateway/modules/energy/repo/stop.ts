import { sql } from 'kysely'
import type { StopGasState, StopKind } from '@domain/statuses/stop-gas'
import { jsonb, type Db } from '../../../db/connect'
import type { AccountKey } from '../types'

export interface StopGas extends AccountKey {
  stopId: string
  meterIds: string[]
  kind: StopKind
  state: StopGasState
  title: string
  area: string
  reason: string
  tips: string[]
  noticeNo: string | null
  noticeAt: string | null
  planStopAt: string | null
  planResumeAt: string | null
  realStopAt: string | null
  realResumeAt: string | null
  limitVolume: string | null
  cause: 'ARREARS' | 'OVERDRAFT' | null
  triggerBillIds: string[]
  arrears: string | null
  sourceType: string | null
  sourceId: string | null
  hotline: string
  ackRequired: boolean
  ackBy: string | null
  ackAt: string | null
  confirmedBy: string | null
  confirmedAt: string | null
  createdAt: string
}

const open: readonly StopGasState[] = ['WARNED', 'NOTICED', 'STOPPED', 'RESUMING']

const of = (db: Db, key: AccountKey) =>
  db.selectFrom('stopGas').selectAll().where('bp', '=', key.bp).where('companyCode', '=', key.companyCode)

export async function openStops(db: Db, key: AccountKey): Promise<StopGas[]> {
  return (await of(db, key)
    .where('state', 'in', [...open])
    .orderBy('createdAt')
    .execute()) as StopGas[]
}

export async function stopById(db: Db, key: AccountKey, stopId: string): Promise<StopGas | null> {
  return ((await of(db, key).where('stopId', '=', stopId).executeTakeFirst()) as StopGas | undefined) ?? null
}

/** The stop under its row lock; lock the account before (A 9.4). */
export async function lockStop(db: Db, key: AccountKey, stopId: string): Promise<StopGas | null> {
  return (
    ((await of(db, key).where('stopId', '=', stopId).forUpdate().executeTakeFirst()) as StopGas | undefined) ?? null
  )
}

/** The open case for arrears under its row lock. */
export async function lockArrearsStop(db: Db, key: AccountKey): Promise<StopGas | null> {
  const row = await of(db, key)
    .where('kind', '=', 'ARREARS')
    .where('state', 'in', [...open])
    .forUpdate()
    .executeTakeFirst()
  return (row as StopGas | undefined) ?? null
}

export async function stopPage(
  db: Db,
  key: AccountKey,
  state: StopGasState | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: StopGas[]; total: number }> {
  const base = of(db, key).$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
  const rows = await base.orderBy('createdAt', 'desc').orderBy('stopId').limit(page.limit).offset(page.offset).execute()
  const { total } = await base
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows: rows as StopGas[], total }
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
  change: Partial<Omit<StopGas, 'bp' | 'companyCode' | 'stopId' | 'tips'>>,
  now: string,
): Promise<void> {
  await db
    .updateTable('stopGas')
    .set({ ...change, updatedAt: now })
    .where('bp', '=', stop.bp)
    .where('stopId', '=', stop.stopId)
    .execute()
}

/** Accounts that may owe a stop: a bill late by more than `days`, or the credit exceeded; without an open case (AE-87, AE-34). */
export async function stopCandidates(db: Db, today: string, days: number): Promise<AccountKey[]> {
  const { rows } = await sql<AccountKey>`
    select a.bp, a.company_code as "companyCode"
    from gas_account a
    where not exists (select 1 from stop_gas s where s.bp = a.bp and s.kind = 'ARREARS' and s.state not in ('RESUMED', 'CANCELLED'))
      and (a.balance - a.provisional - a.frozen < -a.credit_limit
        or exists (select 1 from bill b where b.bp = a.bp and b.company_code = a.company_code and b.state = 'OVERDUE'
          and b.due_date < ${today}::date - ${days}::int))
    order by a.bp`.execute(db)
  return rows
}

/** Open cases of some kinds over all customers, for the job. */
export async function openCases(db: Db, kinds: readonly StopKind[]): Promise<StopGas[]> {
  const rows = await db
    .selectFrom('stopGas')
    .selectAll()
    .where('kind', 'in', [...kinds])
    .where('state', 'in', [...open])
    .orderBy('bp')
    .orderBy('stopId')
    .execute()
  return rows as StopGas[]
}
