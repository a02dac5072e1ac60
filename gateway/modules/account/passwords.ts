import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { isPasswordOf } from './password'
import * as repo from './repo'
import { endAllSessions } from './sessions'

/** The last three hashes, the newest first (LG-08). */
const historyLength = 3

/** LG-08: not one of the last three; 2014. */
export async function refuseUsedPassword(user: Pick<repo.UserRow, 'passwordHistory'>, password: string): Promise<void> {
  for (const old of user.passwordHistory) if (await isPasswordOf(password, old)) throw new Refusal('2014')
}

/** Stores a new password and ends the user's sessions but `except`, in the caller's transaction. Answers the locked user. */
export async function keepPassword(
  work: Work,
  userId: string,
  passwordHash: string,
  except?: string,
): Promise<repo.UserRow> {
  const locked = await repo.lockUser(work.db, userId)
  const passwordHistory = [passwordHash, ...locked.passwordHistory].slice(0, historyLength)
  await repo.updateUser(work.db, userId, { passwordHash, passwordHistory, updatedAt: work.clock.iso() })
  await endAllSessions(work, userId, 'password', except)
  return locked
}
