import { lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../../http/context'
import { withdraw } from '../../message/service'
import { endGaps } from '../repo/gap'
import { setLate } from '../repo/late'
import { lateKey, silentSince } from '../rules/late'
import type { AccountKey, Meter } from '../types'

/** Gaps of meters that are heard again up to the newest closed gas day end (Y-32); their messages are marked 已恢复. */
export async function takeBack(
  work: Work,
  key: AccountKey,
  meters: readonly Meter[],
  reported: ReadonlyMap<string, string>,
): Promise<void> {
  const closed = lastClosedGasDay(work.clock.now())
  const heard = meters.filter((meter) => silentSince(meter, closed) === null)
  const ids = heard.map(({ meterId }) => meterId)
  await endGaps(work.db, key, ids, closed, work.clock.iso())
  for (const meter of heard) {
    const since = reported.get(meter.meterId)
    if (since === undefined) continue
    await setLate(work.db, meter, null)
    await withdraw(work, { bp: key.bp, dedupeKey: lateKey(meter.meterId, since), word: '已恢复' })
  }
}
