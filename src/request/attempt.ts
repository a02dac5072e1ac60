import { callFailure, type ApiError } from './error'
import { hooks } from './hooks'

export interface Attempt {
  /** Said after a success. */
  ok?: string
  /** Where a failure belongs that the call has not toasted (`handles`). */
  at?: (error: ApiError) => unknown
}

/**
 * Carries a write out for its effect: says the success, hands a failure on, answers the failure, null after a success. A fault of our own is no
 * answer of the gateway: it goes on to whoever watches for faults.
 */
export async function attempt(work: Promise<unknown>, { ok, at }: Attempt = {}): Promise<ApiError | null> {
  try {
    await work
  } catch (failure) {
    const error = callFailure(failure)
    await at?.(error)
    return error
  }
  if (ok !== undefined) hooks.done(ok)
  return null
}
