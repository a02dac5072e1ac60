import type { CardScrollerProps } from './card-scroller'

/** The browser's own scrolling with snap points. */
export function CardScroller({ children, onMove }: CardScrollerProps) {
  return (
    <div className='u-swiper' tabIndex={0} onScroll={(event) => onMove(event.currentTarget.scrollLeft)}>
      {children}
    </div>
  )
}
