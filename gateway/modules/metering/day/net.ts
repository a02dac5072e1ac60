import { subtractVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import type { AccountKey } from '../types'
import { electiveParts, type ElectivePart, type OutDay } from './elective'
import { packageParts } from './packages'

/** A day as it is priced: what packages leave of it, and what of that has a price of its own. */
export type NetDay<D> = D & { elective: ElectivePart | null }

/** Days less what packages cover of them, with the part that has a price of its own: what is priced of a day (AE-17a, AE-31). */
export async function netOfPackages<D extends OutDay>(
  work: Work,
  account: AccountKey,
  days: readonly D[],
): Promise<NetDay<D>[]> {
  const parts = await packageParts(work, account, days)
  const net = days.map((day, index) => ({ ...day, volume: subtractVolume(day.volume, parts[index] ?? '0.00') }))
  const electives = await electiveParts(work, account, net)
  return net.map((day, index) => ({ ...day, elective: electives[index] ?? null }))
}
