/** Characters of remit and verify codes: none that are mistaken for another (AE-75). */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const compact = (date: string) => date.replaceAll('-', '')
const padded = (n: number, digits: number) => String(n).padStart(digits, '0')

/** 'ZF' + yyyyMMdd + 10 digits (A 2.9). */
export const orderNo = (date: string, n: number): string => `ZF${compact(date)}${padded(n, 10)}`
/** 'PZ' + yyyyMMdd + 8 digits (A 2.19). */
export const voucherNo = (date: string, n: number): string => `PZ${compact(date)}${padded(n, 8)}`
/** 'FQ' + yyyyMM + 6 digits (A 2.16). */
export const planNo = (date: string, n: number): string => `FQ${compact(date).slice(0, 6)}${padded(n, 6)}`
/** 'TK' + yyyyMMdd + 8 digits: the refund's number at the channel. */
export const refundNo = (date: string, n: number): string => `TK${compact(date)}${padded(n, 8)}`
/** 'P' + yyyyMMdd + the payment's chance part; 6..32 of [0-9A-Za-z_-], never used twice (5.9). */
export const outTradeNo = (date: string, paymentId: string): string => `P${compact(date)}${paymentId.slice(-20)}`

/** Twelve characters made of random bytes (A 2.19 verifyCode). Throws a RangeError for fewer bytes. */
export function verifyCode(bytes: Uint8Array): string {
  if (bytes.length < 12) throw new RangeError('a verify code needs 12 bytes')
  return [...bytes.slice(0, 12)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
