import Taro from '@tarojs/taro'

/** Asks before the page on top is left by WeChat's own back or by `navigateBack`, until the answered function is called. */
export function askBeforeLeave(message: string): () => void {
  quietly(Taro.enableAlertBeforeUnload({ message }))
  return () => quietly(Taro.disableAlertBeforeUnload())
}

/** An older WeChat does not ask. The typings say nothing of the promise. */
const quietly = (asked: unknown): void => void Promise.resolve(asked).catch(() => undefined)
