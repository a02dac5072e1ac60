import { decimal, differenceOfHundredths, fixed, sumHundredths } from './decimal'
import type { Money } from './money-text'
import type { Price } from './price'
import type { Volume } from './volume'

// What needs no sums comes by itself to a page that has none (domain/decimal-text).
export * from './money-text'

/** Sum of the amounts; '0.00' without any. */
export const sumMoney = (amounts: readonly Money[]): Money =>
  sumHundredths(amounts) ??
  fixed(
    amounts.reduce((total, amount) => total.plus(decimal(amount)), decimal('0')),
    2,
  )

export const addMoney = (...amounts: Money[]): Money => sumMoney(amounts)

export const subtractMoney = (from: Money, amount: Money): Money =>
  differenceOfHundredths(from, amount) ?? fixed(decimal(from).minus(decimal(amount)), 2)

export const negateMoney = (amount: Money): Money => subtractMoney('0', amount)

/**
 * volume (m³) × price (yuan/m³), rounded half up once per segment (AE-17). Never call it with an average price.
 */
export const priced = (volume: Volume, price: Price): Money => fixed(decimal(volume).times(decimal(price)), 2)

/** amount × factor, rounded half up once; factors are plain decimals such as a rate, a share or a count of days. */
export const timesMoney = (amount: Money, ...factors: string[]): Money =>
  fixed(
    factors.reduce((product, factor) => product.times(decimal(factor)), decimal(amount)),
    2,
  )
