import { useEffect, useId, useRef, useState } from 'react'
import { usePageShown, useReachBottomLoad } from '@/blocks'
import { rectOf, scrollToOffset } from '@/platform/measure'

/** px beyond any conversation: the page stops at its end. */
const END = 1_000_000
/** px from the end within which what comes is followed (E 6.15). */
const NEAR = 80

/** Follows what is added to the page while its end is in view; else the reader stays and is offered the way. `grown`: differs after each growth. */
export function useEnd(grown: string) {
  const own = useId().replace(/:/g, '')
  const ids = { content: `${own}-content`, bar: `${own}-bar` }
  /** px: of the content before it grew. */
  const height = useRef(0)
  const [isAway, setAway] = useState(false)
  // A covered page is measured as nothing, and scrolling moves the page on the screen.
  const isShown = useRef(true)
  isShown.current = usePageShown()
  useReachBottomLoad(() => setAway(false))
  const toEnd = () => {
    setAway(false)
    scrollToOffset(END)
  }
  useEffect(() => {
    let isOver = false
    void Promise.all([rectOf(`${own}-content`), rectOf(`${own}-bar`)]).then(([content, bar]) => {
      if (isOver || !isShown.current || content.height === 0) return
      const wasNear = content.top + height.current - bar.top <= NEAR
      height.current = content.height
      setAway(!wasNear)
      if (wasNear) scrollToOffset(END)
    })
    return () => {
      isOver = true
    }
  }, [grown, own])
  return {
    ids,
    isAway,
    toEnd,
    /** What is added next is the reader's own: shown wherever the page stands. */
    follow: () => {
      height.current = 0
    },
  }
}
