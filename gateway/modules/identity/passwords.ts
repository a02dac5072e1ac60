import type { Ctx } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { notifyChange } from './notice'
import { isPasswordOf } from './password'
import * as repo from './repo'
import { logSecurityAfterCommit } from './security'
import { endAllSessions } from './sessions'

/** The last three hashes, the newest first (LG-08). */
const historyLength = 3

/** LG-08: not one of the last three; 2014. */
export async function refuseUsedPassword(user: Pick<repo.UserRow, 'passwordHistory'>, password: string): Promise<void> {
  for (const old of user.passwordHistory) if (await isPasswordOf(password, old)) throw new Refusal('2014')
}

/**
 * Stores a new password and ends the user's sessions but `except`, in the caller's transaction; a message notifies the user. `user`: as
 * the proof saw it. Hashing takes a second, in which a reset or a new phone may have ended the session `except` (1888), and what a code
 * proved may have become another's phone (2003).
 * `byCode`: an SMS code proved the user, so that the password is no factor of its own for a while (LG-19). Answers the locked user.
 */
export async function savePassword<S>(
  tx: Ctx<S>,
  { userId, phoneIndex }: Pick<repo.UserRow, 'userId' | 'phoneIndex'>,
  passwordHash: string,
  { way, byCode, except }: { way: 'reset' | 'change'; byCode: boolean; except?: string },
): Promise<repo.UserRow> {
  const locked = await repo.lockUser(tx.db, userId)
  if (except !== undefined && (await repo.sessionById(tx.db, except)).revokedAt !== null) throw new Refusal('1888')
  if (locked.phoneIndex !== phoneIndex) throw new Refusal('2003')
  const passwordHistory = [passwordHash, ...locked.passwordHistory].slice(0, historyLength)
  const now = tx.clock.iso()
  const joined = byCode && { factorsJoinedAt: now }
  await repo.updateUser(tx.db, userId, { passwordHash, passwordHistory, ...joined, updatedAt: now })
  await endAllSessions(tx, userId, 'password', except)
  logSecurityAfterCommit(tx, { event: 'password changed', userId, ip: tx.ip, way, sessionId: except })
  await notifyChange(tx, locked, locked.passwordHash === null ? '设置了登录密码' : '修改了登录密码')
  return locked
}
