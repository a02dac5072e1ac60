import { decimal } from '../decimal'
import { type Money, priced } from '../money'
import { type Price, averagePrice, price } from '../price'
import type { Volume } from '../volume'

/**
 * The price at which a gas day was charged: the one of the prices in force that gives its amount. Where none does (two tiers in one
 * day) the average, for display only (AE-17); null without gas. `prices` in order of their tiers: of two that give the same amount the
 * first is returned.
 */
export const dayPrice = (amount: Money, volume: Volume, prices: readonly Price[]): Price | null => {
  const average = averagePrice(amount, volume)
  if (average === null) return null
  const charged = prices.find((one) => priced(volume, one) === amount)
  return charged === undefined ? average : price(charged)
}

/** Most that rounding can make of one row, yuan: half a fen for each of two tiers. */
const PER_ROW = '0.01'

/** Whether a difference between rows and their sum can be rounding; more than a fen per row never is (AE-17). */
export const isRounding = (difference: Money, rows: number): boolean =>
  decimal(difference).abs().lte(decimal(PER_ROW).times(rows))
