import { useLayoutEffect, useState } from 'react'
import { usePageScope, type UnderWay } from '@/routes/page-scope'

/** ms for which a page holds back what it has for what its parts still ask for. */
export const HOLD = 800

/** Counts a read, or a file, of this page that is not there yet. */
export function useUnderWay(isUnderWay: boolean): void {
  const underWay = usePageScope()?.underWay
  useLayoutEffect(() => {
    if (!isUnderWay || underWay === undefined) return undefined
    underWay.count += 1
    return () => {
      underWay.count -= 1
      // What the answer draws is mounted in the same commit and may ask for more.
      queueMicrotask(() => notifyIfDone(underWay))
    }
  }, [isUnderWay, underWay])
}

const notifyIfDone = (underWay: UnderWay): void => {
  if (underWay.count === 0) underWay.listener?.()
}

/**
 * True while a page that is ready waits for what its parts ask for: all of it is drawn at once, so that nothing moves under a tap.
 * What takes longer than `HOLD` comes when it comes.
 */
export function useHeld(isReady: boolean): boolean {
  const underWay = usePageScope()?.underWay
  const [stands, setStands] = useState(false)
  useLayoutEffect(() => {
    if (!isReady || underWay === undefined) {
      setStands(isReady)
      return undefined
    }
    const stand = () => setStands(true)
    const timer = setTimeout(stand, HOLD)
    underWay.listener = stand
    // Reads of the page's own view are counted after this, in the same commit; the page is not painted before the microtask.
    queueMicrotask(() => notifyIfDone(underWay))
    return () => {
      clearTimeout(timer)
      underWay.listener = undefined
    }
  }, [isReady, underWay])
  return isReady && !stands
}
