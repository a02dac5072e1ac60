import { gapReason } from '@domain/data-gap'
import { gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../../http/context'
import { companyHeard, keepGap } from '../repo/gap'
import { silentSince } from '../rules/late'
import type { AccountKey, Meter, Reading } from '../types'

/** Y-32: keeps why meters lack the register of the newest closed gas day. `frames`: registers that came, doubted ones among them. */
export async function keepGaps(
  work: Work,
  key: AccountKey,
  silent: readonly Meter[],
  frames: readonly Reading[],
): Promise<void> {
  if (silent.length === 0) return
  const closed = lastClosedGasDay(work.clock.now())
  const company = await companyHeard(work.db, key.companyCode, gasDaySpan(closed).to)
  for (const meter of silent) {
    const since = silentSince(meter, closed)
    if (since === null) continue
    const isInDoubt = silentSince(meter, closed, doubtedChannels(meter, frames, closed)) === null
    const reason = gapReason({ ...company, isInDoubt, isFaulty: meter.state === 'FAULT' })
    await keepGap(work.db, meter, { since, reason }, work.clock.iso())
  }
}

/** Channels of a meter of which a register of that gas day came. */
export const doubtedChannels = (meter: Meter, frames: readonly Reading[], gasDay: string): string[] =>
  frames.flatMap((one) => (one.meterId === meter.meterId && one.gasDay === gasDay ? [one.channelNo] : []))
