import type { ErrorCode } from '@domain/errors'

/* LG-02, LG-03 */
export const SMS_INTERVAL_SECONDS = 60
export const SMS_EXPIRE_SECONDS = 300
export const MOST_SMS_TRIES = 5
const HOUR = 3600_000
const DAY = 24 * HOUR

export interface SmsHistory {
  /** Milliseconds of the codes of this phone within a day, any order. */
  phone: readonly number[]
  /** Of this address within an hour. */
  address: readonly number[]
}

export interface AddressLimits {
  /** Codes per hour of one address. */
  perHour: number
  /** The n-th of the hour needs a picture code. */
  captchaFrom: number
}

export interface SmsRefusal {
  code: Extract<ErrorCode, '2004' | '2005'>
  /** Seconds. */
  retryAfter: number | null
}

const PHONE_PER_HOUR = 5
const PHONE_PER_DAY = 10
const PHONE_CAPTCHA_FROM = 3

const within = (times: readonly number[], now: number, span: number) => times.filter((at) => now - at < span)

/** LG-03: why no code may be sent now, or null. */
export function smsRefusal(history: SmsHistory, limits: AddressLimits, now: number): SmsRefusal | null {
  const latest = Math.max(...history.phone, Number.NEGATIVE_INFINITY)
  const wait = latest + SMS_INTERVAL_SECONDS * 1000 - now
  if (wait > 0) return { code: '2004', retryAfter: Math.ceil(wait / 1000) }
  if (within(history.phone, now, HOUR).length >= PHONE_PER_HOUR) return { code: '2005', retryAfter: null }
  if (within(history.phone, now, DAY).length >= PHONE_PER_DAY) return { code: '2005', retryAfter: null }
  if (within(history.address, now, HOUR).length >= limits.perHour) return { code: '2005', retryAfter: null }
  return null
}

/** LG-03: from the 3rd code of a phone, or the n-th of an address, within an hour a picture code comes first. */
export const needsCaptcha = (history: SmsHistory, limits: AddressLimits, now: number): boolean =>
  within(history.phone, now, HOUR).length + 1 >= PHONE_CAPTCHA_FROM ||
  within(history.address, now, HOUR).length + 1 >= limits.captchaFrom
