import { createHmac, hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose'
import type { Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { hashOf, isSame } from '../../secret'
import { signingKeysOf } from '../../signing-keys'
import { ANONYMOUS_SECONDS, UNIFIED_SECONDS } from './rules/lifetimes'

/*
 * Business tokens and grant codes are derived from their row's id with a key of the process: the table holds their hash only, and yet
 * the same session can get its token again (AU-01: userInfo) and the second of two tabs the grant code that the first one got (AU-10:
 * 60 s grace).
 */

type Keyed = Pick<Work, 'config' | 'clock'>

const made = new WeakMap<Buffer, Buffer>()

function idKey(jwtKey: Buffer): Buffer {
  const known = made.get(jwtKey)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', jwtKey, '', 'account|ids', 32))
  made.set(jwtKey, key)
  return key
}

const derive = (key: Buffer, purpose: string, id: string): string =>
  createHmac('sha256', idKey(key)).update(`${purpose}|${id}`).digest('base64url')

/** The business token (`Authorization`) of a new session. */
export const businessTokenOf = (work: Keyed, sessionId: string): string =>
  derive(work.config.jwtKey, 'token', sessionId)

/** The grant code of a new grant. */
export const grantCodeOf = (work: Keyed, grantId: string): string => derive(work.config.jwtKey, 'grant', grantId)

/** The text of a stored hash, under the key that it was made with; under the newest where that key is gone: then it opens nothing. */
function derivedFor(work: Keyed, purpose: string, id: string, hash: string): string {
  const made = signingKeysOf(work).map((key) => derive(key, purpose, id))
  return made.find((one) => hashOf(one) === hash) ?? derive(work.config.jwtKey, purpose, id)
}

/** The business token that a session was given. */
export const tokenOfSession = (work: Keyed, { sessionId, tokenHash }: { sessionId: string; tokenHash: string }) =>
  derivedFor(work, 'token', sessionId, tokenHash)

/** The code that a grant was given. */
export const codeOfGrant = (work: Keyed, { grantId, codeHash }: { grantId: string; codeHash: string }) =>
  derivedFor(work, 'grant', grantId, codeHash)

/** AU-12 403: csrf = base64url(HMAC-SHA256(csrfSecret, jti)). */
export const csrfOf = (secret: string, jti: string): string =>
  createHmac('sha256', secret).update(jti).digest('base64url')

export const isCsrfOf = (sent: string, secret: string, jti: string): boolean => isSame(sent, csrfOf(secret, jti))

/** AU-11. */
export interface UnifiedClaims {
  userId: string
  jti: string
  tenantId: string
  appId: string
  entrustedTenantId: string | null
}

/** A unified token of 2 h by the product's clock (AU-10). */
export async function signUnified(work: Keyed, claims: UnifiedClaims): Promise<{ value: string; expireAt: string }> {
  const iat = Math.floor(work.clock.now() / 1000)
  const exp = iat + UNIFIED_SECONDS
  const value = await new SignJWT({
    tenantId: claims.tenantId,
    appId: claims.appId,
    ...(claims.entrustedTenantId === null ? {} : { ent: claims.entrustedTenantId }),
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('ennUnified')
    .setSubject(claims.userId)
    .setJti(claims.jti)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(work.config.jwtKey)
  return { value, expireAt: isoOf(exp * 1000) }
}

/** Tokens of the latest calls with a good signature: they come with every call, and only their expiry changes. */
const verified = new WeakMap<Work['config'], Map<string, JWTPayload>>()
const KEPT_TOKENS = 5000

/** Reads a unified token; null when signature, form or expiry (with `toleranceSeconds` beyond it) is wrong. */
export async function readUnified(work: Keyed, value: string, toleranceSeconds = 0): Promise<UnifiedClaims | null> {
  const known = verified.get(work.config) ?? new Map<string, JWTPayload>()
  verified.set(work.config, known)
  const payload = known.get(value) ?? (await verifiedUnified(work, value))
  if (payload === null) return null
  const [oldest] = known.size > KEPT_TOKENS ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
  known.set(value, payload)
  if ((payload.exp ?? 0) <= Math.floor(work.clock.now() / 1000) - toleranceSeconds) return null
  const text = (claim: unknown) => (typeof claim === 'string' ? claim : '')
  return {
    userId: text(payload.sub),
    jti: text(payload.jti),
    tenantId: text(payload['tenantId']),
    appId: text(payload['appId']),
    entrustedTenantId: text(payload['ent']) || null,
  }
}

/** What a token of ours says, be it over or not. */
const verifiedUnified = (work: Keyed, value: string): Promise<JWTPayload | null> =>
  verifiedBy(work, value, {
    issuer: 'ennUnified',
    currentDate: new Date(0),
    requiredClaims: ['sub', 'jti', 'exp'],
  })

/** Tried with each key: there is more than one only while a new one takes over. */
async function verifiedBy(work: Keyed, value: string, options: JWTVerifyOptions): Promise<JWTPayload | null> {
  for (const key of signingKeysOf(work)) {
    try {
      return (await jwtVerify(value, key, { algorithms: ['HS256'], ...options })).payload
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
    }
  }
  return null
}

const anonymousAudience = 'anonymous'

/** A visitor's token (AU-18). Its audience and its issuer both differ from those of the unified token. */
export function signAnonymous(work: Keyed, device: string): Promise<string> {
  const iat = Math.floor(work.clock.now() / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(anonymousAudience)
    .setSubject(device)
    .setIssuedAt(iat)
    .setExpirationTime(iat + ANONYMOUS_SECONDS)
    .sign(work.config.jwtKey)
}

/** Whether a visitor's token is good. */
export async function readAnonymous(work: Keyed, value: string): Promise<boolean> {
  const payload = await verifiedBy(work, value, {
    audience: anonymousAudience,
    currentDate: new Date(work.clock.now()),
    requiredClaims: ['sub', 'exp'],
  })
  return payload !== null
}
