import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { AccountKey, Channel, Meter, Reading } from '../types'

const fields = [
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
] as const

type ChannelRow = Channel & { companyCode: string; meterId: string }

async function withChannels(db: Db, rows: Omit<Meter, 'channels'>[]): Promise<Meter[]> {
  if (rows.length === 0) return []
  const channels: ChannelRow[] = await db
    .selectFrom('meterChannel')
    .select(['companyCode', 'meterId', 'channelNo', 'name', 'hasCorrector', 'lastReading', 'lastReadingAt'])
    .where('companyCode', 'in', [...new Set(rows.map((row) => row.companyCode))])
    .where(
      'meterId',
      'in',
      rows.map((row) => row.meterId),
    )
    .orderBy('channelNo')
    .execute()
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

/** All meters of the customer, removed ones included, by meter id. */
export async function metersOf(db: Db, key: AccountKey): Promise<Meter[]> {
  const rows = await db
    .selectFrom('meter')
    .select(fields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .orderBy('meterId')
    .execute()
  return withChannels(db, rows as Omit<Meter, 'channels'>[])
}

/** What a customer calls each of his meters: the alias, else the place; '' for a meter without either. */
export async function namesOf(db: Db, key: AccountKey): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('meter')
    .select(['meterId', 'alias', 'location'])
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .execute()
  return new Map(rows.map((row) => [row.meterId, row.alias || row.location]))
}

/** Meters of one kind that still measure, over all customers: for the jobs. */
export async function liveMeters(db: Db, meterType: Meter['meterType']): Promise<Meter[]> {
  const rows = await db
    .selectFrom('meter')
    .select(fields)
    .where('meterType', '=', meterType)
    .where('state', '<>', 'REMOVED')
    .orderBy('companyCode')
    .orderBy('meterId')
    .execute()
  return withChannels(db, rows as Omit<Meter, 'channels'>[])
}

export async function setAlias(db: Db, meter: Meter, alias: string, now: string): Promise<void> {
  await db
    .updateTable('meter')
    .set({ alias, updatedAt: now })
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .where('bp', '=', meter.bp)
    .execute()
}

/** Locks the meter's row, so that two photos of it come one after the other. */
export async function lockMeter(db: Db, meter: Meter): Promise<void> {
  await db
    .selectFrom('meter')
    .select('meterId')
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
 * One statement each, however many.
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
      select company_code, meter_id, sum(last_reading) as reading, max(last_reading_at) as at
      from meter_channel group by company_code, meter_id
    ) c
    where m.company_code = c.company_code and m.meter_id = c.meter_id
      and (m.company_code, m.meter_id) in (select v.company_code, v.meter_id from (values ${values}) as v(company_code, meter_id, channel_no, reading, at))`.execute(
    db,
  )
}

/** Telemetry state of remote meters by the moment of their last frame: 26 h of silence is OFFLINE (A 2.2). */
export async function saveOnline(
  db: Db,
  meters: readonly { companyCode: string; meterId: string; lastFrameAt: string }[],
  now: string,
): Promise<void> {
  if (meters.length > 0) {
    const values = sql.join(
      meters.map((one) => sql`(${one.companyCode}::text, ${one.meterId}::text, ${one.lastFrameAt}::timestamptz)`),
    )
    await sql`
      update meter m set last_frame_at = v.at from (values ${values}) as v(company_code, meter_id, at)
      where m.company_code = v.company_code and m.meter_id = v.meter_id`.execute(db)
  }
  await sql`
    update meter set updated_at = ${now},
      online_state = case when last_frame_at is null or last_frame_at < ${now}::timestamptz - interval '26 hours' then 'OFFLINE' else 'ONLINE' end
    where meter_type = 'IOT' and state <> 'REMOVED'`.execute(db)
}

export async function setMeterState(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  change: { state: Meter['state']; valveState?: Meter['valveState'] },
  now: string,
): Promise<void> {
  if (meterIds.length === 0) return
  await db
    .updateTable('meter')
    .set({ ...change, updatedAt: now })
    .where('companyCode', '=', key.companyCode)
    .where('bp', '=', key.bp)
    .where('meterId', 'in', [...meterIds])
    .where('state', '<>', 'REMOVED')
    .execute()
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

const readingFields = [
  'readingId',
  'meterId',
  'channelNo',
  'readAt',
  'gasDay',
  'stdReading',
  'workReading',
  'pressure',
  'temperature',
  'source',
  'state',
] as const

/** Newest readings of a meter. */
export async function lastReadings(
  db: Db,
  meter: Pick<Meter, 'companyCode' | 'meterId'>,
  limit: number,
): Promise<Reading[]> {
  const rows = await db
    .selectFrom('meterReading')
    .select(readingFields)
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .orderBy('readAt', 'desc')
    .orderBy('channelNo')
    .limit(limit)
    .execute()
  return rows as Reading[]
}

/** Valid readings of meters within a span of moments, oldest first. */
export async function readingsBetween(
  db: Db,
  companyCode: string,
  meterIds: readonly string[],
  from: string,
  to: string,
): Promise<Reading[]> {
  if (meterIds.length === 0) return []
  const rows = await db
    .selectFrom('meterReading')
    .select(readingFields)
    .where('companyCode', '=', companyCode)
    .where('meterId', 'in', [...meterIds])
    .where('state', '=', 'VALID')
    .where('readAt', '>=', from)
    .where('readAt', '<=', to)
    .orderBy('readAt')
    .orderBy('createdAt')
    .execute()
  return rows as Reading[]
}

/** A reading that is already there (same meter, channel, moment, source) stays as it is: devices send twice (A 9.11). */
export async function insertReadings(
  db: Db,
  rows: readonly (Reading & { companyCode: string; createdAt: string; imgId?: string | null })[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('meterReading')
      .values(rows.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict.columns(['companyCode', 'meterId', 'channelNo', 'readAt', 'source']).doNothing(),
      )
      .execute()
}
