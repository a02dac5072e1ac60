import { maxVolume, minVolume, subtractVolume, type Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import type { AccountKey } from '../types'
import { ask } from '../../../wiring'
import { packageGas } from '../package-gas'

/* What gas packages mean for the bill (CV-7: billing.packageVolume, billing.electivePrice). Volumes at a price of their own are not sold. */

export interface ElectiveVolume {
  volume: string
  price: string
  label: string
}

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

/** Volumes of a meter's month bought at a price of their own (AE-17a). */
export const electivePrice = async (
  _work: Work,
  _account: AccountKey,
  _meterNo: string,
  _billMonth: string,
): Promise<readonly ElectiveVolume[]> => []

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

/** Days less what packages cover of them: what is priced of a day (AE-31). */
export async function netOfPackages<D extends MeterDay>(
  work: Work,
  account: AccountKey,
  days: readonly D[],
): Promise<D[]> {
  const parts = await packageParts(work, account, days)
  return days.map((day, index) => ({ ...day, volume: subtractVolume(day.volume, parts[index] ?? '0.00') }))
}
