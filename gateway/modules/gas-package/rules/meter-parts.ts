import { cut, decimal, fixed } from '@domain/decimal'
import { addVolume, type Volume } from '@domain/volume'

/** A meter of an order, and what it has used before, m³. */
export interface MeterUse {
  meterId: string
  used: Volume
}

/**
 * P-05, D-07: a volume of an order on each of its meters, in proportion of what they have used; evenly where none of them has used
 * anything. The parts add up to the volume whatever the places: each meter gets what the running sum grows by, rounded down.
 */
export function meterParts(volume: Volume, meters: readonly MeterUse[], places: 0 | 2): Map<string, Volume> {
  const isUsed = meters.some(({ used }) => decimal(used).gt(0))
  const weights = meters.map(({ used }) => (isUsed ? used : '1'))
  const all = weights.reduce((sum, weight) => addVolume(sum, weight), '0')
  let [reached, given] = ['0', '0']
  return new Map(
    meters.map(({ meterId }, at) => {
      reached = addVolume(reached, weights[at] ?? '0')
      const upTo = cut(decimal(volume).times(decimal(reached)).div(decimal(all)), places)
      const part = fixed(decimal(upTo).minus(decimal(given)), places)
      given = upTo
      return [meterId, part]
    }),
  )
}
