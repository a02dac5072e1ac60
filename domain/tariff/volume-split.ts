import { type Money, priced, subtractMoney, sumMoney } from '../money'
import { type Volume, addVolume, compareVolume, isZeroVolume, minVolume, subtractVolume, volume } from '../volume'
import type { Segment } from './types'

/** A purchase is written to the card in at most so many slices (AE-58). */
const MAX_CARD_SLICES = 10

export interface VolumeSlice {
  subNo: number
  volume: Volume
  amount: Money
}

/**
 * Slices of a purchase for a card that holds at most `maxCardVolume`: all full but the last (AE-58); null when more than ten would
 * be needed. The slices' amounts are taken from the frozen segments in order and add up to their sum.
 */
export function splitVolume(
  segments: readonly Pick<Segment, 'volume' | 'price' | 'amount'>[],
  maxCardVolume: Volume,
): VolumeSlice[] | null {
  const left = segments.map((segment) => ({ ...segment }))
  const slices: VolumeSlice[] = []
  while (left.length > 0) {
    if (slices.length === MAX_CARD_SLICES) return null
    slices.push({ subNo: slices.length + 1, ...takeSlice(left, maxCardVolume) })
  }
  return slices
}

type Remaining = Pick<Segment, 'volume' | 'price' | 'amount'>

/** What slices of these volumes, the first ones of a purchase, have taken of its segments; their amounts add up to those of the slices. */
export function frontOf(segments: readonly Remaining[], volumes: readonly Volume[]): Remaining[] {
  const rest = segments.map(({ price, volume: all, amount }) => ({ price, volume: all, amount }))
  const left = [...rest]
  for (const most of volumes) takeSlice(left, most)
  return segments
    .map(({ price, volume: all, amount }, place) => ({
      price,
      volume: subtractVolume(all, rest[place]?.volume ?? '0', 1),
      amount: subtractMoney(amount, rest[place]?.amount ?? '0.00'),
    }))
    .filter((segment) => !isZeroVolume(segment.volume))
}

/** Takes up to `most` off the front; the last piece of a segment takes the rest of its amount, so that nothing is lost. */
function takeSlice(left: Remaining[], most: Volume): { volume: Volume; amount: Money } {
  let taken: Volume = volume('0', 1)
  const amounts: Money[] = []
  while (compareVolume(taken, most) < 0) {
    const first = left[0]
    if (!first) break
    const piece = minVolume(first.volume, subtractVolume(most, taken, 1), 1)
    const isRest = compareVolume(piece, first.volume) === 0
    const amount = isRest ? first.amount : priced(piece, first.price)
    amounts.push(amount)
    taken = addVolume(taken, piece, 1)
    first.volume = subtractVolume(first.volume, piece, 1)
    first.amount = subtractMoney(first.amount, amount)
    if (isZeroVolume(first.volume)) left.shift()
  }
  return { volume: taken, amount: sumMoney(amounts) }
}
