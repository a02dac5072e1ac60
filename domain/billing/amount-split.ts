import { type Money, compareMoney, isPositiveMoney, money, subtractMoney } from '../money'

/** At most so many payments of one order (AE-49). */
const MAX_PAY_SLICES = 20
/** No slice is smaller (AE-49). */
const MIN_PAY_SLICE: Money = '1.00'

/**
 * Slices of a sum above the channel's limit per payment: each of the limit, the last takes the rest; a rest below 1.00 gets 1.00
 * from the slice before (AE-49). One slice when the sum fits; null when more than 20 would be needed.
 */
export function splitAmount(total: Money, limit: Money): Money[] | null {
  if (compareMoney(limit, MIN_PAY_SLICE) <= 0) throw new RangeError(`limit of a payment too small: ${limit}`)
  const slices: Money[] = []
  let rest = money(total)
  while (compareMoney(rest, limit) > 0) {
    slices.push(money(limit))
    rest = subtractMoney(rest, limit)
    if (slices.length > MAX_PAY_SLICES) return null
  }
  if (isPositiveMoney(rest)) slices.push(rest)
  if (slices.length > MAX_PAY_SLICES) return null
  return liftLast(slices)
}

function liftLast(slices: Money[]): Money[] {
  const last = slices[slices.length - 1]
  const before = slices[slices.length - 2]
  if (last === undefined || before === undefined || compareMoney(last, MIN_PAY_SLICE) >= 0) return slices
  const moved = subtractMoney(before, MIN_PAY_SLICE)
  return [...slices.slice(0, -2), moved, subtractMoney(last, `-${MIN_PAY_SLICE}`)]
}
