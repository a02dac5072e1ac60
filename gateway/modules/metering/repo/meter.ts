import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import { pick, type Picked } from '../../../db/rows'
import type { AccountKey } from '../../gas-account/service'

const fields = pick('meter', [
  'bp',
  'companyCode',
  'meterId',
  'meterNo',
  'meterType',
  'chargeMode',
  'model',
  'caliber',
  'maker',
  'alias',
  'location',
  'gasUse',
  'digits',
  'qmax',
  'valveState',
  'onlineState',
  'lastFrameAt',
  'batteryPct',
  'lastReading',
  'lastReadingAt',
  'remainVolume',
  'cardType',
  'icMode',
  'cardNo',
  'maxCardVolume',
  'holdLimit',
  'purchaseSeq',
  'readerName',
  'installDate',
  'verifyDueDate',
  'billedTo',
  'state',
])
type MeterRow = Picked<'meter', typeof fields>

const channelFields = pick('meterChannel', ['channelNo', 'name', 'hasCorrector', 'lastReading', 'lastReadingAt'])
export type Channel = Picked<'meterChannel', typeof channelFields>

/** Meter with its channels (A 2.2). */
export interface Meter extends MeterRow {
  channels: Channel[]
}

async function withChannels(db: Db, rows: MeterRow[]): Promise<Meter[]> {
  if (rows.length === 0) return []
  const channels = await channelsOf(db, {
    companyCodes: [...new Set(rows.map((row) => row.companyCode))],
    meterIds: rows.map((row) => row.meterId),
  })
  return rows.map((row) => ({
    ...row,
    channels: channels
      .filter((one) => one.meterId === row.meterId && one.companyCode === row.companyCode)
      .map(({ channelNo, name, hasCorrector, lastReading, lastReadingAt }) => ({
        channelNo,
        name,
        hasCorrector,
        lastReading,
        lastReadingAt,
      })),
  }))
}

const channelsOf = prepared((db, p: { companyCodes: readonly string[]; meterIds: readonly string[] }) =>
  db
    .selectFrom('meterChannel')
    .select([...channelFields, 'companyCode', 'meterId'])
    .where(sql<boolean>`company_code = any(${p.companyCodes}::text[])`)
    .where(sql<boolean>`meter_id = any(${p.meterIds}::text[])`)
    .orderBy('channelNo'),
)

/** All meters of the customer, removed ones included, by meter id. */
export const metersOf = async (db: Db, key: AccountKey): Promise<Meter[]> => withChannels(db, await ofAccount(db, key))
const ofAccount = prepared((db, key: AccountKey) =>
  db
    .selectFrom('meter')
    .select(fields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .orderBy('meterId'),
)

/** The customer's names of the meters: the alias, else the place; '' for a meter without either. */
export async function namesOf(db: Db, key: AccountKey): Promise<Map<string, string>> {
  const rows = await calledBy(db, key)
  return new Map(rows.map((row) => [row.meterId, row.alias || row.location]))
}
const calledBy = prepared((db, key: AccountKey) =>
  db
    .selectFrom('meter')
    .select(['meterId', 'alias', 'location'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode),
)

/** Customers with a remote meter that still measures, a page of them after a customer number. */
export async function remoteCustomers(db: Db, after: string, limit: number): Promise<AccountKey[]> {
  return db
    .selectFrom('meter')
    .select(['bp', 'companyCode'])
    .distinct()
    .where('meterType', '=', 'IOT')
    .where('state', '<>', 'REMOVED')
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()
}

/** What of a meter tells that it has to be looked at. */
interface Old {
  /** Last day of its verification. */
  verifyDue: string
  /** Up to this flow, installed by this day. */
  small: { qmax: string; installed: string }
}

/** Customers with a meter of which a verification, or the use of a small one, ends, a page of them after a customer number. */
export const customersWithOldMeters = (
  db: Db,
  { verifyDue, small }: Old,
  after: string,
  limit: number,
): Promise<AccountKey[]> =>
  db
    .selectFrom('meter')
    .select(['bp', 'companyCode'])
    .distinct()
    .where('state', '<>', 'REMOVED')
    .where((eb) =>
      eb.or([
        eb('verifyDueDate', '<=', verifyDue),
        eb.and([eb('installDate', '<=', small.installed), eb('qmax', '<=', small.qmax)]),
      ]),
    )
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()

export async function setAlias(db: Db, meter: Meter, alias: string, now: string): Promise<void> {
  await db
    .updateTable('meter')
    .set({ alias, updatedAt: now })
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .where('bp', '=', meter.bp)
    .execute()
}

export async function writeVerifyDue(db: Db, meter: Meter, verifyDueDate: string | null, now: string): Promise<void> {
  await db
    .updateTable('meter')
    .set({ verifyDueDate, updatedAt: now })
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .where('bp', '=', meter.bp)
    .execute()
}

/** Locks the customer's meter, so that two photos of it come one after the other. */
export async function lockMeter(db: Db, meter: AccountKey & { meterId: string }): Promise<void> {
  await db
    .selectFrom('meter')
    .select('meterId')
    .where('bp', '=', meter.bp)
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .forUpdate()
    .execute()
}

export async function insertMeters(db: Db, meters: readonly Meter[], now: string): Promise<void> {
  await db
    .insertInto('meter')
    .values(meters.map(({ channels: _channels, ...row }) => ({ ...row, createdAt: now, updatedAt: now })))
    .execute()
  await db
    .insertInto('meterChannel')
    .values(
      meters.flatMap(({ companyCode, meterId, channels }) => channels.map((one) => ({ companyCode, meterId, ...one }))),
    )
    .execute()
}

export interface ChannelState {
  companyCode: string
  meterId: string
  channelNo: string
  lastReading: string
  lastReadingAt: string
}

/**
 * Writes the newest registers of channels and, from them, of their meters (a meter's register is the sum of its channels').
 * One statement each, however many; no row of another meter is read or written.
 */
export async function saveRegisters(db: Db, rows: readonly ChannelState[], now: string): Promise<void> {
  if (rows.length === 0) return
  const values = sql.join(
    rows.map(
      (row) =>
        sql`(${row.companyCode}::text, ${row.meterId}::text, ${row.channelNo}::text, ${row.lastReading}::numeric, ${row.lastReadingAt}::timestamptz)`,
    ),
  )
  await sql`
    update meter_channel c set last_reading = v.reading, last_reading_at = v.at
    from (values ${values}) as v(company_code, meter_id, channel_no, reading, at)
    where c.company_code = v.company_code and c.meter_id = v.meter_id and c.channel_no = v.channel_no
      and (c.last_reading_at is null or c.last_reading_at <= v.at)`.execute(db)
  await sql`
    update meter m set last_reading = c.reading, last_reading_at = c.at, updated_at = ${now}
    from (
      select one.company_code, one.meter_id, sum(one.last_reading) as reading, max(one.last_reading_at) as at
      from meter_channel one
      where (one.company_code, one.meter_id) in (select v.company_code, v.meter_id from (values ${values}) as v(company_code, meter_id, channel_no, reading, at))
      group by one.company_code, one.meter_id
    ) c
    where m.company_code = c.company_code and m.meter_id = c.meter_id`.execute(db)
}

/** So much silence makes a remote meter OFFLINE (A 2.2). */
const SILENCE = sql.lit('26 hours')

/** Remote meters that sent a frame: its moment, and by it their telemetry state. An older frame changes nothing. */
export async function saveOnline(
  db: Db,
  meters: readonly { companyCode: string; meterId: string; lastFrameAt: string }[],
  now: string,
): Promise<void> {
  if (meters.length === 0) return
  const values = sql.join(
    meters.map((one) => sql`(${one.companyCode}::text, ${one.meterId}::text, ${one.lastFrameAt}::timestamptz)`),
  )
  await sql`
    update meter m set last_frame_at = v.at, updated_at = ${now},
      online_state = case when v.at < ${now}::timestamptz - interval ${SILENCE} then 'OFFLINE' else 'ONLINE' end
    from (values ${values}) as v(company_code, meter_id, at)
    where m.company_code = v.company_code and m.meter_id = v.meter_id
      and m.meter_type = 'IOT' and m.state <> 'REMOVED' and (m.last_frame_at is null or m.last_frame_at < v.at)`.execute(
    db,
  )
}

/** Remote meters that have fallen silent since become OFFLINE: one statement over the fleet, which writes only those that change. */
export async function markSilent(db: Db, now: string): Promise<void> {
  await sql`
    update meter set online_state = 'OFFLINE', updated_at = ${now}
    where meter_type = 'IOT' and state <> 'REMOVED' and online_state <> 'OFFLINE'
      and (last_frame_at is null or last_frame_at < ${now}::timestamptz - interval ${SILENCE})`.execute(db)
}

/** The days up to `to` are on a bill now (AE-31). */
export async function setBilledTo(db: Db, key: AccountKey, meterIds: readonly string[], to: string): Promise<void> {
  await db
    .updateTable('meter')
    .set({ billedTo: to })
    .where('companyCode', '=', key.companyCode)
    .where('meterId', 'in', [...meterIds])
    .where((where) => where.or([where('billedTo', 'is', null), where('billedTo', '<', to)]))
    .execute()
}
