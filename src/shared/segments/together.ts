import { addMoney } from '@domain/money'
import { addVolume } from '@domain/volume'
import type { Segment } from './explain'

/** The parts of a meter whatever its channels: one per tier, price and span, in their order (AE-17). */
export function together<S extends Segment>(segments: readonly S[]): S[] {
  const parts = new Map<string, S>()
  for (const segment of segments) {
    const { tierNo, season, price, fromDate, toDate } = segment
    const key = [tierNo, season, price, fromDate, toDate].join()
    const before = parts.get(key)
    parts.set(
      key,
      before
        ? {
            ...before,
            volume: addVolume(before.volume, segment.volume),
            amount: addMoney(before.amount, segment.amount),
          }
        : segment,
    )
  }
  return [...parts.values()]
}
