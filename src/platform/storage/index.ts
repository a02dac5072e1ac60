import { environment } from '../environment'
import { LOGIN_KEYS, OF_LOGIN_KEYS, type Storage, type StorageKey } from './types'

export * from './types'

/** Facts about one visit: never mirrored. */
const ONE_TAB = new Set<StorageKey>(['wechatMiniProgram', 'initAuth', 'formDrafts'])
const perTab = new Set<StorageKey>([...LOGIN_KEYS, ...OF_LOGIN_KEYS, ...ONE_TAB])
const name = (key: StorageKey) => environment.storagePrefix + key

/** Private mode and full disks make storage throw; the app then works without memory, in this table. */
const fallback = new Map<string, string>()

/** What could not be written is newer than what may still be stored. */
function read(area: () => globalThis.Storage, key: string): string {
  const kept = fallback.get(key)
  if (kept !== undefined) return kept
  try {
    return area().getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(area: () => globalThis.Storage, key: string, value: string): void {
  try {
    area().setItem(key, value)
    fallback.delete(key)
  } catch {
    // On a full disk the old value is still there: the next visit must not take it for the present one.
    drop(area, key)
    fallback.set(key, value)
  }
}

function drop(area: () => globalThis.Storage, key: string): void {
  fallback.delete(key)
  try {
    area().removeItem(key)
  } catch {
    return
  }
}

const tab = () => window.sessionStorage
const browser = () => window.localStorage

/** AU-02: login keys and what was kept of the customer live in the tab, and in the browser as well when the user asked to be remembered. */
export const storage: Storage = {
  get: (key) => (perTab.has(key) ? read(tab, name(key)) || read(browser, name(key)) : read(browser, name(key))),
  set(key, value) {
    if (!perTab.has(key)) return write(browser, name(key), value)
    write(tab, name(key), value)
    if (!ONE_TAB.has(key) && read(browser, name('rememberMe')) === '1') write(browser, name(key), value)
  },
  remove(...keys) {
    for (const key of keys) {
      if (perTab.has(key)) drop(tab, name(key))
      drop(browser, name(key))
    }
  },
}
