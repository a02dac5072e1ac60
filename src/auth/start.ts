import { useSyncExternalStore } from 'react'
import { isWeapp } from '@/platform/host'
import { currentPath } from '@/platform/address'
import { whenQuiet } from '@/request/quiet'
import { storage } from '@/platform/storage'
import { pageAt, routes } from '@/routes/table'
import { clearLogin, hasLogin } from './tokens'
import { loadUser, restoreUser } from './session'

/*
 * Start-up, once per page load behind one promise (AU-03, AU-04). With the user of the last visit on the phone, pages need
 * not wait: who he is, is asked for behind them.
 */

let starting: Promise<void> | undefined
let hasFailed = false
const listeners = new Set<() => void>()

function setFailed(failed: boolean): void {
  hasFailed = failed
  listeners.forEach((listener) => listener())
}

/** Runs the start-up, or answers the running or finished one. Never rejects. */
export function startAuth(): Promise<void> {
  starting ??= start()
  return starting
}

async function start(): Promise<void> {
  if (!hasLogin()) {
    // AU-01: half a login is none.
    clearLogin()
    return
  }
  if (restoreUser()) {
    // The first page's own reads go first.
    whenQuiet(() => void renewUser(true))
    return
  }
  const loading = renewUser(false)
  if (!isPublicPage()) await loading
}

/** Expired logins are reacted to by `call`; without a network the user of the last visit stays in place. */
const renewUser = (kept: boolean): Promise<void> =>
  loadUser().then(
    () => setFailed(false),
    () => setFailed(!kept),
  )

/** After a start without an answer: who the user is, is asked for again. */
export function retryStart(): void {
  setFailed(false)
  starting = undefined
  void startAuth()
}

/** Did the start-up end without knowing who the user is? Pages then offer to try again. */
export const useStartFailed = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasFailed,
    () => hasFailed,
  )

function isPublicPage(): boolean {
  const path = isWeapp ? undefined : pageAt(currentPath())
  return path !== undefined && routes[path].access === 'public'
}

/** Launch scene of the mini-program, kept for LG-13; cleared at each cold start. */
export function noteLaunchScene(scene: number | undefined): void {
  storage.remove('sceneInfo')
  if (scene !== undefined) storage.set('sceneInfo', String(scene))
}
