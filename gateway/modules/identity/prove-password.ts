import type { Ctx, Session, Work } from '../../http/context'
import type { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { committed } from './committed'
import { failureSubject, lockRefusal, wrongPassword } from './lock'
import { isPasswordOf, isPasswordOfNobody } from './password'
import * as repo from './repo'
import { countTry, lockedMinutes } from './rules/lockout'
import { indexOf } from '../../secret'

/**
 * The password of a logged-in user, for a step-up or a new password: the attempt is counted before it is checked, in the same count as
 * those of the login (LG-07). Throws 2008, 2009. Only for `manual` handlers, before their own work.
 */
export async function provePassword(
  ctx: Ctx<Session>,
  { userId, username }: Pick<Session, 'userId' | 'username'>,
  password: string,
): Promise<void> {
  const subject = failureSubject(indexOf(ctx, username))
  const left = await committed(ctx, (tx) => chargeTry(tx, subject))
  const user = await repo.userById(ctx.db, userId)
  const isRight = user?.passwordHash
    ? await isPasswordOf(password, user.passwordHash)
    : await isPasswordOfNobody(password, ctx.config.passwordCost)
  if (!isRight) throw wrongPassword(ctx, left, { userId })
  await ctx.transaction((tx) => repo.clearFailures(tx.db, subject))
}

/** Tries that remain after this one; a refusal while the phone is locked. */
async function chargeTry(work: Work, subject: string): Promise<number | Refusal> {
  const now = work.clock.now()
  const before = await repo.lockFailures(work.db, subject, isoOf(now))
  const minutes = lockedMinutes(before, now)
  if (minutes !== null) return lockRefusal(minutes)
  const { failures, left } = countTry(before, now)
  const lockedUntil = failures.lockedUntil === null ? null : isoOf(failures.lockedUntil)
  await repo.saveFailures(work.db, subject, failures, lockedUntil, isoOf(now))
  return left
}
