import { compareDecimals } from '@domain/decimal-text'
import { packagesAndContracts } from '@domain/error-texts/packages-and-contracts'
import { capacityOf } from '@domain/package/cycles'
import { boundsText } from '../parts/cycle/CycleTable'
import type { CyclePreview } from '../types'

/** What is wrong with a cycle's volume: its bounds, or more than the meters let through. */
export function cycleFault(
  cycle: CyclePreview,
  volume: string,
  qmaxes: readonly (string | null)[],
): string | undefined {
  if (volume === '') return '请输入周期气量'
  if (compareDecimals(volume, cycle.low) < 0 || compareDecimals(volume, cycle.high) > 0)
    return `须在${boundsText(cycle)}之间`
  const most = capacityOf(qmaxes, cycle.days)
  if (qmaxes.length === 0 || most === null || compareDecimals(volume, most) <= 0) return undefined
  return packagesAndContracts[42202].replace('{cap}', most)
}

/** By cycle: what was chosen before where it is for these cycles, else the shares by days. */
export const startVolumes = (
  cycles: readonly CyclePreview[],
  kept: readonly { cycleNo: number; volume: string }[] | null,
): ReadonlyMap<number, string> =>
  new Map((kept?.length === cycles.length ? kept : cycles).map(({ cycleNo, volume }) => [cycleNo, volume]))
