import Taro from '@tarojs/taro'

export type UpdateState = 'latest' | 'ready' | 'download'

/** ms to wait for the download of a newer version. */
const PATIENCE = 20_000

let known: UpdateState | undefined
const waiting = new Set<(state: UpdateState) => void>()

function settle(state: UpdateState): void {
  known = state
  for (const done of waiting) done(state)
  waiting.clear()
}

/** Listens from the start on: WeChat looks for a newer version at each cold start and reports the result once. */
export function watchUpdates(): void {
  known = undefined
  const manager = Taro.getUpdateManager()
  manager.onCheckForUpdate(({ hasUpdate }) => {
    if (!hasUpdate) settle('latest')
  })
  manager.onUpdateReady(() => settle('ready'))
  manager.onUpdateFailed(() => settle('latest'))
}

/** What WeChat found at this start; waits up to 20 s for a download that is under way. */
export function checkUpdate(): Promise<UpdateState> {
  if (known !== undefined) return Promise.resolve(known)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('latest'), PATIENCE)
    waiting.add((state) => {
      clearTimeout(timer)
      resolve(state)
    })
  })
}

/** Starts again with the newer version. */
export const restart = (): void => Taro.getUpdateManager().applyUpdate()
