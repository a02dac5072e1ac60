import { characters, digitsOf } from '@domain/text'
import type { FieldProps } from './props'

type Kind = NonNullable<FieldProps['kind']>

/** A mainland phone number has eleven digits; more of them begin with the country code. */
const PHONE_DIGITS = 11
const withoutCountry = (digits: string): string =>
  digits.length > PHONE_DIGITS ? digits.replace(/^(?:00)?86/, '') : digits

/**
 * What a field keeps of what was typed or pasted (specification 5): phone numbers and codes their digits, every kind at most
 * `most` characters. Amounts and readings stay as typed: leaving a letter out of 1e9 would make another amount of it.
 */
export function keptText(kind: Kind, typed: string, most: number = Infinity): string {
  const text = kind === 'tel' ? withoutCountry(digitsOf(typed)) : kind === 'digits' ? digitsOf(typed) : typed
  return characters(text) > most ? Array.from(text).slice(0, most).join('') : text
}

/** Kinds whose text may come in longer than it is kept: pasted numbers have spaces. */
export const dropsText = (kind: Kind): boolean => kind === 'tel' || kind === 'digits'
