import { useSyncExternalStore } from 'react'
import { asApiError, type ApiError } from '@/request'
import { hasLogin } from './tokens'
import { loadUser } from './session'

/* Whether the start-up ended without a known user. undefined: no; else the message, '' for a failure without one. */

let failure: string | undefined
const listeners = new Set<() => void>()

export function setStartFailed(failed: string | undefined): void {
  failure = failed
  listeners.forEach((listener) => listener())
}

/** Expired logins are reacted to by `call`; without a network the user of the last visit stays in place. */
export const renewUser = (kept: boolean): Promise<void> =>
  loadUser().then(
    () => setStartFailed(undefined),
    (error: unknown) => setStartFailed(kept || !hasLogin() ? undefined : tooOften(asApiError(error))),
  )

/** 2906 is no broken network. */
const tooOften = (error: ApiError): string => (error.is('2906') ? error.message : '')

/** Pages then offer to try again. */
export const useStartFailed = (): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => failure,
    () => failure,
  )
