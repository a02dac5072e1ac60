import { decimal, fixed } from '../decimal'
import { compareMoney, isPositiveMoney, minMoney, priced, type Money } from '../money'
import { comparePrice, type Price } from '../price'

/** amount × rate %, half up to the fen. */
export const percentOf = (amount: Money, rate: string): Money => fixed(decimal(amount).times(rate).div(100), 2)

export interface OrderAmounts {
  totalAmount: Money
  depositAmount: Money
  /** Against the published price; null where nothing is saved. */
  saving: Money | null
}

/** K-05. Volume in m³, prices in yuan/m³, the rate in per cent. */
export function orderAmounts({
  volume,
  unitPrice,
  depositRate,
  standardPrice,
}: {
  volume: string
  unitPrice: Price
  depositRate: string
  standardPrice: Price | null
}): OrderAmounts {
  const totalAmount = priced(volume, unitPrice)
  return {
    totalAmount,
    depositAmount: percentOf(totalAmount, depositRate),
    saving: standardPrice === null ? null : savingOf(volume, unitPrice, standardPrice),
  }
}

function savingOf(volume: string, unitPrice: Price, standardPrice: Price): Money | null {
  const saving = fixed(decimal(standardPrice).minus(decimal(unitPrice)).times(decimal(volume)), 2)
  return isPositiveMoney(saving) ? saving : null
}

/** No cycle costs less per m³ (K-17). */
const LEAST_PRICE: Price = '0.0100'

/** K-17: the published price of the cycle's first day less the discount. */
export function floatPrice(published: Price, discount: Price): Price {
  const price = fixed(decimal(published).minus(decimal(discount)), 4)
  return comparePrice(price, LEAST_PRICE) < 0 ? LEAST_PRICE : price
}

/** K-20: what was carried in has been paid in another cycle. */
export const childPayable = ({
  lockedVolume,
  carryInVolume,
  unitPrice,
}: {
  lockedVolume: string
  carryInVolume: string
  unitPrice: Price
}): Money => priced(fixed(decimal(lockedVolume).minus(decimal(carryInVolume)), 2), unitPrice)

/** K-25: compensation for a cycle that was never paid, at most the deposit that is held. */
export function forfeitFee({
  lockedVolume,
  unitPrice,
  shortFeeRate,
  held,
}: {
  lockedVolume: string
  unitPrice: Price
  shortFeeRate: string
  held: Money
}): Money {
  // Rounded once (pitfall B 9.1).
  const fee = fixed(decimal(lockedVolume).times(unitPrice).times(shortFeeRate).div(100), 2)
  return compareMoney(fee, held) > 0 ? minMoney(held) : fee
}
