import Taro from '@tarojs/taro'

export type UpdateState = 'latest' | 'ready' | 'download'

/** ms to wait for the download of a newer version. */
const PATIENCE = 20_000

/** Asks WeChat for a newer version and waits until it lies ready. */
export function checkUpdate(): Promise<UpdateState> {
  const manager = Taro.getUpdateManager()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('latest'), PATIENCE)
    const settle = (state: UpdateState) => {
      clearTimeout(timer)
      resolve(state)
    }
    manager.onCheckForUpdate(({ hasUpdate }) => {
      if (!hasUpdate) settle('latest')
    })
    manager.onUpdateReady(() => settle('ready'))
    manager.onUpdateFailed(() => settle('latest'))
  })
}

/** Starts again with the newer version. */
export const restart = (): void => Taro.getUpdateManager().applyUpdate()
