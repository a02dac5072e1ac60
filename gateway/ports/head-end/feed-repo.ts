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

/** Frames of a meter from one moment (included) to another (excluded), oldest first. */
export const framesBetween = (
  db: Db,
  meter: { companyCode: string; meterId: string },
  from: string,
  to: string,
): Promise<FrameRow[]> =>
  db
    .selectFrom('meterFrame')
    .select(fields)
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .where('readAt', '>=', from)
    .where('readAt', '<', to)
    .orderBy('readAt')
    .execute()

/** The same, but only those of the first ten minutes of an hour: what a full hour's register is read from. */
export const hourlyFrames = (
  db: Db,
  meter: { companyCode: string; meterId: string },
  from: string,
  to: string,
): Promise<FrameRow[]> =>
  db
    .selectFrom('meterFrame')
    .select(fields)
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .where('readAt', '>=', from)
    .where('readAt', '<', to)
    .where(sql<boolean>`read_at < date_trunc('hour', read_at) + interval '10 minutes'`)
    .orderBy('readAt')
    .execute()
