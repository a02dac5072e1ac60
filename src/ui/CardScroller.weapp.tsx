import { ScrollView } from '@tarojs/components'
import type { CardScrollerProps } from './card-scroller'

/** A view tells nothing of its scrolling on the mini-program; a scroll-view does. */
export function CardScroller({ children, onMove }: CardScrollerProps) {
  return (
    <ScrollView
      className='u-swiper'
      scrollX
      enhanced
      enableFlex
      showScrollbar={false}
      onScroll={(event) => onMove(event.detail.scrollLeft)}
    >
      {children}
    </ScrollView>
  )
}
