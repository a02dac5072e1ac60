import { lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../../http/context'
import { withdraw } from '../../message/service'
import { setLate } from '../repo/late'
import { lateKey, silentSince } from '../rules/late'
import type { AccountKey, Meter } from '../types'

/** What was told of meters that are heard again up to the newest closed gas day is marked 已恢复. */
export async function takeBack(
  work: Work,
  key: AccountKey,
  meters: readonly Meter[],
  told: ReadonlyMap<string, string>,
): Promise<void> {
  const closed = lastClosedGasDay(work.clock.now())
  for (const meter of meters) {
    const since = told.get(meter.meterId)
    if (since === undefined || silentSince(meter, closed) !== null) continue
    await setLate(work.db, meter, null)
    await withdraw(work, { bp: key.bp, dedupeKey: lateKey(meter.meterId, since), word: '已恢复' })
  }
}
