import type { Ctx } from '../../http/context'
import { AuthStatus, Refusal } from '../../http/refusal'

/**
 * For `manual` handlers: work in a transaction of its own that is kept even when it ends in a refusal. What a refused call must
 * not lose (a counted wrong code, a used picture, a revoked login) is written in the very transaction that decides the refusal,
 * so that no second caller can slip in between.
 */
export async function committed<S, T>(
  ctx: Ctx<S>,
  work: (ctx: Ctx<S>) => Promise<T | Refusal | AuthStatus>,
): Promise<T> {
  const outcome = await ctx.transaction(work)
  if (outcome instanceof Refusal || outcome instanceof AuthStatus) throw outcome
  return outcome
}
