import { createHmac, timingSafeEqual } from 'node:crypto'
import { signingKeysOf, type SigningKeyHolder } from '../signing-keys'

/*
 * Claims that the gateway hands out and takes back later, signed, kept nowhere. A purpose has a key of its own: a stamp of one is none of
 * another.
 */

const sign = (key: Buffer, purpose: string, body: string): Buffer =>
  createHmac('sha256', createHmac('sha256', key).update(purpose).digest()).update(body).digest()

export function makeStamp(work: SigningKeyHolder, purpose: string, claims: object): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${sign(work.config.jwtKey, purpose, body).toString('base64url')}`
}

/** The claims of a stamp of this purpose; null for a forged one. Whether they still hold is the caller's question. */
export function readStamp<Claims extends object>(
  work: SigningKeyHolder,
  purpose: string,
  stamp: string,
): Claims | null {
  const [body = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isBy = (key: Buffer) => {
    const wanted = sign(key, purpose, body)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  if (!signingKeysOf(work).some(isBy)) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Claims
}
