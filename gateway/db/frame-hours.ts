import { sql } from 'kysely'
import { HOUR, startOf, toInstant } from '@domain/date'
import type { Db } from './connect'

/** Runs `run` in a transaction of its own. */
export type InTransaction = <T>(run: (db: Db) => Promise<T>) => Promise<T>

/** Whole days for which frames are kept as they came, unless the setting `keepDays.raw_frame` says otherwise. */
export const RAW_FRAME_DAYS = 70
/** The day closing catches up 62 gas days (AE-06). */
export const LEAST_FRAME_DAYS = 63

/** The register of a full hour is the first one within these ms after it. */
export const ON_THE_HOUR = 10 * 60_000

/** An hour a statement: a day of a large city is more than one statement may take. */
const HOURS = 24

/** Keeps the registers of a day's full hours, the first of each channel, in `meter_frame`. Harmless to repeat. */
export async function keepHours(inTransaction: InTransaction, partition: string, day: string): Promise<void> {
  for (let hour = 0; hour < HOURS; hour++) {
    const from = startOf(day) + hour * HOUR
    await inTransaction((db) => keepHour(db, partition, toInstant(from), toInstant(from + ON_THE_HOUR)))
  }
}

const keepHour = (db: Db, partition: string, from: string, to: string): Promise<unknown> =>
  sql`
    insert into meter_frame (company_code, meter_id, channel_no, read_at, seq, head_end, std_reading, work_reading, pressure,
      temperature, flow, max_flow, max_flow_at, signal, received_at)
    select distinct on (company_code, meter_id, channel_no) company_code, meter_id, channel_no, read_at, seq, head_end, std_reading,
      work_reading, pressure, temperature, flow, max_flow, max_flow_at, signal, received_at
    from ${sql.table(partition)} where read_at >= ${from} and read_at < ${to}
    order by company_code, meter_id, channel_no, read_at
    on conflict do nothing`.execute(db)
