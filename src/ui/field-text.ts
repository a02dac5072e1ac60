import { characters, digitsOf, halfWidth } from '@domain/text'
import type { FieldProps } from './props'

type Kind = NonNullable<FieldProps['kind']>

/** A mainland phone number has eleven digits; more of them begin with the country code. */
const PHONE_DIGITS = 11
const withoutCountry = (digits: string): string =>
  digits.length > PHONE_DIGITS ? digits.replace(/^(?:00)?86/, '') : digits

/** Digits and one point: '１,２３４.５.０' → '1234.50'. */
function decimalOf(typed: string): string {
  const [whole = '', ...rest] = halfWidth(typed)
    .replace(/[^\d.]/g, '')
    .split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}

const FILTERS: Partial<Record<Kind, (typed: string) => string>> = {
  tel: (typed) => withoutCountry(digitsOf(typed)),
  digits: digitsOf,
  number: decimalOf,
}

/**
 * What a field keeps of what was typed or pasted (specification 5): phone numbers and codes their digits, amounts and readings
 * one point as well, every kind at most `most` characters.
 */
export function keptText(kind: Kind, typed: string, most: number = Infinity): string {
  const text = FILTERS[kind]?.(typed) ?? typed
  return characters(text) > most ? Array.from(text).slice(0, most).join('') : text
}

/** Kinds with input that may be longer than the stored text: pasted numbers have spaces. */
export const dropsText = (kind: Kind): boolean => kind in FILTERS
