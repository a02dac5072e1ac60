import createBig, { type Big } from 'big.js'
import { mustBeDecimal } from './decimal-text'

export * from './decimal-text'

/*
 * The one place that uses the decimal library. A constructor of its own, so that settings of other packages do not apply. Quotients
 * have 20 decimals before they are rounded to those of the field; that is far below half a fen.
 */
const Decimal = createBig()
Decimal.DP = 20
Decimal.RM = 1

export type { Big }

/** Reads a plain decimal text; anything else is a programming error and throws a RangeError. */
export function decimal(text: string): Big {
  mustBeDecimal(text)
  return new Decimal(text)
}

/** Rounds half up (away from zero on a tie, CV-5) to `places`; never writes a negative zero. */
export function fixed(value: Big, places: number): string {
  const text = value.toFixed(places, 1)
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
}

/** Cuts towards zero to `places`. */
export const cut = (value: Big, places: number): string => fixed(value.round(places, 0), places)
