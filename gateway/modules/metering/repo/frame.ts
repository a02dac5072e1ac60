import { sql } from 'kysely'
import type { Db } from '../../../db/connect'

export interface MeterKey {
  companyCode: string
  meterId: string
}

export type FoundMeter = MeterKey & {
  meterNo: string
  /** It never sent a frame. */
  isNew: boolean
}

/** A frame as it is sent, with the meter that it is of. */
export interface FrameRow extends MeterKey {
  channelNo: string
  readAt: string
  seq: number
  stdReading: string
  workReading?: string
  pressure?: string
  temperature?: string
  flow?: string
  maxFlow?: string
  maxFlowAt?: string
  signal?: number
}

/** Meters of these companies by the numbers on their plates, removed ones left out, in the order of their keys. */
export async function metersByNo(
  db: Db,
  companies: readonly string[],
  meterNos: readonly string[],
): Promise<FoundMeter[]> {
  if (meterNos.length === 0) return []
  const { rows } = await sql<FoundMeter>`
    select m.company_code, m.meter_id, m.meter_no, s.meter_id is null as is_new
    from meter m left join meter_sequence s on s.company_code = m.company_code and s.meter_id = m.meter_id
    where m.company_code = any(${companies}::text[]) and m.meter_no = any(${meterNos}::text[]) and m.state <> 'REMOVED'
    order by m.company_code, m.meter_id`.execute(db)
  return rows
}

const keysOf = (meters: readonly MeterKey[]) => sql`unnest(
  ${meters.map(({ companyCode }) => companyCode)}::text[], ${meters.map(({ meterId }) => meterId)}::text[])`

/**
 * The frame that each of these meters wants next, their rows locked; null for one that never sent any. Rows are written and locked in the
 * order of their keys, new ones first, so that two batches never wait for each other in a circle.
 */
export async function lockNext(
  db: Db,
  meters: readonly FoundMeter[],
  headEnd: string,
  now: string,
): Promise<(number | null)[]> {
  const fresh = meters.filter(({ isNew }) => isNew)
  if (fresh.length > 0)
    await sql`
      insert into meter_sequence (company_code, meter_id, head_end, next_seq, updated_at)
      select company_code, meter_id, ${headEnd}::text, 0, ${now}::timestamptz
      from ${keysOf(fresh)} as k(company_code, meter_id) order by company_code, meter_id
      on conflict do nothing`.execute(db)
  const { rows } = await sql<MeterKey & { nextSeq: string }>`
    select company_code, meter_id, next_seq from meter_sequence
    where (company_code, meter_id) in (select company_code, meter_id from ${keysOf(meters)} as k(company_code, meter_id))
    order by company_code, meter_id for update`.execute(db)
  const next = new Map(rows.map((row) => [`${row.companyCode}|${row.meterId}`, Number(row.nextSeq)]))
  return meters.map(({ companyCode, meterId }) => {
    const seq = next.get(`${companyCode}|${meterId}`) ?? 0
    return seq === 0 ? null : seq
  })
}

export async function setNext(
  db: Db,
  meters: readonly (MeterKey & { next: number })[],
  headEnd: string,
  now: string,
): Promise<void> {
  if (meters.length === 0) return
  await sql`
    update meter_sequence s set next_seq = k.next, head_end = ${headEnd}, updated_at = ${now}
    from unnest(${meters.map(({ companyCode }) => companyCode)}::text[], ${meters.map(({ meterId }) => meterId)}::text[],
      ${meters.map(({ next }) => next)}::bigint[]) as k(company_code, meter_id, next)
    where s.company_code = k.company_code and s.meter_id = k.meter_id`.execute(db)
}

/** Frames in one JSON text: its one parameter costs the driver and the server less than eleven a frame. */
const recordsOf = (rows: readonly FrameRow[]) => sql`json_to_recordset(${JSON.stringify(rows)}::json) as f(
  "companyCode" text, "meterId" text, "channelNo" text, "readAt" timestamptz, seq bigint, "stdReading" numeric, "workReading" numeric,
  pressure numeric, temperature numeric, flow numeric, "maxFlow" numeric, "maxFlowAt" timestamptz, signal int)`

/** Answers how many are new: a frame of the same channel and moment stays as it is. */
export async function insertFrames(
  db: Db,
  rows: readonly FrameRow[],
  headEnd: string,
  receivedAt: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into raw_frame (company_code, meter_id, channel_no, read_at, seq, head_end, std_reading, work_reading, pressure, temperature,
      flow, max_flow, max_flow_at, signal, received_at)
    select "companyCode", "meterId", "channelNo", "readAt", seq, ${headEnd}::text, "stdReading", "workReading", pressure, temperature,
      flow, "maxFlow", "maxFlowAt", signal, ${receivedAt}::timestamptz
    from ${recordsOf(rows)}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Places of those frames that came for a channel and moment of which another frame stands. */
export async function framesOfOthers(db: Db, rows: readonly FrameRow[]): Promise<number[]> {
  const placed = rows.map((row, place) => ({ ...row, place }))
  const { rows: found } = await sql<{ place: number }>`
    select f.place from json_to_recordset(${JSON.stringify(placed)}::json) as f(
      place int, "companyCode" text, "meterId" text, "channelNo" text, "readAt" timestamptz, seq bigint)
    join raw_frame r on r.company_code = f."companyCode" and r.meter_id = f."meterId" and r.channel_no = f."channelNo"
      and r.read_at = f."readAt" and r.seq <> f.seq
    order by f.place`.execute(db)
  return found.map(({ place }) => place)
}
