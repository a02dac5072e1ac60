/*
 * Decimal texts as in rows and answers: rounded, compared, added and grouped without the decimal library, which would add its bytes to
 * the first page.
 */

const PATTERN = /^-?\d+(\.\d+)?$/

/** True for a plain decimal text such as '-12.50'; no exponent, no separators, no spaces. */
export const isDecimal = (text: string): boolean => PATTERN.test(text)

/** A text that is no plain decimal is a programming error. */
export function mustBeDecimal(text: string): void {
  if (!isDecimal(text)) throw new RangeError(`not a decimal: "${text}"`)
}

/**
 * Rounds half up (away from zero on a tie, CV-5) to `places`; never writes a negative zero. Throws a RangeError for a text that is no
 * plain decimal.
 */
export function rounded(text: string, places: number): string {
  mustBeDecimal(text)
  if (isRounded(text, places)) return text
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const kept = `${whole}${fraction.slice(0, places).padEnd(places, '0')}`
  const digits = ((fraction[places] ?? '0') >= '5' ? oneMore(kept) : kept).replace(/^0+/, '').padStart(places + 1, '0')
  const value = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return text.startsWith('-') && /[1-9]/.test(digits) ? `-${value}` : value
}

/** Most texts of rows are: that is seen without taking them apart. */
const isRounded = (text: string, places: number): boolean =>
  places > 0 &&
  text.at(-1 - places) === '.' &&
  !text.startsWith('-') &&
  (text.startsWith('0.') || !text.startsWith('0'))

/** '1299' → '1300', '999' → '1000'. */
const oneMore = (digits: string): string =>
  digits.replace(
    /(^|[0-8])(9*)$/,
    (_, digit: string, nines: string) => `${Number(digit) + 1}${'0'.repeat(nines.length)}`,
  )

/** Digits of a text that a number tells from every other such text, and in the same order. */
const EXACT = 15

/** −1, 0 or 1 for two plain decimal texts of any length. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  mustBeDecimal(a)
  mustBeDecimal(b)
  if (a.length <= EXACT && b.length <= EXACT) {
    const difference = Number(a) - Number(b)
    return difference === 0 ? 0 : difference < 0 ? -1 : 1
  }
  const places = Math.max(placesOf(a), placesOf(b))
  const [left, right] = [rounded(a, places), rounded(b, places)]
  if (left === right) return 0
  const isNegative = left.startsWith('-')
  if (isNegative !== right.startsWith('-')) return isNegative ? -1 : 1
  const isLess = left.length === right.length ? left < right : left.length < right.length
  return isLess === isNegative ? 1 : -1
}

const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** At most twelve integer digits and two decimals: whole hundredths of it are exact in a number. */
const HUNDREDTHS = /^-?\d{1,12}\.\d\d$/

/** Off by less than a hundredth part before it is rounded. */
const hundredthsOf = (text: string): number => Math.round(Number(text) * 100)

/** The sum of texts with two decimals, in whole hundredths and many times faster than the library; null when one has another form. */
export function sumHundredths(texts: readonly string[]): string | null {
  let total = 0
  for (const text of texts) {
    if (!HUNDREDTHS.test(text)) return null
    total += hundredthsOf(text)
  }
  return hundredthsText(total)
}

/** The difference of two such texts; null when one has another form. */
export function differenceOfHundredths(from: string, text: string): string | null {
  if (!HUNDREDTHS.test(from) || !HUNDREDTHS.test(text)) return null
  return hundredthsText(hundredthsOf(from) - hundredthsOf(text))
}

function hundredthsText(total: number): string | null {
  if (!Number.isSafeInteger(total)) return null
  const digits = String(Math.abs(total)).padStart(3, '0')
  return `${total < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

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
