import { useDidHide, useDidShow, useReachBottom, useUnload } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { usePageScope } from '@/routes/page-scope'

/** Is this page the one on the screen? Pages below in the stack and other tabs are not. `isWatched` false: always true, without a drawing. */
export function usePageShown(isWatched = true): boolean {
  const [shown, setShown] = useState(true)
  useDidShow(() => isWatched && setShown(true))
  useDidHide(() => isWatched && setShown(false))
  return shown
}

/** Runs each time the page comes to the screen, the first time included. */
export function useEachShow(run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useDidShow(() => latest.current())
}

/** Runs each time the page comes back to the screen. A part that is mounted on a shown page gets the next show at once. */
export function useReturn(run: () => void): void {
  const scope = usePageScope()
  const isFirst = useRef((scope?.shows ?? 0) === 0)
  useEachShow(() => {
    if (!isFirst.current) run()
    isFirst.current = false
  })
}

/** Runs each time the page leaves the screen: hidden, left or the app gone. */
export function useEachHide(run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useDidHide(() => latest.current())
  useUnload(() => latest.current())
}

/** Loads the next page of a list at the end of the page (50 px, specification 9). */
export const useReachBottomLoad = (loadMore: () => void): void => useReachBottom(loadMore)
