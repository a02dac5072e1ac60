import { maxVolume, minVolume, subtractVolume, type Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import type { AccountKey } from '../types'
import { ask } from '../../../wiring'
import { packageGas } from '../package-gas'

/* What gas packages mean for the bill (CV-7: billing.packageVolume). */

interface Span {
  from: string
  to: string
}

/** m³ of a meter's period that packages cover (AE-17a). */
export async function packageVolume(
  work: Work,
  account: AccountKey,
  meterId: string,
  { from, to }: Span,
): Promise<Volume> {
  const days = await ask(work, packageGas).covered(work, account, { meterIds: [meterId], from, to })
  return days.get(meterId)?.total ?? '0.00'
}

interface MeterDay {
  meterId: string
  gasDay: string
  volume: Volume
}

/**
 * What packages cover of each of the days, which are whole days of their meters, by day and channel: a day's gas comes off its channels in
 * their order.
 */
export async function packageParts(work: Work, account: AccountKey, days: readonly MeterDay[]): Promise<Volume[]> {
  const dates = days.map(({ gasDay }) => gasDay).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return []
  const meterIds = [...new Set(days.map(({ meterId }) => meterId))]
  const covered = await ask(work, packageGas).covered(work, account, { meterIds, from, to })
  const left = new Map(
    [...covered].flatMap(([meterId, { days: of }]) => [...of].map(([day, v]) => [`${meterId}|${day}`, v])),
  )
  return days.map((day) => {
    const key = `${day.meterId}|${day.gasDay}`
    const off = minVolume(day.volume, maxVolume('0.00', left.get(key) ?? '0.00'))
    left.set(key, subtractVolume(left.get(key) ?? '0.00', off))
    return off
  })
}
