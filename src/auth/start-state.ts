import { useSyncExternalStore } from 'react'
import { hasLogin } from './tokens'
import { loadUser } from './session'

/* Did the start-up end without knowing who the user is? */

let hasFailed = false
const listeners = new Set<() => void>()

export function setStartFailed(failed: boolean): void {
  hasFailed = failed
  listeners.forEach((listener) => listener())
}

/** Expired logins are reacted to by `call`; without a network the user of the last visit stays in place. */
export const renewUser = (kept: boolean): Promise<void> =>
  loadUser().then(
    () => setStartFailed(false),
    () => setStartFailed(!kept && hasLogin()),
  )

/** Pages then offer to try again. */
export const useStartFailed = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasFailed,
    () => hasFailed,
  )
