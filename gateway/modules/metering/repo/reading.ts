import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { Meter } from './meter'

export const readingFields = pick('meterReading', [
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
])
export type Reading = Picked<'meterReading', typeof readingFields>

/** What the desk calls the channels of readings by, with their last register that counts. */
export async function meterNamesOf(
  db: Db,
  readings: readonly { companyCode: string; meterId: string; channelNo: string }[],
) {
  if (readings.length === 0) return []
  return db
    .selectFrom('meter as m')
    .innerJoin('meterChannel as c', (join) =>
      join.onRef('c.companyCode', '=', 'm.companyCode').onRef('c.meterId', '=', 'm.meterId'),
    )
    .select(['m.companyCode', 'm.meterId', 'm.meterNo', 'c.channelNo', 'c.lastReading'])
    .where(
      'm.meterId',
      'in',
      readings.map(({ meterId }) => meterId),
    )
    .execute()
}

/** Newest readings of a meter, of all states unless `states` says which. */
export async function lastReadings(
  db: Db,
  meter: Pick<Meter, 'companyCode' | 'meterId'>,
  limit: number,
  states?: readonly Reading['state'][],
): Promise<Reading[]> {
  const rows = await db
    .selectFrom('meterReading')
    .select(readingFields)
    .where('companyCode', '=', meter.companyCode)
    .where('meterId', '=', meter.meterId)
    .$if(states !== undefined, (query) => query.where('state', 'in', [...(states ?? [])]))
    .orderBy('readAt', 'desc')
    .orderBy('channelNo')
    .limit(limit)
    .execute()
  return rows
}

/** Readings of meters within a span of moments, oldest first: valid ones, with `states` those that are doubted as well. */
export async function readingsBetween(
  db: Db,
  companyCode: string,
  meterIds: readonly string[],
  from: string,
  to: string,
  states: readonly Reading['state'][] = ['VALID'],
): Promise<Reading[]> {
  if (meterIds.length === 0) return []
  const rows = await db
    .selectFrom('meterReading')
    .select(readingFields)
    .where('companyCode', '=', companyCode)
    .where('meterId', 'in', [...meterIds])
    .where('state', 'in', [...states])
    .where('readAt', '>=', from)
    .where('readAt', '<=', to)
    .orderBy('readAt')
    .orderBy('createdAt')
    .execute()
  return rows
}

type NewReading = Reading & { companyCode: string; createdAt: string; imgId?: string | null }

/** A reading that is already there (same meter, channel, moment, source) stays as it is: devices send twice (A 9.11). Answers the new ones. */
export async function insertReadings(db: Db, rows: readonly NewReading[]): Promise<Set<string>> {
  const kept = new Set<string>()
  for (let start = 0; start < rows.length; start += 500) {
    const inserted = await db
      .insertInto('meterReading')
      .values(rows.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict.columns(['companyCode', 'meterId', 'channelNo', 'readAt', 'source']).doNothing(),
      )
      .returning('readingId')
      .execute()
    for (const { readingId } of inserted) kept.add(readingId)
  }
  return kept
}

/** Readings by id, for a decision on them. */
export const readingsById = (db: Db, readingIds: readonly string[]) =>
  db
    .selectFrom('meterReading')
    .select([...readingFields, 'companyCode'])
    .where('readingId', 'in', [...readingIds])
    .execute()
