import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Work } from '../../../http/context'
import { badField } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import type { AccountKey } from '../types'

/** Minutes that a found account may be paid for (AE-61). */
const LIFE_MINUTES = 15

interface Claims {
  /** Payer. */
  u: string
  c: string
  b: string
  /** Milliseconds of the product's clock. */
  e: number
}

const sign = (work: Work, body: string): Buffer =>
  createHmac('sha256', createHmac('sha256', work.config.jwtKey).update('payToken').digest()).update(body).digest()

/** Stands for an account that this user found (AE-61): signed, for this payer only. */
export function makePayToken(work: Work, payerUserId: string, key: AccountKey): { payToken: string; expireAt: string } {
  const expires = work.clock.now() + LIFE_MINUTES * 60_000
  const body = Buffer.from(
    JSON.stringify({ u: payerUserId, c: key.companyCode, b: key.bp, e: expires } satisfies Claims),
  ).toString('base64url')
  return { payToken: `${body}.${sign(work, body).toString('base64url')}`, expireAt: isoOf(expires) }
}

/** The account of a token. A forged, foreign or expired one: 2901 with field payToken (FL-A11). */
export function readPayToken(work: Work, payerUserId: string, token: string): AccountKey {
  const refused = badField('payToken')
  const [body = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(work, body)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw refused
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Claims
  if (claims.u !== payerUserId || claims.e <= work.clock.now()) throw refused
  return { companyCode: claims.c, bp: claims.b }
}
