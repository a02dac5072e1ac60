/** Characters of remit and verify codes: none that are mistaken for another (AE-75). */
export const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const compact = (date: string) => date.replaceAll('-', '')
const padded = (n: number, digits: number) => String(n).padStart(digits, '0')

/*
 * Numbers of orders, payments and refunds: two letters, the customer number, a rest that sorts by time; at most 32 characters (5.9). What
 * a channel sends back so names the row's key, and no search goes over all customers.
 */

/** 'ZF' + customer number + yyyyMMdd + 8 digits (A 2.9). */
export const orderNo = (bp: string, date: string, n: number): string => `ZF${bp}${compact(date)}${padded(n, 8)}`
/** 'GQ' + customer number + yyyyMMdd + 8 digits (A 2.11). */
export const gasOrderNo = (bp: string, date: string, n: number): string => `GQ${bp}${compact(date)}${padded(n, 8)}`
/** 'TK' + customer number + yyyyMMdd + 8 digits: the refund's number at the channel. */
export const refundNo = (bp: string, date: string, n: number): string => `TK${bp}${compact(date)}${padded(n, 8)}`
/** 'FK' + customer number + the payment's id without the middle of its chance; never used twice (5.9). */
export const outTradeNo = (bp: string, paymentId: string): string =>
  `FK${bp}${paymentId.slice(0, 10)}${paymentId.slice(-10)}`
/** 'HB' + the trade's id: what several orders of a basket are paid by; each of them keeps a number of its own (Y-13). */
export const basketTradeNo = (tradeId: string): string => `HB${tradeId}`
export const isBasketTrade = (outTradeNo: string): boolean => /^HB[0-9A-Z]{26}$/.test(outTradeNo)
/** 'TT' + customer number + the payment's id, shortened as above: money that came by transfer. */
export const transferNo = (bp: string, paymentId: string): string =>
  `TT${bp}${paymentId.slice(0, 10)}${paymentId.slice(-10)}`
/** 'PZ' + yyyyMMdd + 8 digits (A 2.19). */
export const voucherNo = (date: string, n: number): string => `PZ${compact(date)}${padded(n, 8)}`
/** 'FQ' + yyyyMM + 6 digits (A 2.16). */
export const planNo = (date: string, n: number): string => `FQ${compact(date).slice(0, 6)}${padded(n, 6)}`

/** The customer number in the number of a payment; null in one from before it was there ('P' + yyyyMMdd + chance). */
export const bpOfTrade = (outTradeNo: string): string | null => /^FK(\d{10})[0-9A-Z]{20}$/.exec(outTradeNo)?.[1] ?? null

/** The same in the number of a payment's refund, which ends with the payment's place. */
export const bpOfRefund = (outRefundNo: string): string | null =>
  /^TK(\d{10})\d{16}-\d+$/.exec(outRefundNo)?.[1] ?? null

/** Twelve characters made of random bytes (A 2.19 verifyCode). Throws a RangeError for fewer bytes. */
export function verifyCode(bytes: Uint8Array): string {
  if (bytes.length < 12) throw new RangeError('a verify code needs 12 bytes')
  return [...bytes.slice(0, 12)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
