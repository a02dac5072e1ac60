import type { Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { concerning, Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { ask } from '../../wiring'
import { places, type Chosen, type Place } from './places'
import * as repo from './repo'
import type { SessionRow, UserRow } from './repo'
import type { LoginProof } from './rules/factors'
import { ROTATION_GRACE, SESSION_ABSOLUTE, stayOf, TICKET } from './rules/lifetimes'
import { hashOf, newSecret, seal } from '../../secret'
import { logSecurityAfterCommit } from './security'
import { businessTokenOf, grantCodeOf, tokenOfSession } from './tokens'

/** The app of this product (C 0.1); the default where none is named. */
export const OWN_APP = 'hyn-app'

export type LoginType = SessionRow['loginType']
interface Opening extends Pick<Continued, 'beganBy'> {
  loginType: LoginType
  /** Without one the session begins a login of its own. */
  family?: string
}

/** A login that may go on in several sessions: its grant codes, and the proof with which it began (LG-19; null = not known). */
export interface Continued {
  family: string
  beganBy: LoginProof | null
}

export interface Device {
  terminalType: SessionRow['terminalType']
  deviceName: string
  rememberMe: boolean
  ip: string
  userAgent: string
  openId: string | null
}

/** Where a login comes from, for the list of devices. */
export const deviceOf = <S>(
  ctx: Ctx<S>,
  input: { terminalType?: SessionRow['terminalType']; deviceName?: string; rememberMe?: '1' | '0' },
): Device => ({
  terminalType: input.terminalType ?? 'H5',
  deviceName: input.deviceName ?? '',
  rememberMe: input.rememberMe === '1',
  ip: ctx.ip,
  userAgent: ctx.userAgent.slice(0, 300),
  openId: null,
})

/** What every login call answers; `cancelStatus` and `isNew` are the caller's. */
export interface Opened {
  token: string
  userId: string
  grantCode: string
  tenantId: string
}

/**
 * Refuses a user that may not log in although the proof was right: frozen 2019 (LG-18), in cooling-off 2502 with the ticket that
 * revokes it. The ticket outlives the refusal.
 */
export async function loginRefusal<S>(ctx: Ctx<S>, user: UserRow): Promise<Refusal | null> {
  if (user.status === '5') {
    const { companyCode } = await ask(ctx, places).opening(ctx, user.userId)
    const hotline = await ask(ctx, places).hotlineOf(ctx, companyCode)
    return concerning(new Refusal('2019', { params: { hotline } }), { userId: user.userId })
  }
  if (user.status !== '2') return null
  const cancel = await repo.latestCancel(ctx.db, user.userId)
  const revokeTicket = newSecret()
  const ticket = {
    ticketHash: hashOf(revokeTicket),
    userId: user.userId,
    scene: 'revokeCancel' as const,
    expireAt: isoOf(ctx.clock.now() + TICKET),
  }
  ctx.afterRefusal((db) => repo.insertTicket(db, ticket))
  const data = { effectiveAt: cancel?.effectiveAt ?? null, revokeTicket }
  return concerning(new Refusal('2502', { data }), { userId: user.userId })
}

/**
 * A new login (LG-10): ends the live session of the same kind of terminal, opens a session and its first grant code. Runs in the
 * login's transaction; the user's row must be locked.
 */
export async function openSession(
  work: Work,
  user: UserRow,
  { loginType, family, beganBy }: Opening,
  device: Device,
  place: Place,
): Promise<Opened & { sessionId: string; hasKicked: boolean }> {
  const now = work.clock.now()
  const hasKicked = await kick(work, user.userId, device.terminalType, family)
  const sessionId = newId(now)
  const grantFamily = family ?? newId(now)
  await repo.insertSession(work.db, {
    sessionId,
    userId: user.userId,
    loginType,
    beganBy,
    ...device,
    tokenHash: hashOf(businessTokenOf(work, sessionId)),
    csrfSecretEnc: seal(work, newSecret()),
    grantFamily,
    ...place,
    createdAt: isoOf(now),
    lastSeenAt: isoOf(now),
    ...(await endOf(work, grantFamily, device.rememberMe)),
  })
  const { terminalType: terminal, ip } = device
  logSecurityAfterCommit(work, {
    event: 'session opened',
    userId: user.userId,
    sessionId,
    terminal,
    ip,
    way: loginType,
  })
  const grant = { userId: user.userId, family: grantFamily, beganBy, rememberMe: device.rememberMe, sessionId }
  return {
    token: businessTokenOf(work, sessionId),
    userId: user.userId,
    grantCode: family === undefined ? await issueGrant(work, grant) : '',
    tenantId: place.tenantId,
    sessionId,
    hasKicked,
  }
}

/** AU-10: when what is opened now for a login ends, and when the login does, however much it is used. */
async function endOf(
  work: Work,
  family: string,
  rememberMe: boolean,
  given?: string | null,
): Promise<{ expireAt: string; endsAt: string }> {
  const now = work.clock.now()
  const began = given ?? (await repo.familyBegan(work.db, family))
  const endsAt = (began === null ? now : Date.parse(began)) + SESSION_ABSOLUTE
  return { expireAt: isoOf(Math.min(now + stayOf(rememberMe), endsAt)), endsAt: isoOf(endsAt) }
}

/** LG-10: one live session per kind of terminal. */
async function kick(
  work: Work,
  userId: string,
  terminalType: SessionRow['terminalType'],
  goesOn: string | undefined,
): Promise<boolean> {
  const now = work.clock.now()
  let hasKicked = false
  for (const session of await repo.liveSessions(work.db, userId, terminalType)) {
    const reason = Date.parse(session.expireAt) <= now ? 'expired' : 'kicked'
    hasKicked ||= reason === 'kicked'
    await end(work, session, reason, goesOn)
  }
  return hasKicked
}

/**
 * Ends a session with its grant and temporary codes; also what of its login has opened no session yet (the auth centre's), or it
 * would come back by itself. Not so where just this opens the next session (`goesOn`).
 */
async function end(work: Work, session: repo.SessionRow, reason: repo.RevokeReason, goesOn?: string): Promise<void> {
  const { sessionId, grantFamily } = session
  const now = work.clock.iso()
  await repo.revokeSessions(work.db, [sessionId], reason, now)
  logEnded(work, [session], reason)
  await repo.revokeGrantsOf(work.db, sessionId, now)
  if (grantFamily !== goesOn) await repo.revokeUnopened(work.db, grantFamily, now)
}

function logEnded(work: Work, sessions: readonly repo.SessionRow[], reason: repo.RevokeReason): void {
  for (const { userId, sessionId, terminalType: terminal, ip } of sessions)
    logSecurityAfterCommit(work, { event: 'session ended', userId, sessionId, terminal, ip, way: reason })
}

/** What a grant is made for. */
export interface GrantOf extends Continued {
  userId: string
  rememberMe: boolean
  /** The session that it goes on with; null = it opens one. */
  sessionId: string | null
  /** When the login began of which this begins another one; without it a login begins with its first grant. */
  began?: string | null
  chosen?: Chosen
}

/** The business token that the session was given when it was opened. */
export const tokenGiven = async (work: Work, sessionId: string): Promise<string> =>
  tokenOfSession(work, await repo.sessionById(work.db, sessionId))

/** A new grant code of a login (AU-10: 7 days, with rememberMe 30). */
export const issueGrant = async (work: Work, grant: GrantOf): Promise<string> =>
  grantCodeOf(work, await openGrant(work, grant))

/** As {@link issueGrant}, answering the grant's id. */
export async function openGrant(
  work: Work,
  { userId, family, beganBy, rememberMe, sessionId, began, chosen }: GrantOf,
): Promise<string> {
  const now = work.clock.now()
  const grantId = newId(now)
  const { expireAt } = await endOf(work, family, rememberMe, began)
  await repo.insertGrant(work.db, {
    grantId,
    grantFamily: family,
    beganBy,
    codeHash: hashOf(grantCodeOf(work, grantId)),
    userId,
    rememberMe,
    sessionId,
    expireAt,
    createdAt: began ?? isoOf(now),
    ...chosen,
  })
  return grantId
}

/** Puts a new grant of the session in the place of this one; the old code works for another 60 s. */
export async function rotate(
  work: Work,
  grant: repo.GrantRow,
  sessionId: string,
  rememberMe: boolean,
): Promise<string> {
  const { userId, grantFamily: family, beganBy } = grant
  const grantId = await openGrant(work, { userId, family, beganBy, rememberMe, sessionId })
  await repo.rotateGrant(work.db, grant.grantId, { rotatedTo: grantId, sessionId, graceUntil: graceFrom(work) })
  return grantCodeOf(work, grantId)
}

const graceFrom = (work: Work): string => isoOf(work.clock.now() + ROTATION_GRACE)

/** AU-17: ends the session with its grant and temporary codes. */
export async function endSession(
  work: Work,
  userId: string,
  sessionId: string,
  reason: 'logout' | 'kicked' = 'logout',
): Promise<void> {
  await repo.lockUser(work.db, userId)
  await end(work, await repo.lockSession(work.db, sessionId), reason)
}

/** Ends every session of a user (LG-09 and the like) and every grant code; `except` stays with its own. */
export async function endAllSessions(
  work: Work,
  userId: string,
  reason: repo.RevokeReason,
  except?: string,
): Promise<void> {
  const ending = (await repo.liveSessions(work.db, userId)).filter((s) => s.sessionId !== except)
  const now = work.clock.iso()
  await repo.revokeSessions(
    work.db,
    ending.map((s) => s.sessionId),
    reason,
    now,
  )
  logEnded(work, ending, reason)
  await repo.revokeGrantsOfUser(work.db, userId, except ?? null, now)
}

/** C 9.8, replay: a grant code is used that was replaced long ago. Either holder may be a thief: the whole login ends. */
export async function endFamily(work: Work, family: string): Promise<void> {
  const sessions = await repo.sessionsOfFamily(work.db, family)
  await repo.revokeSessions(
    work.db,
    sessions.map((s) => s.sessionId),
    'ops',
    work.clock.iso(),
  )
  await repo.revokeFamily(work.db, family, work.clock.iso())
  logEnded(work, sessions, 'ops')
  logSecurityAfterCommit(work, { event: 'grant replayed', userId: sessions[0]?.userId, way: family })
}
