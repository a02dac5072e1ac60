import { compareDecimals, decimal } from '@domain/decimal'
import { packagesAndContracts } from '@domain/error-texts/packages-and-contracts'
import { grouped } from '@domain/decimal-text'
import type { OrderDraft } from '../parts/order/order-draft'
import type { CyclePreview, PackageDetail } from '../types'

/** K-04. */
export function volumeFault(volume: string, { min, max, step }: PackageDetail['buyRange']): string | undefined {
  const isInside = compareDecimals(volume, min) >= 0 && compareDecimals(volume, max) <= 0
  if (isInside && decimal(volume).mod(step).eq(0)) return undefined
  return packagesAndContracts[42101]
    .replace('{min}', grouped(min))
    .replace('{max}', grouped(max))
    .replace('{step}', grouped(step))
}

export const volumesOf = (cycles: readonly CyclePreview[]): { cycleNo: number; volume: string }[] =>
  cycles.map(({ cycleNo, volume }) => ({ cycleNo, volume }))

/** The volume that is still left of the package, from the refusal (42102). */
export function leftOf(data: unknown): string | undefined {
  const left = (data as { left?: unknown } | null)?.left
  return typeof left === 'string' || typeof left === 'number' ? String(left) : undefined
}

/** What the form begins with: the draft, else the least volume and every meter that can take it. */
export const startOf = (
  one: PackageDetail,
  draft: OrderDraft | undefined,
): { volume: string; meterNos: readonly string[] } => ({
  volume: draft?.volume ?? one.buyRange.min,
  meterNos: draft?.meterNos ?? one.meters.filter(({ reason }) => reason === null).map(({ meterNo }) => meterNo),
})
