import { authStatusTexts } from '@domain/auth-statuses'
import type { Ctx, Session, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { AuthStatus, Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { places, type Chosen, type Place } from './places'
import { committed } from './committed'
import * as repo from './repo'
import { REFRESH_GRACE, ROTATION_GRACE, stayOf, TMP_TOKEN_SECONDS, UNIFIED_SECONDS } from './rules/lifetimes'
import { hashOf, newSecret, unseal } from '../../secret'
import { deviceOf, endFamily, issueGrant, openSession, OWN_APP, rotate, type Continued, type Device } from './sessions'
import { openNoticed } from './notice'
import { codeOfGrant, csrfOf, readUnified, signUnified } from './tokens'
import { ask } from '../../wiring'

type Status = Exclude<keyof typeof authStatusTexts, 408>

const refuse =
  (code: Status) =>
  (text: string = authStatusTexts[code]) =>
    new AuthStatus(code, text)

export const status = {
  401: refuse(401),
  403: refuse(403),
  417: refuse(417),
  418: refuse(418),
  420: refuse(420),
  421: refuse(421),
  422: refuse(422),
  423: refuse(423),
  430: refuse(430),
} as const

export interface TokenRequest {
  grantCode?: string
  code?: string
  tenantId?: string
  appId?: string
  rememberMe?: '1' | '0'
  entrustedTenantId?: string
  terminalType?: Device['terminalType']
}

export interface TokenAnswer {
  ennUnifiedAuthorizationCookie: { name: 'ennUnifiedAuthorization'; value: string; maxAge: number; path: '/' }
  ennUnifiedCsrfToken: string
  ennUnifiedGrantCode: string
  tenantId: string
  expireAt: string
}

type Stop = Refusal | AuthStatus

/** Calls 2 and 3: a grant code or a temporary code against the unified tokens; with a tenant it is the change of tenant (AU-15). */
export async function authenticate<S>(ctx: Ctx<S>, input: TokenRequest): Promise<TokenAnswer> {
  if (!(await repo.appIsKnown(ctx.db, input.appId ?? OWN_APP))) throw new Refusal('4102')
  if (input.code) return committed(ctx, (tx) => byTmpCode(tx, input, input.code ?? ''))
  if (!input.grantCode) throw status[422]()
  return committed(ctx, (tx) => byGrantCode(tx, input, input.grantCode ?? ''))
}

async function byGrantCode<S>(ctx: Ctx<S>, input: TokenRequest, code: string): Promise<TokenAnswer | Stop> {
  const seen = await repo.grantByCode(ctx.db, hashOf(code))
  if (!seen) return status[421]()
  const user = await repo.lockUser(ctx.db, seen.userId)
  // Read again under the lock: a second tab may have rotated it meanwhile.
  const grant = await repo.grantById(ctx.db, seen.grantId)
  const now = ctx.clock.now()
  if (!grant || grant.revokedAt !== null || Date.parse(grant.expireAt) <= now || user.status !== '1')
    return status[421]()
  if (grant.rotatedTo !== null && Date.parse(grant.graceUntil ?? '') <= now) {
    await endFamily(ctx, grant.grantFamily)
    return status[421]()
  }
  const session = await sessionOf(ctx, grant, input.terminalType)
  if (session === 'over') return status[421]()
  const { tenantId, entrustedTenantId } = input
  const wish = { tenantId, entrustedTenantId, current: session, chosen: chosenWith(grant) }
  const place = await ask(ctx, places).wanted(ctx, user.userId, wish)
  if (place instanceof Error) return place
  // AU-10: a login may be remembered for less than its user asked for, never for more.
  const rememberMe = grant.rememberMe && input.rememberMe !== '0'
  const device = {
    ...deviceOf(ctx, { terminalType: session?.terminalType ?? input.terminalType ?? 'APP' }),
    rememberMe,
  }
  const sessionId = await continued(ctx, user, session, { loginType: 'grant', device, place, ...loginOf(grant) })
  const grantCode =
    grant.rotatedTo === null ? await rotate(ctx, grant, sessionId, rememberMe) : await codeInUse(ctx, sessionId)
  return renew(ctx, sessionId, place, input, grantCode)
}

/** The session of a grant, which ends with it; of one that has opened none yet the one of its login on this kind of terminal. */
async function sessionOf(
  work: Work,
  grant: repo.GrantRow,
  terminalType: string | undefined,
): Promise<repo.SessionRow | undefined | 'over'> {
  if (grant.sessionId === null) {
    const sessions = await repo.sessionsOfFamily(work.db, grant.grantFamily)
    return sessions.find((s) => terminalType === undefined || s.terminalType === terminalType)
  }
  const own = await repo.lockSession(work.db, grant.sessionId)
  return own.revokedAt === null && Date.parse(own.expireAt) > work.clock.now() ? own : 'over'
}

async function byTmpCode<S>(ctx: Ctx<S>, input: TokenRequest, code: string): Promise<TokenAnswer | Stop> {
  const tmp = await repo.consumeTmpCode(ctx.db, hashOf(code), ctx.clock.iso())
  const grant = tmp && (await repo.grantById(ctx.db, tmp.grantId))
  if (!tmp || !grant || grant.revokedAt !== null) return status[423]()
  const user = await repo.lockUser(ctx.db, tmp.userId)
  if (user.status !== '1') return status[423]()
  // A hand-over opens a session of its own beside the one that handed over: the same login, another terminal.
  const terminalType = tmp.terminalType ?? input.terminalType ?? 'H5'
  const { rememberMe } = grant
  const login = loginOf(grant)
  const session = (await repo.sessionsOfFamily(ctx.db, login.family)).find((s) => s.terminalType === terminalType)
  const place = await ask(ctx, places).wanted(ctx, user.userId, {
    tenantId: input.tenantId ?? tmp.tenantId ?? undefined,
    entrustedTenantId: input.entrustedTenantId,
    current: session,
    chosen: chosenWith(tmp),
  })
  if (place instanceof Error) return place
  const device = { ...deviceOf(ctx, { terminalType }), rememberMe }
  const sessionId = await continued(ctx, user, session, { loginType: 'tmp', device, place, ...login })
  const grantCode =
    (await codeInUse(ctx, sessionId)) ||
    (await issueGrant(ctx, { userId: user.userId, ...login, rememberMe, sessionId }))
  return renew(ctx, sessionId, place, input, grantCode)
}

/** The code of a session that is in use: two tabs that hold older ones get the same (AU-10). */
async function codeInUse(work: Work, sessionId: string): Promise<string> {
  const current = await repo.currentGrant(work.db, sessionId)
  return current ? codeOfGrant(work, current) : ''
}

/** What a code carries of the user's choice in the auth centre; null of every other code. */
const chosenWith = (row: { tenantId: string | null; entrustedTenantId: string | null }): Chosen | null =>
  row.tenantId === null ? null : { tenantId: row.tenantId, entrustedTenantId: row.entrustedTenantId }

/** LG-19: the login that a code continues, and the proof with which it began. */
const loginOf = ({ grantFamily: family, beganBy }: repo.GrantRow): Continued => ({ family, beganBy })

interface Continuation extends Continued {
  loginType: 'grant' | 'tmp'
  device: ReturnType<typeof deviceOf>
  place: Place
}

/**
 * AU-01: the live session of this login goes on and ends no other one; without a live one a new session of the same login begins, of which
 * its user gets a message (LG-10), unless it is handed over to a web view beside a session that goes on.
 */
async function continued(
  work: Work,
  user: repo.UserRow,
  session: repo.SessionRow | undefined,
  next: Continuation,
): Promise<string> {
  const isLive = ({ expireAt }: repo.SessionRow) => Date.parse(expireAt) > work.clock.now()
  if (session && isLive(session)) return session.sessionId
  const isHandedOver = next.loginType === 'tmp' && (await repo.sessionsOfFamily(work.db, next.family)).some(isLive)
  const open = isHandedOver ? openSession : openNoticed
  const opened = await open(work, user, next, next.device, next.place)
  return opened.sessionId
}

/** New jti and csrf for the session. Within one tenant the old jti may still refresh for 60 s; after a change of tenant not. */
async function renew(
  work: Work,
  sessionId: string,
  place: Place,
  input: TokenRequest,
  grantCode: string,
): Promise<TokenAnswer> {
  const session = await repo.lockSession(work.db, sessionId)
  const isSamePlace = session.tenantId === place.tenantId && session.entrustedTenantId === place.entrustedTenantId
  const now = work.clock.now()
  const renewed: repo.SessionRow = {
    ...session,
    ...place,
    appId: input.appId ?? session.appId,
    unifiedJti: newId(now),
    previousJti: isSamePlace ? session.unifiedJti : null,
    previousUntil: isSamePlace && session.unifiedJti !== null ? isoOf(now + ROTATION_GRACE) : null,
    lastSeenAt: isoOf(now),
    expireAt: isoOf(Math.min(now + stayOf(session.rememberMe), Date.parse(session.endsAt))),
  }
  await repo.updateSession(work.db, sessionId, renewed)
  return tokensOf(work, renewed, grantCode)
}

async function tokensOf(work: Work, session: repo.SessionRow, grantCode: string): Promise<TokenAnswer> {
  const { userId, tenantId, appId, entrustedTenantId, unifiedJti } = session
  const jti = unifiedJti ?? ''
  const { value, expireAt } = await signUnified(work, { userId, jti, tenantId, appId, entrustedTenantId })
  return {
    ennUnifiedAuthorizationCookie: { name: 'ennUnifiedAuthorization', value, maxAge: UNIFIED_SECONDS, path: '/' },
    ennUnifiedCsrfToken: csrfOf(unseal(work, session.csrfSecretEnc), jti),
    ennUnifiedGrantCode: grantCode,
    tenantId,
    expireAt,
  }
}

/** Call 4. Of two refreshes at once the second, which still holds the old token, gets the new one (60 s). */
export async function refresh(ctx: Ctx<Session>): Promise<TokenAnswer> {
  const session = await repo.lockSession(ctx.db, ctx.session.sessionId)
  const claims = await readUnified(ctx, ctx.header('ennunifiedauthorization') ?? '', REFRESH_GRACE / 1000)
  if (!claims || session.revokedAt !== null) throw status[418]()
  const now = ctx.clock.now()
  const grantCode = await codeInUse(ctx, session.sessionId)
  const wasRefreshed = claims.jti === session.previousJti && Date.parse(session.previousUntil ?? '') > now
  if (wasRefreshed) return tokensOf(ctx, session, grantCode)
  if (claims.jti !== session.unifiedJti) throw status[418]()
  const renewed: repo.SessionRow = {
    ...session,
    unifiedJti: newId(now),
    previousJti: session.unifiedJti,
    previousUntil: isoOf(now + ROTATION_GRACE),
    lastSeenAt: isoOf(now),
  }
  await repo.updateSession(ctx.db, session.sessionId, renewed)
  return tokensOf(ctx, renewed, grantCode)
}

/** The grant behind a code, when it may still be used: live, or rotated less than 60 s ago. */
async function usableGrant(work: Work, code: string): Promise<repo.GrantRow | null> {
  const grant = await repo.grantByCode(work.db, hashOf(code))
  if (!grant || grant.revokedAt !== null) return null
  const now = work.clock.now()
  if (Date.parse(grant.expireAt) <= now) return null
  return grant.rotatedTo !== null && Date.parse(grant.graceUntil ?? '') <= now ? null : grant
}

/** Call 1. */
export async function isValidGrant(work: Work, code: string | undefined): Promise<boolean> {
  if (!code) throw status[422]()
  return (await usableGrant(work, code)) !== null
}

/** Call 5: a code of 300 s and one use, for a hand-over by URL. */
export async function issueTmpToken(
  ctx: Ctx<Session>,
  input: { grantCode?: string; tenantId?: string },
): Promise<{ tmpToken: string; expireIn: number }> {
  if (!input.grantCode) throw status[422]()
  const grant = await usableGrant(ctx, input.grantCode)
  if (grant?.sessionId !== ctx.session.sessionId) throw status[421]()
  const tenantId = input.tenantId || ctx.session.tenantId
  const isOther = tenantId !== ctx.session.tenantId
  if (isOther && !(await ask(ctx, places).isMember(ctx, ctx.session.userId, tenantId))) throw status[430]()
  const tmpToken = newSecret()
  await repo.insertTmpCode(ctx.db, {
    codeHash: hashOf(tmpToken),
    grantId: grant.grantId,
    userId: grant.userId,
    tenantId,
    appId: OWN_APP,
    expireAt: isoOf(ctx.clock.now() + TMP_TOKEN_SECONDS * 1000),
  })
  return { tmpToken, expireIn: TMP_TOKEN_SECONDS }
}
