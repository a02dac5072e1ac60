import { environment } from '../environment'
import type { Vault } from './types'

export type * from './types'

/*
 * IndexedDB, under a key that no script can read out of the browser. Without either (private mode, plain http) what is kept lasts as long
 * as the page: nothing of a customer lies readable on the disk.
 */

const NAME = `${environment.storagePrefix}vault`
const TABLE = 'kept'
/** Place of the key in the table. */
const KEY = ' key'

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const memory = new Map<string, string>()

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

interface Opened {
  table(mode: IDBTransactionMode): IDBObjectStore
  key: CryptoKey
}

let opening: Promise<Opened | null> | undefined

/** null: this browser has no safe place. */
const open = (): Promise<Opened | null> =>
  (opening ??= begin().catch((error: unknown) => {
    console.warn('nothing is kept for a visit without a network', error)
    return null
  }))

async function begin(): Promise<Opened | null> {
  if (typeof indexedDB === 'undefined' || !isSecureContext) return null
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(TABLE)
  const base = await done(request)
  const table = (mode: IDBTransactionMode) => base.transaction(TABLE, mode).objectStore(TABLE)
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Another tab may be making one: the first stays.
  await done(table('readwrite').add(fresh, KEY)).catch(() => undefined)
  return { table, key: (await done(table('readonly').get(KEY))) as CryptoKey }
}

export const vault: Vault = {
  async get(name) {
    const place = await open()
    if (place === null) return memory.get(name) ?? ''
    const kept = (await done(place.table('readonly').get(name))) as Sealed | undefined
    if (kept === undefined) return ''
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.iv }, place.key, kept.bytes)
    return new TextDecoder().decode(bytes)
  },
  async set(name, text) {
    const place = await open()
    if (place === null) return void memory.set(name, text)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, place.key, new TextEncoder().encode(text))
    await done(place.table('readwrite').put({ iv, bytes } satisfies Sealed, name))
  },
  async remove(...names) {
    const place = await open()
    for (const name of names) {
      memory.delete(name)
      if (place !== null) await done(place.table('readwrite').delete(name))
    }
  },
}
