import { environment } from '../environment'
import { GRANT_KEYS, LOGIN_KEYS, OF_LOGIN_KEYS, UNIFIED_KEYS, type Storage, type StorageKey } from './types'

export * from './types'

/** Facts about one visit: never mirrored. */
const ONE_TAB = new Set<StorageKey>(['wechatMiniProgram', 'initAuth', 'formDrafts', 'loginNotice', 'loginAsked'])
/** Renewed while the app runs, for all tabs that remember the login: two copies would drift apart. */
const RENEWED = new Set<StorageKey>([...UNIFIED_KEYS, ...GRANT_KEYS])
const perTab = new Set<StorageKey>([...LOGIN_KEYS, ...OF_LOGIN_KEYS, ...ONE_TAB, ...RENEWED])
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

/** Calls back when another tab of the browser has changed one of these keys. Answers the way to stop. */
export function onStoredElsewhere(keys: readonly StorageKey[], changed: () => void): () => void {
  const names = keys.map(name)
  const listen = ({ key }: StorageEvent) => {
    if (key === null || names.includes(key)) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

const isRemembered = () => read(browser, name('rememberMe')) === '1'

/**
 * AU-02: session values and what was kept of the customer live in the tab; when the user asked to be remembered in the browser
 * as well, those that are renewed there only.
 */
export const storage: Storage = {
  get: (key) => (perTab.has(key) ? read(tab, name(key)) || read(browser, name(key)) : read(browser, name(key))),
  set(key, value) {
    if (!perTab.has(key)) return write(browser, name(key), value)
    const shared = !ONE_TAB.has(key) && isRemembered()
    if (shared) write(browser, name(key), value)
    if (shared && RENEWED.has(key)) drop(tab, name(key))
    else write(tab, name(key), value)
  },
  remove(...keys) {
    for (const key of keys) {
      if (perTab.has(key)) drop(tab, name(key))
      drop(browser, name(key))
    }
  },
}
