import { halfWidth } from '@domain/text'
import { ALPHABET } from './numbers'

const LENGTH = 8
const SIZE = ALPHABET.length

/** The last character of a code: the sum of position times value, from position 1 (AE-75). */
const checkOf = (body: string): string =>
  ALPHABET.charAt([...body].reduce((sum, mark, index) => sum + (index + 1) * ALPHABET.indexOf(mark), 0) % SIZE)

/** A remit code made of random bytes (AE-75). Throws a RangeError for fewer than seven. */
export function remitCode(bytes: Uint8Array): string {
  if (bytes.length < LENGTH - 1) throw new RangeError('a remit code needs 7 bytes')
  const body = [...bytes.slice(0, LENGTH - 1)].map((byte) => ALPHABET.charAt(byte % SIZE)).join('')
  return body + checkOf(body)
}

/** Whether a text is a code that was read without a slip: right characters, right check. */
export const isRemitCode = (text: string): boolean =>
  text.length === LENGTH &&
  [...text].every((mark) => ALPHABET.includes(mark)) &&
  checkOf(text.slice(0, -1)) === text.slice(-1)

/** Not ten digits of a longer number: of a phone, an account, a number of the bank's. */
const CUSTOMER_NUMBER = /(?<!\d)\d{10}(?!\d)/g

/** Everything in a remark that could be a customer number. */
export const customerNumbersIn = (remark: string): string[] => halfWidth(remark).match(CUSTOMER_NUMBER) ?? []

/** The customer number that a remark names, if any. */
export const customerNumberIn = (remark: string): string | undefined => customerNumbersIn(remark)[0]

/**
 * Everything in a remark that could be a code, each once. People type it in small letters, in full width, with blanks and hyphens in
 * between, or in the middle of a sentence.
 */
export function codesIn(note: string): string[] {
  const text = halfWidth(note)
    .toUpperCase()
    .replace(/[\s\-_.:：]/g, '')
  const windows = Array.from({ length: Math.max(0, text.length - LENGTH + 1) }, (_, at) => text.slice(at, at + LENGTH))
  return [...new Set(windows.filter(isRemitCode))]
}
