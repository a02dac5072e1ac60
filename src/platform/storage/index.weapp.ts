import Taro from '@tarojs/taro'
import { environment } from '../environment'
import type { Storage, StorageKey } from './types'

export * from './types'

const name = (key: StorageKey) => environment.storagePrefix + key

/** Reading synchronously costs a bridge call in the mini-program: each key is read once. */
const known = new Map<StorageKey, string>()

/** A mini-program has one window. */
export const onStoredElsewhere = (_keys: readonly StorageKey[], _changed: () => void): (() => void) => {
  return () => undefined
}

export const storage: Storage = {
  get(key) {
    const held = known.get(key)
    if (held !== undefined) return held
    const value: unknown = Taro.getStorageSync(name(key))
    const text = typeof value === 'string' ? value : ''
    known.set(key, text)
    return text
  },
  set(key, value) {
    known.set(key, value)
    Taro.setStorage({ key: name(key), data: value }).catch(() => undefined)
  },
  remove(...keys) {
    for (const key of keys) {
      known.set(key, '')
      Taro.removeStorage({ key: name(key) }).catch(() => undefined)
    }
  },
}
