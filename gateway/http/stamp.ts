import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Work } from './context'

/*
 * Claims that the gateway hands out and takes back later, signed, kept nowhere. A purpose has a key of its own: a stamp of one is none of
 * another.
 */

const sign = ({ config }: Pick<Work, 'config'>, purpose: string, body: string): Buffer =>
  createHmac('sha256', createHmac('sha256', config.jwtKey).update(purpose).digest()).update(body).digest()

export function makeStamp(work: Pick<Work, 'config'>, purpose: string, claims: object): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${sign(work, purpose, body).toString('base64url')}`
}

/** The claims of a stamp of this purpose; null for a forged one. Whether they still hold is the caller's question. */
export function readStamp<Claims extends object>(
  work: Pick<Work, 'config'>,
  purpose: string,
  stamp: string,
): Claims | null {
  const [body = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(work, purpose, body)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Claims
}
