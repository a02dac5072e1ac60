import type { GapReason } from '@domain/statuses/names'
import { SOME_METERS } from '@domain/data-gap'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { AccountKey } from '../../gas-account/service'

const fields = pick('dataGap', ['meterId', 'since', 'reason', 'through', 'heardAt'])
export type DataGap = Picked<'dataGap', typeof fields>

type MeterOf = AccountKey & { meterId: string }

/** Keeps a gap; the reason of one that is open is the newest that was found. */
export async function keepGap(
  db: Db,
  { bp, companyCode, meterId }: MeterOf,
  { since, reason }: { since: string; reason: GapReason },
  now: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('dataGap')
    .set({ reason, updatedAt: now })
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('meterId', '=', meterId)
    .where('heardAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  await db
    .insertInto('dataGap')
    .values({ bp, companyCode, meterId, since, reason, createdAt: now, updatedAt: now })
    .onConflict((c) => c.columns(['bp', 'meterId', 'since']).doNothing())
    .execute()
}

/** Ends the open gaps of meters that are heard again up to a gas day. */
export async function endGaps(
  db: Db,
  { bp, companyCode }: AccountKey,
  meterIds: readonly string[],
  through: string,
  now: string,
): Promise<void> {
  if (meterIds.length === 0) return
  await db
    .updateTable('dataGap')
    .set({ through, heardAt: now, updatedAt: now })
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('meterId', 'in', [...meterIds])
    .where('heardAt', 'is', null)
    .execute()
}

/** Gaps of meters of a customer that are open or reach into the gas days from `from` on, the newest first. */
export const gapsSince = (
  db: Db,
  { bp, companyCode }: AccountKey,
  meterIds: readonly string[],
  from: string,
  limit: number,
): Promise<DataGap[]> =>
  db
    .selectFrom('dataGap')
    .select(fields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('meterId', 'in', [...meterIds])
    .where((eb) => eb.or([eb('heardAt', 'is', null), eb('through', '>=', from)]))
    .orderBy('since', 'desc')
    .orderBy('meterId')
    .limit(limit)
    .execute()

/** Remote meters of a gas company, counted up to {@link SOME_METERS}, and whether one of them has a register since a moment. */
export async function companyHeard(
  db: Db,
  companyCode: string,
  since: string,
): Promise<{ remoteMeters: number; isAnyHeard: boolean }> {
  const meters = await db
    .selectFrom('meter')
    .select('meterId')
    .where('companyCode', '=', companyCode)
    .where('meterType', '=', 'IOT')
    .where('state', '<>', 'REMOVED')
    .limit(SOME_METERS)
    .execute()
  const heard = await db
    .selectFrom('meterChannel')
    .innerJoin('meter', (join) =>
      join
        .onRef('meter.companyCode', '=', 'meterChannel.companyCode')
        .onRef('meter.meterId', '=', 'meterChannel.meterId'),
    )
    .select('meter.meterId')
    .where('meterChannel.companyCode', '=', companyCode)
    .where('meterChannel.lastReadingAt', '>=', since)
    .where('meter.meterType', '=', 'IOT')
    .limit(1)
    .execute()
  return { remoteMeters: meters.length, isAnyHeard: heard.length > 0 }
}
