import { createHash } from 'node:crypto'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { readAnonymous, signAnonymous } from './tokens'
import { ANONYMOUS_SECONDS } from './rules/lifetimes'

/** Call 50, AU-18: a token that names a device and no user; it opens what is public. */
export async function anonymousToken(
  work: Work,
  deviceId: string,
): Promise<{ token: string; expireIn: number; anonymous: '1' }> {
  const device = createHash('sha256').update(deviceId).digest('base64url')
  return { token: await signAnonymous(work, device), expireIn: ANONYMOUS_SECONDS, anonymous: '1' }
}

/** Business tokens are random and have no dots; what has two is the signed one of a visitor. */
export const looksAnonymous = (token: string): boolean => token.split('.').length === 3

/** A public call of a visitor with a token that is over: 1888, so that the client fetches a new one and repeats the call once. */
export async function refuseStaleAnonymous(work: Work, token: string): Promise<void> {
  if (!(await readAnonymous(work, token))) throw new Refusal('1888')
}
