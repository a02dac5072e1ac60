import { callFailure, type ApiError } from './error'
import { hooks } from './hooks'

export interface Attempt {
  /** Said after a success. */
  ok?: string
  /** Where a failure belongs that the call has not toasted (`handles`). */
  at?: (error: ApiError) => unknown
}

/**
 * Carries a write out for its effect: shows the success, passes a failure on, returns the failure, or null after a success. A fault of
 * the app itself is no answer of the gateway: it is thrown on to the fault monitoring.
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
