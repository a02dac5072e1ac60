import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HeadEnd } from './settings'

/** What a signature is for: one made for frames opens nothing else. */
export type Purpose = 'frames' | 'valve' | 'credit' | 'command' | 'alarm'

/** Seconds that a signed request is good for, on either side of now. */
const freshFor = 300

/** Hex HMAC-SHA256 over purpose, time in seconds and body, a line each. */
const signatureOf = (headEnd: Pick<HeadEnd, 'key'>, purpose: Purpose, time: string, body: string): string =>
  createHmac('sha256', headEnd.key).update(`${purpose}\n${time}\n${body}`).digest('hex')

/** Headers of a signed request, by the time of the world. */
export function signedHeaders(headEnd: HeadEnd, purpose: Purpose, body: string): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1000))
  return {
    'x-head-end': headEnd.id,
    'x-head-end-time': time,
    'x-head-end-signature': signatureOf(headEnd, purpose, time, body),
  }
}

/** Which head-end signed this; null for an unknown one, a wrong signature, or a request that is too old. */
export function signerOf(
  headEnds: readonly HeadEnd[],
  purpose: Purpose,
  header: (name: string) => string | undefined,
  body: string,
): HeadEnd | null {
  const headEnd = headEnds.find(({ id }) => id === header('x-head-end'))
  const time = header('x-head-end-time') ?? ''
  if (!headEnd || !/^\d{1,12}$/.test(time)) return null
  if (Math.abs(Date.now() / 1000 - Number(time)) > freshFor) return null
  const given = Buffer.from(header('x-head-end-signature') ?? '', 'hex')
  const wanted = Buffer.from(signatureOf(headEnd, purpose, time, body), 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? headEnd : null
}
