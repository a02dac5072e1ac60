import type { Work } from '../../../http/context'
import { badField } from '../../../http/refusal'
import { makeStamp, readStamp } from '../../../http/stamp'
import { isoOf } from '../../../ports/clock'
import type { AccountKey } from '../types'

/** Minutes that a found account may be paid for (AE-61). */
const LIFE_MINUTES = 15
const PURPOSE = 'payToken'

interface Claims {
  /** Payer. */
  u: string
  c: string
  b: string
  /** Milliseconds of the product's clock. */
  e: number
}

/** A token for an account that this user found (AE-61): signed, for this payer only. */
export function makePayToken(work: Work, payerUserId: string, key: AccountKey): { payToken: string; expireAt: string } {
  const expires = work.clock.now() + LIFE_MINUTES * 60_000
  const claims: Claims = { u: payerUserId, c: key.companyCode, b: key.bp, e: expires }
  return { payToken: makeStamp(work, PURPOSE, claims), expireAt: isoOf(expires) }
}

/** The account of a token. A forged, foreign or expired one: 2901 with field payToken (FL-A11). */
export function readPayToken(work: Work, payerUserId: string, token: string): AccountKey {
  const claims = readStamp<Claims>(work, PURPOSE, token)
  if (claims === null || claims.u !== payerUserId || claims.e <= work.clock.now()) throw badField('payToken')
  return { companyCode: claims.c, bp: claims.b }
}
