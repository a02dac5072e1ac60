import Taro from '@tarojs/taro'
import { environment } from '../environment'
import type { Vault } from './types'

export type * from './types'

const name = (given: string) => `${environment.storagePrefix}v_${given}`

/** Taro's types do not know the option; it passes it on. */
const sealed = <O extends object>(options: O): O => ({ ...options, encrypt: true })

/** WeChat encrypts what it is asked to; such values are read by the asynchronous call only. */
export const vault: Vault = {
  async get(given) {
    const key = name(given)
    // WeChat reports the reading of an absent key as a failed call.
    const { keys } = Taro.getStorageInfoSync()
    if (!keys.includes(key)) return ''
    return Taro.getStorage<string>(sealed({ key })).then(
      ({ data }) => (typeof data === 'string' ? data : ''),
      // What cannot be decrypted any more is as good as absent.
      () => '',
    )
  },
  set: (given, text) => Taro.setStorage(sealed({ key: name(given), data: text })).then(() => undefined),
  async remove(...given) {
    for (const one of given) await Taro.removeStorage({ key: name(one) })
  },
}
