import { createHash, timingSafeEqual } from 'node:crypto'
import type { CallbackSign } from './types'

/** WeChat's proof of itself: the SHA-1 over token, moment and nonce in the order of their characters. */
export const callbackSignature = (token: string, { timestamp, nonce }: Omit<CallbackSign, 'signature'>): string =>
  createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex')

export function isSignedWith(token: string, sign: CallbackSign): boolean {
  if (token === '') return false
  const own = Buffer.from(callbackSignature(token, sign))
  const given = Buffer.from(sign.signature)
  return own.length === given.length && timingSafeEqual(own, given)
}
