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

/** At most twelve integer digits and two decimals: whole hundredths of it are exact in a number. */
const HUNDREDTHS = /^-?\d{1,12}\.\d\d$/

/** The sum of texts with two decimals, in whole hundredths and many times faster than the library; null when one has another form. */
export function sumHundredths(texts: readonly string[]): string | null {
  let total = 0
  for (const text of texts) {
    if (!HUNDREDTHS.test(text)) return null
    total += Number(text.replace('.', ''))
  }
  return hundredthsText(total)
}

/** The difference of two such texts; null when one has another form. */
export function differenceOfHundredths(from: string, text: string): string | null {
  if (!HUNDREDTHS.test(from) || !HUNDREDTHS.test(text)) return null
  return hundredthsText(Number(from.replace('.', '')) - Number(text.replace('.', '')))
}

function hundredthsText(total: number): string | null {
  if (!Number.isSafeInteger(total)) return null
  const digits = String(Math.abs(total)).padStart(3, '0')
  return `${total < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** −1, 0 or 1 for two texts with two decimals, many times faster than the library; null when one has another form. */
export function compareHundredths(a: string, b: string): -1 | 0 | 1 | null {
  if (!HUNDREDTHS.test(a) || !HUNDREDTHS.test(b)) return null
  const difference = Number(a.replace('.', '')) - Number(b.replace('.', ''))
  return difference === 0 ? 0 : difference < 0 ? -1 : 1
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
