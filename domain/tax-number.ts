import { halfWidth } from './text'
import { isIdCard, isUscc } from './validate'

const ORG_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]
const ORG_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Nine characters of an organisation code (GB 11714): the last one is a check. */
function isOrgCode(text: string): boolean {
  if (!/^[0-9A-Z]{8}[0-9X]$/.test(text)) return false
  const sum = ORG_WEIGHTS.reduce((total, weight, index) => total + weight * ORG_ALPHABET.indexOf(text[index] ?? ''), 0)
  const check = 11 - (sum % 11)
  return text[8] === (check === 10 ? 'X' : check === 11 ? '0' : String(check))
}

/** Digits of an identity card of before 1999: region, date of birth in six digits, number. */
function isOldIdCard(text: string): boolean {
  if (!/^[1-9]\d{14}$/.test(text)) return false
  const [month, day] = [Number(text.slice(8, 10)), Number(text.slice(10, 12))]
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

/**
 * A taxpayer number (C 2.18), capitals only. 18 characters: a unified social credit code (GB 32100). 15: region and organisation code
 * with its check (GB 11714). 17 and 20: the identity card of a sole trader, old or new, and two more characters.
 */
export function isTaxNumber(text: string): boolean {
  if (!/^[0-9A-Z]+$/.test(text)) return false
  if (text.length === 18) return isUscc(text)
  if (text.length === 15) return /^\d{6}/.test(text) && isOrgCode(text.slice(6))
  if (text.length === 17) return isOldIdCard(text.slice(0, 15))
  return text.length === 20 && isIdCard(text.slice(0, 18))
}

/** As typed, in one spelling: half width, capitals, no blanks. Letters that look alike or would become plain ones as capitals (ſ, ı) stay, and are refused. */
export const taxNumberOf = (typed: string): string =>
  halfWidth(typed)
    .replace(/\s/g, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** A buyer's name in one spelling: no blanks around, brackets full width. */
export const buyerNameOf = (typed: string): string =>
  typed.trim().replace(/\s+/g, ' ').replace(/\(/g, '（').replace(/\)/g, '）')

/**
 * Whether a name can be on an invoice: 2 to 100 characters of Chinese or Latin letters, digits and the marks of names. Control
 * characters and letters of scripts that only look like them (Cyrillic, Greek) are none.
 */
export const isBuyerName = (name: string): boolean =>
  name.length >= 2 && name.length <= 100 && /^[\p{Script=Han}A-Za-z0-9 （）·.,，、&'’\-—《》“”/+〇：:]+$/u.test(name)
