import { maskPhone } from '@domain/mask'
import type { Ctx, Work } from '../../http/context'
import { concerning, Refusal } from '../../http/refusal'
import { logSecurity, type SecurityEvent } from '../../http/security'
import * as repo from './repo'
import { indexOf } from '../../secret'

/** A security event of this transaction: logged when it is committed. */
export const logSecurityAfterCommit = (work: Work, event: SecurityEvent): void =>
  work.afterCommit(() => logSecurity(work.log, event))

/** An attempt of a visitor with a phone; a refusal is logged with that phone. */
export async function withPhone<S, T>(
  ctx: Ctx<S>,
  typed: { username: string; terminalType?: string },
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const user = await repo.userByPhone(ctx.db, indexOf(ctx, typed.username))
    throw concerning(error, {
      account: maskPhone(typed.username),
      ...(user && { userId: user.userId }),
      ...(typed.terminalType !== undefined && { terminal: typed.terminalType }),
    })
  }
}
