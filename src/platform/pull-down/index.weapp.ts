import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { PullWatch } from './types'

export type { PullWatch } from './types'

/** Loads the page shown now again when WeChat has pulled it down, and ends the pulled state with it. */
export function useHostPull(reload: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    const stop = () => Taro.stopPullDownRefresh()
    // The read itself shows its failure.
    reload().then(stop, stop)
  })
}

/** WeChat follows the finger itself. */
export const watchPull =
  (_inside: Element, _watch: PullWatch): (() => void) =>
  () =>
    undefined
