import { ScrollView } from '@tarojs/components'
import type { CardScrollerProps } from './card-scroller'

/** A view does not report its scrolling on the mini-program; a scroll-view does. */
export function CardScroller({ children, from, onMove }: CardScrollerProps) {
  return (
    <ScrollView
      className='u-swiper'
      scrollX
      enhanced
      enableFlex
      showScrollbar={false}
      scrollLeft={from}
      onScroll={(event) => onMove(event.detail.scrollLeft)}
    >
      {children}
    </ScrollView>
  )
}
