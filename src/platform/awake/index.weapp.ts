import Taro from '@tarojs/taro'

/** Keeps the screen on until the answered function is called. */
export function keepAwake(): () => void {
  set(true)
  return () => set(false)
}

/** A phone that refuses dims as usual. */
const set = (keepScreenOn: boolean): void => void Taro.setKeepScreenOn({ keepScreenOn }).catch(() => undefined)

/** A short buzz, where the phone can. */
export const buzz = (): void => void Taro.vibrateLong().catch(() => undefined)
