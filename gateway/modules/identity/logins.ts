import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import * as repo from './repo'
import type { LoginProof } from './rules/factors'
import { TMP_TOKEN_SECONDS } from './rules/lifetimes'
import { hashOf, newSecret } from '../../secret'
import type { Chosen } from './places'
import { openGrant, OWN_APP, type Continued, type Device } from './sessions'

/*
 * A login apart from the sessions that come of it: a family of grant codes. The auth centre and a scanned code begin one before
 * any session exists; whatever ends the family (kick, logout, new password, replayed code) ends what hangs on it.
 */

/** Begins a login; its first code is given out to no client, it only marks the login as alive. */
export async function beginLogin(
  work: Work,
  userId: string,
  beganBy: LoginProof | null,
  rememberMe: boolean,
): Promise<string> {
  const family = newId(work.clock.now())
  await openGrant(work, { userId, family, beganBy, rememberMe, sessionId: null })
  return family
}

/**
 * Begins a login for another device out of a session (TD-06): by the same proof, and it ends with the same 90 days (AU-10). 1888 where the
 * session has ended meanwhile. Takes the user's lock.
 */
export async function beginBeside(
  work: Work,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Continued> {
  await repo.lockUser(work.db, userId)
  const { revokedAt, grantFamily, beganBy } = await repo.sessionById(work.db, sessionId)
  if (revokedAt !== null) throw new Refusal('1888')
  const family = newId(work.clock.now())
  const began = await repo.familyBegan(work.db, grantFamily)
  await openGrant(work, { userId, family, beganBy, rememberMe: false, sessionId: null, began })
  return { family, beganBy }
}

/** Whether a login begun beside a session may go on: neither of them was ended. Takes the user's lock. */
export async function goesOnBeside(
  work: Work,
  { userId, sessionId, family }: { userId: string; sessionId: string; family: string },
): Promise<boolean> {
  await repo.lockUser(work.db, userId)
  const { revokedAt } = await repo.sessionById(work.db, sessionId)
  return revokedAt === null && isLoginAlive(work, family)
}

/** Whether the login may still open sessions. */
export const isLoginAlive = (work: Work, family: string): Promise<boolean> =>
  repo.familyIsAlive(work.db, family, work.clock.iso())

/** Ends a login with all its sessions and codes (AU-17). */
export async function endLogin(work: Work, userId: string, family: string): Promise<void> {
  await repo.lockUser(work.db, userId)
  const sessions = await repo.sessionsOfFamily(work.db, family)
  const ids = sessions.map((session) => session.sessionId)
  await repo.revokeSessions(work.db, ids, 'logout', work.clock.iso())
  await repo.revokeFamily(work.db, family, work.clock.iso())
}

export interface Handover extends Chosen, Continued {
  userId: string
  rememberMe: boolean
  /** Kind of the session that the code opens. */
  terminalType: Device['terminalType'] | null
}

/** A temporary code of 300 s and one use that opens a session for a user that is logged in elsewhere (AU-09, TD-06). */
export async function issueHandover(work: Work, handover: Handover): Promise<string> {
  const { userId, family, beganBy, rememberMe, tenantId, entrustedTenantId, terminalType } = handover
  const tmpToken = newSecret()
  await repo.insertTmpCode(work.db, {
    codeHash: hashOf(tmpToken),
    grantId: await openGrant(work, { userId, family, beganBy, rememberMe, sessionId: null }),
    userId,
    tenantId,
    entrustedTenantId,
    terminalType,
    appId: OWN_APP,
    expireAt: isoOf(work.clock.now() + TMP_TOKEN_SECONDS * 1000),
  })
  return tmpToken
}

/** Tenant of the newest session of a user; '' when there was none. */
export const lastTenant = async (work: Work, userId: string): Promise<string> =>
  (await repo.newestSession(work.db, userId))?.tenantId ?? ''
