import {
  expressionBuilder,
  type Expression,
  type Insertable,
  type Selectable,
  type SqlBool,
  type Updateable,
} from 'kysely'
import type { Db } from '../../../db/connect'
import type { AuthGrantTable, AuthSessionTable, AuthTmpCodeTable, DB } from '../../../db/tables.gen'

export type SessionRow = Selectable<AuthSessionTable>
export type GrantRow = Selectable<AuthGrantTable>
export type TmpCodeRow = Selectable<AuthTmpCodeTable>
export type RevokeReason = 'logout' | 'kicked' | 'password' | 'phone' | 'cancelled' | 'ops' | 'binding' | 'expired'

/** A session with what of its user decides whether it is good. */
export type KnownSession = SessionRow & { phoneEnc: string; userStatus: string }

export type SessionKey = { tokenHash: string } | { jti: string } | { sessionId: string }

const sessions = (db: Db) =>
  db
    .selectFrom('authSession as s')
    .innerJoin('appUser as u', 'u.userId', 's.userId')
    .selectAll('s')
    .select(['u.phoneEnc', 'u.status as userStatus'])

/**
 * The session of a business token, of a unified token's id (the present or the one before), or by its id; in any state. Queries, not
 * answers: every call begins with one, so the owner of the rights reads them in the same statement.
 */
export const knownSession = {
  byToken: (db: Db, tokenHash: string) => sessions(db).where('s.tokenHash', '=', tokenHash),
  byJti: (db: Db, jti: string) =>
    sessions(db).where((e) => e.or([e('s.unifiedJti', '=', jti), e('s.previousJti', '=', jti)])),
  byId: (db: Db, sessionId: string) => sessions(db).where('s.sessionId', '=', sessionId),
}

export const insertSession = async (db: Db, row: Insertable<AuthSessionTable>): Promise<void> => {
  await db.insertInto('authSession').values(row).execute()
}

export const updateSession = async (db: Db, sessionId: string, set: Updateable<AuthSessionTable>): Promise<void> => {
  await db.updateTable('authSession').set(set).where('sessionId', '=', sessionId).execute()
}

export const sessionById = (db: Db, sessionId: string): Promise<SessionRow> =>
  db.selectFrom('authSession').selectAll().where('sessionId', '=', sessionId).executeTakeFirstOrThrow()

export const lockSession = (db: Db, sessionId: string): Promise<SessionRow> =>
  db.selectFrom('authSession').selectAll().where('sessionId', '=', sessionId).forUpdate().executeTakeFirstOrThrow()

/** Whether a session, in any state, is this user's. */
export const isSessionOf = async (db: Db, sessionId: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('authSession')
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()) !== undefined

/** Live sessions of a user, of one kind of terminal or of all. */
export function liveSessions(db: Db, userId: string, terminalType?: SessionRow['terminalType']): Promise<SessionRow[]> {
  const query = db.selectFrom('authSession').selectAll().where('userId', '=', userId).where('revokedAt', 'is', null)
  return (terminalType === undefined ? query : query.where('terminalType', '=', terminalType)).execute()
}

/** The not yet ended session of a login, the newest first. */
export const sessionsOfFamily = (db: Db, family: string): Promise<SessionRow[]> =>
  db
    .selectFrom('authSession')
    .selectAll()
    .where('grantFamily', '=', family)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute()

/** Ends sessions; ended ones keep their first reason. */
export const revokeSessions = async (
  db: Db,
  sessionIds: readonly string[],
  reason: RevokeReason,
  now: string,
): Promise<void> => {
  if (sessionIds.length === 0) return
  await db
    .updateTable('authSession')
    .set({ revokedAt: now, revokeReason: reason })
    .where('sessionId', 'in', [...sessionIds])
    .where('revokedAt', 'is', null)
    .execute()
}

/** Ends grant codes, and the temporary codes made from them. */
const revokeGrants = async (db: Db, which: Expression<SqlBool>, now: string): Promise<void> => {
  const ended = await db
    .updateTable('authGrant')
    .set({ revokedAt: now })
    .where('revokedAt', 'is', null)
    .where(which)
    .returning('grantId')
    .execute()
  if (ended.length === 0) return
  await db
    .deleteFrom('authTmpCode')
    .where(
      'grantId',
      'in',
      ended.map((row) => row.grantId),
    )
    .execute()
}

const grant = expressionBuilder<DB, 'authGrant'>()

/** Ends every grant code of a login. */
export const revokeFamily = (db: Db, family: string, now: string): Promise<void> =>
  revokeGrants(db, grant('grantFamily', '=', family), now)

/** Ends the grant codes of a session. */
export const revokeGrantsOf = (db: Db, sessionId: string, now: string): Promise<void> =>
  revokeGrants(db, grant('sessionId', '=', sessionId), now)

/** Ends the grant codes of a login that have opened no session. */
export const revokeUnopened = (db: Db, family: string, now: string): Promise<void> =>
  revokeGrants(db, grant.and([grant('grantFamily', '=', family), grant('sessionId', 'is', null)]), now)

/** Ends every grant code of a user, but those of one session. */
export const revokeGrantsOfUser = (db: Db, userId: string, except: string | null, now: string): Promise<void> => {
  const ofUser = grant('userId', '=', userId)
  const others = grant.and([ofUser, grant('sessionId', 'is distinct from', except)])
  return revokeGrants(db, except === null ? ofUser : others, now)
}

/** Whether a login still has a code that opens sessions: neither ended nor too old, of a user that may log in. */
export const familyIsAlive = async (db: Db, family: string, now: string): Promise<boolean> => {
  const row = await db
    .selectFrom('authGrant as g')
    .innerJoin('appUser as u', 'u.userId', 'g.userId')
    .select('g.grantId')
    .where('g.grantFamily', '=', family)
    .where('g.sessionId', 'is', null)
    .where('g.revokedAt', 'is', null)
    .where('g.expireAt', '>', now)
    .where('u.status', '=', '1')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** When a login began: with its first grant. */
export const familyBegan = async (db: Db, family: string): Promise<string | null> => {
  const row = await db
    .selectFrom('authGrant')
    .select((e) => e.fn.min('createdAt').as('began'))
    .where('grantFamily', '=', family)
    .executeTakeFirst()
  return row?.began ?? null
}

/** The newest session of a user, live or not. */
export const newestSession = (db: Db, userId: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('authSession')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The newest session of the same user on the same kind of terminal that was opened after this one and between two moments. */
export const sessionOpened = (
  db: Db,
  { sessionId, userId, terminalType }: Pick<SessionRow, 'sessionId' | 'userId' | 'terminalType'>,
  from: string,
  to: string,
): Promise<Pick<SessionRow, 'deviceName'> | undefined> =>
  db
    .selectFrom('authSession')
    .select('deviceName')
    .where('userId', '=', userId)
    .where('terminalType', '=', terminalType)
    .where('sessionId', '>', sessionId)
    .where('createdAt', '>=', from)
    .where('createdAt', '<=', to)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Devices of a user's logins, as far as the sessions are kept. */
export const devicesOf = (db: Db, userId: string): Promise<Pick<SessionRow, 'terminalType' | 'deviceName'>[]> =>
  db.selectFrom('authSession').select(['terminalType', 'deviceName']).distinct().where('userId', '=', userId).execute()

export const insertGrant = async (db: Db, row: Insertable<AuthGrantTable>): Promise<void> => {
  await db.insertInto('authGrant').values(row).execute()
}

export const grantByCode = (db: Db, codeHash: string): Promise<GrantRow | undefined> =>
  db.selectFrom('authGrant').selectAll().where('codeHash', '=', codeHash).executeTakeFirst()

export const grantById = (db: Db, grantId: string): Promise<GrantRow | undefined> =>
  db.selectFrom('authGrant').selectAll().where('grantId', '=', grantId).executeTakeFirst()

/** The newest grant of a session that has not been rotated: its code is the one in use. */
export const currentGrant = (db: Db, sessionId: string): Promise<GrantRow | undefined> =>
  db
    .selectFrom('authGrant')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('rotatedTo', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('grantId', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A code that opened a session belongs to it from then on. */
export const rotateGrant = async (
  db: Db,
  grantId: string,
  set: Pick<Updateable<AuthGrantTable>, 'rotatedTo' | 'graceUntil' | 'sessionId'>,
): Promise<void> => {
  await db.updateTable('authGrant').set(set).where('grantId', '=', grantId).execute()
}

export const insertTmpCode = async (db: Db, row: Insertable<AuthTmpCodeTable>): Promise<void> => {
  await db.insertInto('authTmpCode').values(row).execute()
}

/** Uses a temporary code up; undefined when unknown, used or too old (423). */
export const consumeTmpCode = (db: Db, codeHash: string, now: string): Promise<TmpCodeRow | undefined> =>
  db
    .updateTable('authTmpCode')
    .set({ usedAt: now })
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .where('expireAt', '>', now)
    .returningAll()
    .executeTakeFirst()

export interface AccessTokenRow {
  tokenHash: string
  kind: 'PRODUCT' | 'WORKBENCH'
  sessionId: string
  scope: 'customer' | 'staff'
  expireAt: string
}

export const insertAccessToken = async (db: Db, row: AccessTokenRow): Promise<void> => {
  await db.insertInto('accessToken').values(row).execute()
}

/** The session behind a live token of this kind, with its scope. */
export const liveAccessToken = (
  db: Db,
  tokenHash: string,
  kind: AccessTokenRow['kind'],
  now: string,
): Promise<{ sessionId: string; scope: string } | undefined> =>
  db
    .selectFrom('accessToken')
    .select(['sessionId', 'scope'])
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expireAt', '>', now)
    .executeTakeFirst()

/** The session that an access token was made for, also when it is over. */
export const sessionOfToken = async (db: Db, tokenHash: string): Promise<string | undefined> =>
  (await db.selectFrom('accessToken').select('sessionId').where('tokenHash', '=', tokenHash).executeTakeFirst())
    ?.sessionId

export interface AppRow {
  appName: string
  redirectOrigins: string[]
}

/** A registered app; undefined is 4102. */
export const appOf = (db: Db, appId: string): Promise<AppRow | undefined> =>
  db
    .selectFrom('authApp')
    .select(['appName', 'redirectOrigins'])
    .where('appId', '=', appId)
    .where('status', '=', '1')
    .executeTakeFirst()

export const appIsKnown = async (db: Db, appId: string): Promise<boolean> => (await appOf(db, appId)) !== undefined

/** Ended sessions and grants older than a year; the list of devices and the audit need no more. */
export async function purgeSessions(db: Db, before: string): Promise<void> {
  const old = db.selectFrom('authSession').select('sessionId').where('endsAt', '<', before)
  await db.deleteFrom('accessToken').where('sessionId', 'in', old).execute()
  await db.deleteFrom('authSession').where('endsAt', '<', before).execute()
  await db.deleteFrom('authGrant').where('expireAt', '<', before).execute()
}
