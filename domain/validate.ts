import { dayNumber, isDate, toMillis } from './date'
import { parseAmount } from './money'

/*
 * Every validator of specification 5. Each takes the text as it is (trim before if the field trims) and says yes or no; an empty text
 * is never valid. Sentences belong to the field; the defaults are at the end.
 */

/** Mainland mobile: 11 digits, 1, then 2–9. */
const PHONE = /^1[2-9]\d{9}$/
export const isPhone = (text: string): boolean => PHONE.test(text)

/** Local part of letters and digits joined by - _ . ; a domain; a last label of 2–5 letters. */
export const isEmail = (text: string): boolean =>
  /^[A-Za-z0-9]+([-_.]+[A-Za-z0-9]+)*@[A-Za-z0-9]+(-+[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-+[A-Za-z0-9]+)*)*\.[A-Za-z]{2,5}$/.test(
    text,
  )

/** http or https with a host name or IPv4, optional port, path, query and fragment; no spaces. */
export const isUrl = (text: string): boolean =>
  /^https?:\/\/(localhost|[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+)(:\d{1,5})?([/?#]\S*)?$/.test(
    text,
  )

/** A real day as typed: 2026-1-5, 2026/01/05, 2026.01.05, with or without a time of day. */
export function isDateInput(text: string): boolean {
  const parts = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text)
  if (!parts) return false
  const [, year = '', , month = '', day = '', time] = parts
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) && (time === undefined || isMoment(`${date} ${time}`))
}

/** A real day as YYYY-MM-DD. */
export const isIsoDate = (text: string): boolean => isDate(text)

/** A moment of a day that exists, as {@link toMillis} reads it. */
export function isMoment(text: string): boolean {
  try {
    return Number.isFinite(toMillis(text))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** A signed decimal number; no exponent. */
export const isNumberText = (text: string): boolean => /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(text)

/** Digits only; with a length or a range when given: isDigits(bp, 10), isDigits(account, 8, 30). */
export const isDigits = (text: string, from = 1, to = from === 1 ? Number.POSITIVE_INFINITY : from): boolean =>
  /^\d+$/.test(text) && text.length >= from && text.length <= to

export const isBp = (text: string): boolean => isDigits(text, 10)
export const isBankAccount = (text: string): boolean => isDigits(text, 8, 30)

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const ID_CHECKS = '10X98765432'

/** 18 characters of GB 11643: a real date of birth from 1800 on and a right check character. */
export function isIdCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false
  const birth = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  if (!isDate(birth) || dayNumber(birth) < dayNumber('1800-01-01')) return false
  const sum = ID_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return ID_CHECKS[sum % 11] === text[17]?.toUpperCase()
}

const PROVINCE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领]'
const PLATE = new RegExp(`^${PROVINCE}[A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]$`)
const NEW_ENERGY = new RegExp(`^${PROVINCE}[A-HJ-NP-Z](\\d{5}[A-HJK]|[A-HJK][A-HJ-NP-Z0-9]\\d{4})$`)

/** A plate of 7 characters, or 8 for new-energy cars. */
export const isCarPlate = (text: string): boolean => PLATE.test(text) || NEW_ENERGY.test(text)

/** Positive, at most two decimals, thousands separators allowed. */
export const isAmount = (text: string): boolean => parseAmount(text).ok

export const isChinese = (text: string): boolean => /^[\u3400-\u4dbf\u4e00-\u9fff]+$/.test(text)
/** A Chinese personal name; the middle dot may join its parts (C 0.5). */
export const isChineseName = (text: string): boolean =>
  /^[\u3400-\u4dbf\u4e00-\u9fff]+(·[\u3400-\u4dbf\u4e00-\u9fff]+)*$/.test(text)
export const isLetters = (text: string): boolean => /^[A-Za-z]+$/.test(text)
export const isLettersAndDigits = (text: string): boolean => /^[A-Za-z0-9]+$/.test(text)

/** Area code, 7 or 8 digits, optional extension: 0316-0000100, 010-12345678-123; the first hyphen may be missing. */
export const isLandline = (text: string): boolean => /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/.test(text)

/** The text of a JSON object or list. */
export function isJsonText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/** A numeric code such as an SMS code. */
export const isNumericCode = (text: string): boolean => /^\d{6}$/.test(text)

const PASSWORD_KINDS = [/[A-Z]/, /[a-z]/, /\d/, /[!@#$%^&*()_+\-=.,?]/]

/** 8–20 characters of at least three of the four kinds, with no phone number in it (LG-08). */
export const isPassword = (text: string): boolean =>
  text.length >= 8 &&
  text.length <= 20 &&
  PASSWORD_KINDS.filter((kind) => kind.test(text)).length >= 3 &&
  !/1[2-9]\d{9}/.test(text)

const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Unified social credit code of GB 32100: 18 characters, the last one a check (CE-04). Capital letters only. */
export function isUscc(text: string): boolean {
  if (text.length !== 18) return false
  const values = Array.from(text, (mark) => USCC_ALPHABET.indexOf(mark))
  if (values.some((value) => value < 0)) return false
  const sum = USCC_WEIGHTS.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0)
  return values[17] === (31 - (sum % 31)) % 31
}

/** Default sentences of the input component (specification 5, C 0.5). */
export const NAME_EMPTY = '请填写姓名'
export const PHONE_WRONG = '请填写正确的手机号'
/** The sentence of a required field left empty (C 0.5). */
export const requiredText = (label: string): string => `请填写${label}`
