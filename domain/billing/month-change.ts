import { decimal, fixed } from '../decimal'
import { type Money, subtractMoney } from '../money'
import { type Price, averagePrice } from '../price'
import { type Volume, subtractVolume } from '../volume'

export interface BilledMonth {
  volume: Volume
  amount: Money
}

/** What a month costs more or less than another one: through its gas, and through what a cubic metre cost on average. */
export interface MonthChange {
  amount: Money
  byVolume: Money
  byPrice: Money
  volume: Volume
  /** Average of both months; for display only. */
  prices: { before: Price; now: Price }
}

/**
 * The gas that came or went counts at the former average price, everything else is price; both parts add up to the change.
 * null where one of the months had no gas: there is no average to speak of.
 */
export function monthChange(now: BilledMonth, before: BilledMonth): MonthChange | null {
  const prices = { before: averagePrice(before.amount, before.volume), now: averagePrice(now.amount, now.volume) }
  if (prices.before === null || prices.now === null) return null
  const amount = subtractMoney(now.amount, before.amount)
  const volume = subtractVolume(now.volume, before.volume)
  const byVolume = fixed(decimal(volume).times(decimal(before.amount)).div(decimal(before.volume)), 2)
  return {
    amount,
    byVolume,
    byPrice: subtractMoney(amount, byVolume),
    volume,
    prices: { before: prices.before, now: prices.now },
  }
}
