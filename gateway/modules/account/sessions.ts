import type { Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import * as repo from './repo'
import type { BindingRow, SessionRow, UserRow } from './repo'
import { openingBinding } from './rules/binding'
import { ROTATION_GRACE, SESSION_ABSOLUTE, stayOf, TICKET } from './rules/lifetimes'
import { hashOf, newSecret, seal } from './secret'
import { businessTokenOf, grantCodeOf } from './tokens'

/** The app of this product (C 0.1); who names none means it. */
export const OWN_APP = 'hyn-app'

export type LoginType = SessionRow['loginType']

export interface Device {
  terminalType: string
  deviceName: string
  rememberMe: boolean
  ip: string
  userAgent: string
  openId: string | null
}

/** Where a login comes from, for the list of devices. */
export const deviceOf = <S>(
  ctx: Ctx<S>,
  input: { terminalType?: string; deviceName?: string; rememberMe?: '1' | '0' },
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

/** The place a session stands at: tenant, company, customer number. */
export interface Place {
  tenantId: string
  /** Service tenant that acts for the tenant (AU-16). */
  entrustedTenantId: string | null
  companyCode: string
  bp: string | null
}

/** Binding as the rules take it. */
export const stateOf = (row: BindingRow) => ({
  ...row,
  applyAt: Date.parse(row.applyAt),
  deadlineAt: row.deadlineAt === null ? null : Date.parse(row.deadlineAt),
})

/** BD-11: the place that opens in a tenant, or, without one, the user's best one over all tenants (C 2.5). */
export async function openingPlace(work: Work, userId: string, tenantId?: string): Promise<Place> {
  const bindings = (await repo.bindingsOf(work.db, userId)).map(stateOf)
  const found = openingBinding(tenantId === undefined ? bindings : bindings.filter((b) => b.tenantId === tenantId))
  if (found) return { tenantId: found.tenantId, entrustedTenantId: null, companyCode: found.companyCode, bp: found.bp }
  const companies = await repo.companies(work.db)
  const wanted = tenantId ?? (await repo.tenantsOf(work.db, userId))[0]?.tenantId
  const company = companies.find((c) => c.tenantId === wanted) ?? companies[0]
  if (!company) throw new Error('no gas company is set up')
  return { tenantId: wanted ?? company.tenantId, entrustedTenantId: null, companyCode: company.companyCode, bp: null }
}

/**
 * Refuses who may not log in although the proof was right: frozen 2019 (LG-18), in cooling-off 2502 with the ticket that revokes
 * it.
 */
export async function loginRefusal(work: Work, user: UserRow): Promise<Refusal | null> {
  if (user.status === '5') {
    const place = await openingPlace(work, user.userId)
    const company = (await repo.companies(work.db)).find((c) => c.companyCode === place.companyCode)
    return new Refusal('2019', { params: { hotline: company?.hotline ?? '' } })
  }
  if (user.status !== '2') return null
  const cancel = await repo.latestCancel(work.db, user.userId)
  const revokeTicket = newSecret()
  await repo.insertTicket(work.db, {
    ticketHash: hashOf(revokeTicket),
    userId: user.userId,
    scene: 'revokeCancel',
    expireAt: isoOf(work.clock.now() + TICKET),
  })
  return new Refusal('2502', { data: { effectiveAt: cancel?.effectiveAt ?? null, revokeTicket } })
}

/**
 * A new login (LG-10): ends the live session of the same kind of terminal, opens a session and its first grant code. Runs in the
 * login's transaction; the user's row must be locked.
 */
export async function openSession(
  work: Work,
  user: UserRow,
  loginType: LoginType,
  device: Device,
  place: Place,
  family?: string,
): Promise<Opened & { sessionId: string; hasKicked: boolean }> {
  const now = work.clock.now()
  const hasKicked = await kick(work, user.userId, device.terminalType, family)
  const sessionId = newId(now)
  const grantFamily = family ?? newId(now)
  await repo.insertSession(work.db, {
    sessionId,
    userId: user.userId,
    loginType,
    ...device,
    tokenHash: hashOf(businessTokenOf(work, sessionId)),
    csrfSecretEnc: seal(work, newSecret()),
    grantFamily,
    ...place,
    createdAt: isoOf(now),
    lastSeenAt: isoOf(now),
    expireAt: isoOf(now + stayOf(device.rememberMe)),
    endsAt: isoOf(now + SESSION_ABSOLUTE),
  })
  const grantCode = family === undefined ? await issueGrant(work, user.userId, grantFamily, device.rememberMe) : ''
  return {
    token: businessTokenOf(work, sessionId),
    userId: user.userId,
    grantCode,
    tenantId: place.tenantId,
    sessionId,
    hasKicked,
  }
}

/** LG-10: one live session per kind of terminal. The older login's grant codes end too, or it would come back by itself. */
async function kick(work: Work, userId: string, terminalType: string, goesOn: string | undefined): Promise<boolean> {
  const now = work.clock.now()
  let hasKicked = false
  for (const session of await repo.liveSessions(work.db, userId, terminalType)) {
    const reason = Date.parse(session.expireAt) <= now ? 'expired' : 'kicked'
    hasKicked ||= reason === 'kicked'
    await repo.revokeSessions(work.db, [session.sessionId], reason, isoOf(now))
    if (session.grantFamily !== goesOn) await endFamilyIfUnused(work, session.grantFamily)
  }
  return hasKicked
}

/** The grant codes of a login end with the last of its sessions (a hand-over gives one login a second session). */
async function endFamilyIfUnused(work: Work, family: string): Promise<void> {
  const left = await repo.sessionsOfFamily(work.db, family)
  if (left.length === 0) await repo.revokeFamilies(work.db, [family], work.clock.iso())
}

/** What was chosen when a code was made: it goes with the code (AU-09, AU-16). */
export interface Chosen {
  tenantId: string
  entrustedTenantId: string | null
}

/** A new grant code of a login (AU-10: 7 days, with rememberMe 30). */
export const issueGrant = async (
  work: Work,
  userId: string,
  family: string,
  rememberMe: boolean,
  chosen?: Chosen,
): Promise<string> => grantCodeOf(work, await openGrant(work, userId, family, rememberMe, chosen))

/** As {@link issueGrant}, answering the grant's id. */
export async function openGrant(
  work: Work,
  userId: string,
  family: string,
  rememberMe: boolean,
  chosen?: Chosen,
): Promise<string> {
  const now = work.clock.now()
  const grantId = newId(now)
  await repo.insertGrant(work.db, {
    grantId,
    grantFamily: family,
    codeHash: hashOf(grantCodeOf(work, grantId)),
    userId,
    rememberMe,
    expireAt: isoOf(now + stayOf(rememberMe)),
    createdAt: isoOf(now),
    ...chosen,
  })
  return grantId
}

/** Puts a new grant in the place of this one; the old code works for another 60 s. */
export async function rotate(work: Work, grant: repo.GrantRow, rememberMe: boolean): Promise<string> {
  const grantId = await openGrant(work, grant.userId, grant.grantFamily, rememberMe)
  await repo.rotateGrant(work.db, grant.grantId, grantId, isoOf(work.clock.now() + ROTATION_GRACE))
  return grantCodeOf(work, grantId)
}

/** AU-17: ends the session with its grant and temporary codes. */
export async function endSession(
  work: Work,
  userId: string,
  sessionId: string,
  reason: 'logout' | 'kicked' = 'logout',
): Promise<void> {
  await repo.lockUser(work.db, userId)
  const session = await repo.lockSession(work.db, sessionId)
  await repo.revokeSessions(work.db, [sessionId], reason, work.clock.iso())
  await repo.revokeFamilies(work.db, [session.grantFamily], work.clock.iso())
}

/**
 * Ends every session of a user (LG-09 and the like); `except` stays. Their grant codes end too, also one that `except` shares
 * with a device it was handed over to: that device could come back with it.
 */
export async function endAllSessions(
  work: Work,
  userId: string,
  reason: repo.RevokeReason,
  except?: string,
): Promise<void> {
  const live = await repo.liveSessions(work.db, userId)
  const ids = live.map((s) => s.sessionId).filter((id) => id !== except)
  await repo.revokeSessions(work.db, ids, reason, work.clock.iso())
  const own = live.find((s) => s.sessionId === except)?.grantFamily ?? null
  const isShared = live.some((s) => s.sessionId !== except && s.grantFamily === own)
  // Also of logins that have opened no session yet: the auth centre's.
  const families = await repo.liveFamilies(work.db, userId, isShared ? null : own)
  await repo.revokeFamilies(work.db, families, work.clock.iso())
}

/** C 9.8, replay: somebody holds a grant code that was given up long ago. Both may be thieves: the whole login ends. */
export async function endFamily(work: Work, family: string): Promise<void> {
  const sessions = await repo.sessionsOfFamily(work.db, family)
  await repo.revokeSessions(
    work.db,
    sessions.map((s) => s.sessionId),
    'ops',
    work.clock.iso(),
  )
  await repo.revokeFamilies(work.db, [family], work.clock.iso())
  work.log.warn({ family, sessions: sessions.length }, 'a rotated grant code was used again; the login has been ended')
}
