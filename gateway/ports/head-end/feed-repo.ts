import { sql } from 'kysely'
import type { Db } from '../../db/connect'
import { pick, type Picked } from '../../db/rows'

const fields = pick('meterFrame', [
  'channelNo',
  'readAt',
  'stdReading',
  'workReading',
  'pressure',
  'temperature',
  'flow',
  'maxFlow',
  'maxFlowAt',
  'signal',
])

export type FrameRow = Picked<'meterFrame', typeof fields>

interface FeedKey {
  companyCode: string
  meterId: string
}

/** Days without raw frames any more have their full hours in `meter_frame`. */
const stored = (db: Db, table: 'rawFrame' | 'meterFrame', meter: FeedKey, from: string, to: string) =>
  db
    .selectFrom(table)
    .select(fields)
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .where('readAt', '>=', from)
    .where('readAt', '<', to)

/** Frames of a meter from one moment (included) to another (excluded), oldest first. */
export const framesBetween = (db: Db, meter: FeedKey, from: string, to: string): Promise<FrameRow[]> =>
  stored(db, 'rawFrame', meter, from, to)
    .unionAll(stored(db, 'meterFrame', meter, from, to))
    .orderBy('readAt')
    .execute()

/** The same, but only those of the first ten minutes of an hour: what a full hour's register is read from. */
export function hourlyFrames(db: Db, meter: FeedKey, from: string, to: string): Promise<FrameRow[]> {
  const isEarly = sql<boolean>`read_at < date_trunc('hour', read_at) + interval '10 minutes'`
  return stored(db, 'rawFrame', meter, from, to)
    .where(isEarly)
    .unionAll(stored(db, 'meterFrame', meter, from, to).where(isEarly))
    .orderBy('readAt')
    .execute()
}
