import { useLayoutEffect, useRef } from 'react'
import type { CardScrollerProps } from './card-scroller'

/** The browser's own scrolling with snap points. */
export function CardScroller({ children, from, onMove }: CardScrollerProps) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Where it is already, setting it would only lay the page out before its time.
    if (row.current && from > 0) row.current.scrollLeft = from
  }, [from])
  return (
    <div ref={row} className='u-swiper' tabIndex={0} onScroll={(event) => onMove(event.currentTarget.scrollLeft)}>
      {children}
    </div>
  )
}
