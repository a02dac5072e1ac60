import type { Work } from '../../http/context'
import type { Identify } from '../../http/run'
import { concerning, Refusal, type AuthStatus } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { ask } from '../../wiring'
import { places } from './places'
import { looksAnonymous } from './anonymous'
import { kickedRefusal, kickedStatus } from './kicked'
import * as repo from './repo'
import type { KnownSession, SessionKey } from './repo'
import { REFRESH_GRACE, SESSION_ABSOLUTE, touch } from './rules/lifetimes'
import { hashOf, unseal } from '../../secret'
import { isCsrfOf, readUnified, type UnifiedClaims } from './tokens'
import { status } from './unified'

/*
 * The user of these tokens, in the order of AU-20 for the part about the user: access key, business token, unified token, CSRF. The
 * rights at a customer number are judged by membership, which reads its part of the row together with ours (`Find`).
 */

export type Request = Parameters<Identify>[1]
export type Entry = Parameters<Identify>[2]

/** Reads a session in any state, with whatever else the reader wants to know of it; undefined when there is none. */
export type Find<R extends KnownSession> = (key: SessionKey) => Promise<R | undefined>

const userInfoKey = 'default POST /crmgas/portal/user/userInfo'
const logoutKey = 'default POST:query /crmgas/portal/user/logout'
const refreshKey = 'auth POST {base}/unify/auth/refreshToken'
const logoutKeys: readonly string[] = [
  'auth POST {base}/unify/auth/logout',
  'auth POST {init}/unify/auth/logoutOnServer',
]
/** AU-19: GET calls that write. */
const writingGets: readonly string[] = ['default GET /crmgas/saveOpenIdAccountRelation']
/** Public identifiers of the client builds, no secrets (C 0.2). */
const clientKeys = 'hyn-app-client,hyn-gateway-client'

/** C 0.2: an unknown access key, or none on a call that is not public, is no build of ours. */
export function refuseForeignClient(work: Work, request: Request, entry: Entry): void {
  const sent = ['x-gw-accesskey', 'accesskey'].map((name) => request.header(name) ?? '').filter(Boolean)
  if (sent.length === 0 && entry.access === 'public') return
  const known = work.settings.text('*', 'accessKeys', clientKeys).split(',')
  if (sent.length === 0 || sent.some((key) => !known.includes(key))) throw new Refusal('4030')
}

/**
 * Checks business token, unified token, CSRF, and returns the row of the session that they all belong to. The first that is wrong
 * refuses: 1888, or 1889 after another login ended the session; for the unified ones 417, 418, 420, 403, 430.
 */
export async function provenSession<R extends KnownSession>(
  work: Work,
  request: Request,
  entry: Entry,
  find: Find<R>,
): Promise<R> {
  const type = entry.key.split(' ', 1)[0] ?? ''
  const ofToken = type === 'auth' ? null : await byBusinessToken(work, request, entry, find)
  return ofToken !== null && !needsUnified(type, entry) ? ofToken : byUnifiedToken(work, request, entry, ofToken, find)
}

/** C 0.2: the project channel and `{product}` calls go without the unified headers; so does a logout of the business session. */
const needsUnified = (type: string, entry: Entry): boolean =>
  type !== 'job' && type !== 'gas' && entry.access !== 'token' && !/apipool|priceApproval|\.well-known/.test(entry.url)

async function byBusinessToken<R extends KnownSession>(
  work: Work,
  request: Request,
  entry: Entry,
  find: Find<R>,
): Promise<R | null> {
  const token = (request.header('authorization') ?? '').replace(/^Bearer /i, '')
  if (token === '') {
    // AU-01: after a login by grant code there is no business token yet; userInfo issues it.
    if (entry.key === userInfoKey) return null
    throw new Refusal('1888')
  }
  // AU-18: a visitor has nothing to sign out of.
  if (entry.key === logoutKey && looksAnonymous(token)) throw new Refusal('SYS_ERR')
  const row = await find({ tokenHash: hashOf(token) })
  if (!row) throw new Refusal('1888')
  if (!isLive(work, row))
    throw withUser(row, row.revokeReason === 'kicked' ? await kickedRefusal(work, row) : new Refusal('1888'))
  if (!(await agrees(work, request, entry, row))) throw withUser(row, new Refusal('1888'))
  return row
}

/** C 0.2: what the client says of its session must be the session's: user, WeChat identity, access token of `{product}` calls. */
async function agrees(work: Work, request: Request, entry: Entry, row: KnownSession): Promise<boolean> {
  const { userId, openId, sessionId } = row
  const [user = '', identity = '', token = ''] = ['userid', 'openid', 'accesstoken'].map((name) => request.header(name))
  if (user !== '' && user !== userId) return false
  if (identity !== '' && openId !== null && identity !== openId) return false
  // One that is over and forgotten says nothing any more.
  const ofToken = token === '' ? undefined : await repo.sessionOfToken(work.db, hashOf(token))
  if (ofToken !== undefined && ofToken !== sessionId) return false
  const ofProduct = entry.key.startsWith('gas ') ? (request.query('access_token') ?? '') : ''
  if (ofProduct === '') return true
  const live = await repo.liveAccessToken(work.db, hashOf(ofProduct), 'PRODUCT', work.clock.iso())
  return live?.sessionId === sessionId
}

/** The log entry of the refusal names the user of the session. */
export const withUser = <T extends Refusal | AuthStatus>(
  { userId, terminalType: terminal }: KnownSession,
  refusal: T,
): T => concerning(refusal, { userId, terminal })

const isLive = (work: Work, row: KnownSession): boolean =>
  row.revokedAt === null && row.userStatus === '1' && Date.parse(row.expireAt) > work.clock.now()

async function byUnifiedToken<R extends KnownSession>(
  work: Work,
  request: Request,
  entry: Entry,
  ofToken: R | null,
  find: Find<R>,
): Promise<R> {
  const value = request.header('ennunifiedauthorization')
  if (!value) throw status[417]()
  const claims = await readUnified(work, value, toleranceOf(entry.key))
  if (!claims) throw status[418]()
  const row = ofToken ?? (await find({ jti: claims.jti }))
  if (!row || row.userId !== claims.userId) throw status[418]()
  if (!isLive(work, row))
    throw withUser(row, row.revokeReason === 'kicked' ? await kickedStatus(work, row) : status[418]())
  if (!isJtiOf(row, claims, entry.key)) throw withUser(row, await staleToken(work, request, row, claims))
  const isWrite = entry.method === 'POST' || writingGets.includes(entry.key)
  if (isWrite && !isCsrfOf(request.header('ennunifiedcsrftoken') ?? '', unseal(work, row.csrfSecretEnc), claims.jti))
    throw withUser(row, status[403]())
  return row
}

/** Seconds a token may be over: a refresh comes late by nature, a logout must always work (AU-10, AU-17). */
const toleranceOf = (key: string): number =>
  key === refreshKey ? REFRESH_GRACE / 1000 : logoutKeys.includes(key) ? SESSION_ABSOLUTE / 1000 : 0

/** The id before the last renewal serves a refresh (two tabs) and a logout only. */
const isJtiOf = (row: KnownSession, claims: UnifiedClaims, key: string): boolean =>
  row.unifiedJti === claims.jti || (row.previousJti === claims.jti && (key === refreshKey || logoutKeys.includes(key)))

/** AU-15: after a change of tenant the old token with the old tenant's customer number is 430, everything else 418. */
async function staleToken(work: Work, request: Request, row: KnownSession, claims: UnifiedClaims): Promise<AuthStatus> {
  if (claims.tenantId === row.tenantId) return status[418]()
  const bp = request.header('bpcode')
  const isOfOldTenant = bp !== undefined && (await ask(work, places).tenantOf(work, bp)) === claims.tenantId
  return isOfOldTenant ? status[430]() : status[418]()
}

/** Notes the use, and pushes the end of the session when that is due (AU-10). */
export async function keepAlive(work: Work, row: KnownSession): Promise<void> {
  const written = touch(
    {
      lastSeenAt: Date.parse(row.lastSeenAt),
      expireAt: Date.parse(row.expireAt),
      endsAt: Date.parse(row.endsAt),
      rememberMe: row.rememberMe,
    },
    work.clock.now(),
  )
  if (written === null) return
  await repo.updateSession(work.db, row.sessionId, {
    lastSeenAt: isoOf(written.lastSeenAt),
    expireAt: isoOf(written.expireAt),
  })
}

/**
 * CV-10: the desk's calls are opened by a live x-workbench-token of scope staff; staff act for their own company. 2211 where it
 * opens nothing any more, so that the login itself goes on; 1888 without one, and where the login behind it has ended.
 */
export async function staffSession<R extends KnownSession>(
  work: Work,
  request: Request,
  find: Find<R>,
): Promise<{ row: R; companyCode: string }> {
  const token = request.header('x-workbench-token')
  if (!token) throw new Refusal('1888')
  const found = await repo.liveAccessToken(work.db, hashOf(token), 'WORKBENCH', work.clock.iso())
  if (found?.scope !== 'staff') throw new Refusal('2211')
  const row = await find({ sessionId: found.sessionId })
  if (!row || !isLive(work, row)) throw new Refusal('1888')
  const companyCode = await repo.staffCompany(work.db, row.userId)
  if (companyCode === undefined) throw new Refusal('2211')
  return { row, companyCode }
}
