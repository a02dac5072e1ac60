import type { NightLevel } from '@domain/night-flow'
import { jsonb, type Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { AccountKey } from '../../gas-account/service'

const fields = pick('leakHint', ['meterId', 'since', 'endedOn', 'userId', 'level', 'createdAt'])
export type LeakHintRow = Picked<'leakHint', typeof fields>

type MeterOf = AccountKey & { meterId: string }

/** Hints about meters of a customer that are open, or reach into the gas days from `from` on. */
export const hintsSince = (
  db: Db,
  { bp, companyCode }: AccountKey,
  meterIds: readonly string[],
  from: string,
): Promise<LeakHintRow[]> =>
  db
    .selectFrom('leakHint')
    .select(fields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('meterId', 'in', [...meterIds])
    .where((eb) => eb.or([eb('endedOn', 'is', null), eb('endedOn', '>=', from)]))
    .orderBy('since')
    .execute()

/** Keeps a hint; false when the meter has this one, or an open one. */
export async function openHint(
  db: Db,
  of: MeterOf & { since: string; level: NightLevel },
  now: string,
): Promise<boolean> {
  const { bp, companyCode, meterId, since, level } = of
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leakHint')
    .values({ bp, companyCode, meterId, since, level: jsonb(level), createdAt: now, updatedAt: now })
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Ends an open hint; false when it is not open. `userId`: the user that called the flow usual. */
export async function endHint(
  db: Db,
  { bp, companyCode, meterId, since }: MeterOf & { since: string },
  { endedOn, userId, now }: { endedOn: string; userId: string | null; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leakHint')
    .set({ endedOn, userId, updatedAt: now })
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('meterId', '=', meterId)
    .where('since', '=', since)
    .where('endedOn', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** What a user answered, for a copy of personal data (PIPL art. 45). */
export const hintsOfUser = (db: Db, userId: string): Promise<LeakHintRow[]> =>
  db.selectFrom('leakHint').select(fields).where('userId', '=', userId).orderBy('since').execute()
