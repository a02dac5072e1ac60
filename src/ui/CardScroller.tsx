import { useLayoutEffect, useRef } from 'react'
import type { CardScrollerProps } from './card-scroller'

/** The browser's own scrolling with snap points. */
export function CardScroller({ children, from, onMove }: CardScrollerProps) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = from
  }, [from])
  return (
    <div ref={row} className='u-swiper' tabIndex={0} onScroll={(event) => onMove(event.currentTarget.scrollLeft)}>
      {children}
    </div>
  )
}
