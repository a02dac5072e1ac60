import createBig, { type Big } from 'big.js'

/*
 * The one place that touches the decimal library. A constructor of our own, so that nobody else's settings reach ours.
 * Quotients carry 20 decimals before they are rounded to what the field holds; that is far below half a fen.
 */
const Decimal = createBig()
Decimal.DP = 20
Decimal.RM = 1

export type { Big }

const PATTERN = /^-?\d+(\.\d+)?$/

/** True for a plain decimal text such as '-12.50'; no exponent, no separators, no spaces. */
export const isDecimal = (text: string): boolean => PATTERN.test(text)

/** Reads a plain decimal text; anything else is a programming error and throws a RangeError. */
export function decimal(text: string): Big {
  if (!isDecimal(text)) throw new RangeError(`not a decimal: "${text}"`)
  return new Decimal(text)
}

/** Rounds half up (away from zero on a tie, CV-5) to `places`; never writes a negative zero. */
export function fixed(value: Big, places: number): string {
  const text = value.toFixed(places, 1)
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
}

/** Cuts towards zero to `places`. */
export const cut = (value: Big, places: number): string => fixed(value.round(places, 0), places)

/** Thousands separators for the integer part: '-1234567.80' → '-1,234,567.80'. */
export function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const marked = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? marked : `${marked}.${fraction}`
}

/** The design's minus is U+2212, which is as wide as a digit (visual 9). */
export const MINUS = '\u2212'
/** What a reader sees where a value is not known: never 0, NaN or undefined (AE-92). */
export const UNKNOWN = '--'
