import { decimal } from '@domain/decimal'
import { shareVolume } from '@domain/tariff/parts'
import type { Volume } from '@domain/volume'

/** A meter of an order, and what it has used before, m³. */
export interface MeterUse {
  meterId: string
  used: Volume
}

/**
 * P-05, D-07: a volume of an order on each of its meters, in proportion of what they have used; evenly where none of them has used
 * anything. The parts add up to the volume.
 */
export function meterParts(volume: Volume, meters: readonly MeterUse[], places: 0 | 2): Map<string, Volume> {
  const isUsed = meters.some(({ used }) => decimal(used).gt(0))
  const parts = shareVolume(
    volume,
    meters.map(({ used }) => (isUsed ? used : '1')),
    places,
  )
  return new Map(meters.map(({ meterId }, at) => [meterId, parts[at] ?? '0']))
}
