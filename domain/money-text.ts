import { MINUS, UNKNOWN, compareDecimals, grouped, rounded } from './decimal-text'
import { halfWidth } from './text'

/**
 * Yuan as a decimal text with exactly two decimals, e.g. '1234.50'; may be negative (CV-5). A plain string fits, since rows and
 * answers hold plain strings; a Volume or a Price does not, so that a mix-up does not compile.
 */
export type Money = string & { readonly unit?: 'yuan' }

export const ZERO_MONEY: Money = '0.00'

/** Rounds a decimal text half up to the fen. Throws a RangeError when it is not a plain decimal. */
export const money = (value: string): Money => rounded(value, 2)

/** −1, 0 or 1, as sort wants it. */
export const compareMoney = (a: Money, b: Money): -1 | 0 | 1 => compareDecimals(a, b)

export const isZeroMoney = (amount: Money): boolean => compareMoney(amount, ZERO_MONEY) === 0
export const isPositiveMoney = (amount: Money): boolean => compareMoney(amount, ZERO_MONEY) > 0
export const isNegativeMoney = (amount: Money): boolean => compareMoney(amount, ZERO_MONEY) < 0
export const minMoney = (first: Money, ...rest: Money[]): Money => money(rest.reduce(smaller, first))
export const maxMoney = (first: Money, ...rest: Money[]): Money => money(rest.reduce(larger, first))

const smaller = (a: Money, b: Money): Money => (compareMoney(a, b) <= 0 ? a : b)
const larger = (a: Money, b: Money): Money => (compareMoney(a, b) >= 0 ? a : b)

/** Yuan to whole fen by moving the point in the text, never by a multiplication (pitfall A 9.6): '50000.00' → '5000000'. */
export function toFen(amount: Money): string {
  const text = money(amount)
  const digits = text
    .replace('-', '')
    .replace('.', '')
    .replace(/^0+(?=\d)/, '')
  return text.startsWith('-') ? `-${digits}` : digits
}

/** Whole fen to yuan: '5' → '0.05'. Throws a RangeError when the text is not a whole number. */
export function fromFen(fen: string | number): Money {
  const text = String(fen)
  if (!/^-?\d+$/.test(text)) throw new RangeError(`not a count of fen: "${text}"`)
  const digits = text.replace('-', '').padStart(3, '0')
  return money(`${text.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

export type AmountProblem = 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_MANY_DECIMALS' | 'TOO_LARGE' | 'NOT_POSITIVE'
export type ParsedAmount = { ok: true; amount: Money } | { ok: false; problem: AmountProblem }

const PLAIN = /^\d+(\.\d*)?$|^\.\d+$/
const SEPARATED = /^\d{1,3}(,\d{3})+(\.\d*)?$/
/** Integer digits that numeric(16,2) holds. */
const MAX_INTEGER_DIGITS = 14

/**
 * Reads typed or pasted input as a positive amount with at most two decimals (specification 5, A 6.42): full-width digits and marks,
 * blanks around it, a ¥ in front and correct thousands separators are accepted; '1e9' is not a number.
 */
export function parseAmount(input: string): ParsedAmount {
  const text = halfWidth(input)
    .trim()
    .replace(/^[¥￥]\s*/, '')
  if (text === '') return { ok: false, problem: 'EMPTY' }
  if (!PLAIN.test(text) && !SEPARATED.test(text)) return { ok: false, problem: 'NOT_A_NUMBER' }
  const [whole = '', fraction = ''] = text.replace(/,/g, '').split('.')
  if (fraction.length > 2) return { ok: false, problem: 'TOO_MANY_DECIMALS' }
  if (whole.replace(/^0+/, '').length > MAX_INTEGER_DIGITS) return { ok: false, problem: 'TOO_LARGE' }
  const amount = money(`${whole || '0'}.${fraction || '0'}`)
  return isZeroMoney(amount) ? { ok: false, problem: 'NOT_POSITIVE' } : { ok: true, amount }
}

/** '¥1,234.50', '−¥1,234.50' and '--' when unknown (visual 9, AE-92). */
export function formatMoney(amount: Money | null | undefined): string {
  return withSign(amount, (text) => `¥${text}`)
}

/** '1,234.50' without a sign of currency: for sentences ('1,234.50 元') and fields. */
export function formatAmount(amount: Money | null | undefined): string {
  return withSign(amount, (text) => text)
}

/** Quick-choice chips drop the empty fen: '¥500', but '¥86.40' (visual 9). */
export const formatMoneyChip = (amount: Money): string => formatMoney(amount).replace(/\.00$/, '')

function withSign(amount: Money | null | undefined, write: (text: string) => string): string {
  if (amount === null || amount === undefined || amount === '') return UNKNOWN
  const text = grouped(money(amount))
  return text.startsWith('-') ? `${MINUS}${write(text.slice(1))}` : write(text)
}
