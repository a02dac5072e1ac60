import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { lockByName } from '../../../db/lock'
import type { Row } from '../../../db/rows'

export type Equipment = Row<'gasEquipment'>
export type Alarm = Row<'gasAlarm'>

const LIVING = ['PENDING', 'CONFIRMED', 'REJECTED'] as const

/** All equipment of a customer that is not taken back, changes that wait included, the newest first: some dozens at most. */
export const equipmentOf = (db: Db, bp: string): Promise<Equipment[]> =>
  db
    .selectFrom('gasEquipment')
    .selectAll()
    .where('bp', '=', bp)
    .where('state', 'in', LIVING)
    .orderBy('equipmentId', 'desc')
    .execute()

export const alarmsOf = (db: Db, bp: string): Promise<Alarm[]> =>
  db
    .selectFrom('gasAlarm')
    .selectAll()
    .where('bp', '=', bp)
    .where('state', 'in', LIVING)
    .orderBy('alarmId', 'desc')
    .execute()

/** The greatest number that a customer's device ever had; null: none. */
export async function lastNumber(db: Db, table: 'gasEquipment' | 'gasAlarm', bp: string): Promise<string | null> {
  const row =
    table === 'gasEquipment'
      ? await db
          .selectFrom(table)
          .select(sql<string | null>`max(equipment_no)`.as('no'))
          .where('bp', '=', bp)
          .executeTakeFirst()
      : await db
          .selectFrom(table)
          .select(sql<string | null>`max(alarm_no)`.as('no'))
          .where('bp', '=', bp)
          .executeTakeFirst()
  return row?.no ?? null
}

/** Whether anything that is in use is on a place. */
export async function isPlaceTaken(db: Db, bp: string, siteId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from gas_equipment where bp = ${bp} and site_id = ${siteId} and state in ('PENDING', 'CONFIRMED', 'REJECTED') and use_state <> 'SCRAPPED')
      or exists (select 1 from gas_alarm where bp = ${bp} and site_id = ${siteId} and state in ('PENDING', 'CONFIRMED', 'REJECTED') and use_state <> 'SCRAPPED')
      or exists (select 1 from meter_file where bp = ${bp} and site_id = ${siteId} and state <> 'RETIRED') as taken`.execute(
    db,
  )
  return rows[0]?.taken === true
}

/** What is on a place goes over to the place that replaces it. */
export async function moveToPlace(db: Db, bp: string, from: string, to: string): Promise<void> {
  for (const table of ['gasEquipment', 'gasAlarm', 'meterFile'] as const)
    await db.updateTable(table).set({ siteId: to }).where('bp', '=', bp).where('siteId', '=', from).execute()
}

/** What is linked with an alarm is linked with another one. */
export async function relink(db: Db, { bp, from, to }: { bp: string; from: string; to: string }): Promise<void> {
  for (const link of ['linkedValve', 'linkedFan'] as const)
    await db
      .updateTable('gasAlarm')
      .set({ [link]: to })
      .where('bp', '=', bp)
      .where(link, '=', from)
      .execute()
}

/** One device code at a time, until the end of the transaction. */
export const lockCode = async (db: Db, companyCode: string, deviceCode: string): Promise<void> =>
  lockByName(db, 'device', companyCode, deviceCode)

/** Alarms of a company under a device code that are not taken back or scrapped. */
export const alarmsByCode = (
  db: Db,
  companyCode: string,
  deviceCode: string,
): Promise<Pick<Alarm, 'alarmId' | 'replaces' | 'successorOf'>[]> =>
  db
    .selectFrom('gasAlarm')
    .select(['alarmId', 'replaces', 'successorOf'])
    .where('companyCode', '=', companyCode)
    .where('deviceCode', '=', deviceCode)
    .where('state', 'in', LIVING)
    .where('useState', '<>', 'SCRAPPED')
    .execute()

/** The confirmed alarm in use that sends under a code, locked. */
export const lockByCode = (db: Db, companies: readonly string[], deviceCode: string): Promise<Alarm | undefined> =>
  db
    .selectFrom('gasAlarm')
    .selectAll()
    .where('companyCode', 'in', [...companies])
    .where('deviceCode', '=', deviceCode)
    .where('state', '=', 'CONFIRMED')
    .where('useState', '=', 'IN_USE')
    .orderBy('alarmId')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

export const lockAlarm = (db: Db, key: Pick<Alarm, 'bp' | 'alarmId'>): Promise<Alarm | undefined> =>
  db
    .selectFrom('gasAlarm')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('alarmId', '=', key.alarmId)
    .forUpdate()
    .executeTakeFirst()

export type Live = Pick<Alarm, 'liveState' | 'calmSince'> &
  Partial<Pick<Alarm, 'concentration' | 'liveAt' | 'ticketId'>>

export async function setLive(db: Db, { bp, alarmId }: Pick<Alarm, 'bp' | 'alarmId'>, live: Live): Promise<void> {
  await db.updateTable('gasAlarm').set(live).where('bp', '=', bp).where('alarmId', '=', alarmId).execute()
}

export type AlarmKey = Pick<Alarm, 'bp' | 'companyCode' | 'alarmId'>

/** Alarms that have not sent since a moment and are not offline yet, a page of them after an id. */
export const silentAlarms = (db: Db, since: string, after: string, limit: number): Promise<AlarmKey[]> =>
  db
    .selectFrom('gasAlarm')
    .select(['bp', 'companyCode', 'alarmId'])
    .where('liveState', 'not in', ['NONE', 'OFFLINE'])
    .where('liveAt', '<=', since)
    .where('alarmId', '>', after)
    .orderBy('alarmId')
    .limit(limit)
    .execute()
