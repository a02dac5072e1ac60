import Taro from '@tarojs/taro'
import { environment } from '../environment'
import type { Vault } from './types'

export type * from './types'

const name = (given: string) => `${environment.storagePrefix}v_${given}`

/** Taro's types do not know the option; it hands it on. */
const sealed = <O extends object>(options: O): O => ({ ...options, encrypt: true })

/** WeChat encrypts what it is asked to; such values are read by the asynchronous call only. */
export const vault: Vault = {
  get: (given) =>
    Taro.getStorage<string>(sealed({ key: name(given) })).then(
      ({ data }) => (typeof data === 'string' ? data : ''),
      () => '',
    ),
  set: (given, text) => Taro.setStorage(sealed({ key: name(given), data: text })).then(() => undefined),
  async remove(...given) {
    for (const one of given) await Taro.removeStorage({ key: name(one) })
  },
}
