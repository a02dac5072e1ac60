import { UNKNOWN, compareDecimals, decimal, fixed, rounded } from './decimal'
import type { Money } from './money-text'
import type { Volume } from './volume'

/** Yuan per m³ as a decimal text with four decimals (CV-5). Tier deltas are prices too and may be negative. */
export type Price = string & { readonly unit?: 'yuan/m3' }

/** Rounds a decimal text half up to four decimals. */
export const price = (value: string): Price => rounded(value, 4)

export const addPrice = (a: Price, b: Price): Price => fixed(decimal(a).plus(decimal(b)), 4)

export const minPrice = (a: Price, b: Price): Price => price(compareDecimals(a, b) <= 0 ? a : b)

export const comparePrice = (a: Price, b: Price): -1 | 0 | 1 => compareDecimals(a, b)

/** amount ÷ volume for display only, never to multiply with again (AE-17); null without volume. */
export function averagePrice(amount: Money, volume: Volume): Price | null {
  const divisor = decimal(volume)
  return divisor.eq(0) ? null : fixed(decimal(amount).div(divisor), 4)
}

/** '3.9800'; '--' when unknown. */
export const formatPriceNumber = (value: Price | null | undefined): string =>
  value === null || value === undefined || value === '' ? UNKNOWN : price(value)

/** '3.9800 元/m³' (visual 9). */
export function formatPrice(value: Price | null | undefined): string {
  const text = formatPriceNumber(value)
  return text === UNKNOWN ? text : `${text} 元/m³`
}
