import { addDays } from '@domain/date'
import { maxVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { yearVolumes } from '../repo/used'
import type { AccountKey } from '../types'
import { ask } from '../../../wiring'
import { packageGas } from '../package-gas'
import { electiveDays } from './elective'

/**
 * m³ that a meter's year has used of its tiers before a gas day: settled lines of the year and, after them, daily volumes less what
 * packages cover of them and what has a price of its own (AE-15, AE-17a). Months of the old system count like the others, by days where
 * one began in the year before: the year does not begin again at the cut-over.
 */
export async function usedInYear(
  work: Work,
  key: AccountKey,
  meterIds: readonly string[],
  year: string,
  before: string,
): Promise<Map<string, string>> {
  const volumes = await yearVolumes(work.db, key, meterIds, year, before)
  const open = volumes.filter(({ openFrom }) => openFrom < before)
  const [from] = open.map(({ openFrom }) => openFrom).sort()
  if (from === undefined) return new Map(volumes.map(({ meterId, volume }) => [meterId, volume]))
  const span = { meterIds: open.map(({ meterId }) => meterId), from, to: addDays(before, -1) }
  const covered = await ask(work, packageGas).covered(work, key, span)
  const own = await electiveDays(work, key, span)
  return new Map(
    volumes.map(({ meterId, volume, openFrom }) => {
      const off = [...(covered.get(meterId)?.days ?? []), ...(own.get(meterId) ?? [])]
      const days = off.filter(([day]) => day >= openFrom)
      return [meterId, maxVolume('0.00', subtractVolume(volume, sumVolume(days.map(([, of]) => of))))]
    }),
  )
}
