import { useState } from 'react'
import { CardScroller } from './CardScroller'
import { cx } from './cx'
import type { CardSwiperProps } from './props'
import { useLook } from './theme'
import './CardSwiper.scss'

/** px: card and gap of the snap row (visual 6). */
const STEP = 328

/** Cards side by side with a peek of the next and dots; a plain list in care mode (visual 2.5). */
export function CardSwiper<T>({
  items,
  keyOf,
  render,
  label,
  start = 0,
  onShow,
  className,
  style,
}: CardSwiperProps<T>) {
  const { text } = useLook()
  const [first] = useState(() => Math.min(items.length - 1, Math.max(0, start)))
  const [at, setAt] = useState(first)
  const single = items.length === 1 || text === 'care'
  const cards = items.map((item, index) => (
    <div key={keyOf(item)} className='u-swiper-card'>
      {render(item, index)}
    </div>
  ))
  if (single) {
    return (
      <section className={cx('u-swiper-list', className)} style={style} aria-label={label}>
        {cards}
      </section>
    )
  }
  const follow = (left: number) => {
    const next = Math.min(items.length - 1, Math.max(0, Math.round(left / STEP)))
    if (next === at) return
    setAt(next)
    onShow?.(next)
  }
  return (
    <section className={className} style={style} aria-label={label}>
      <CardScroller from={first * STEP} onMove={follow}>
        {cards}
      </CardScroller>
      <div className='u-dots' aria-hidden='true'>
        {items.map((item, index) => (
          <div key={keyOf(item)} className={cx('u-dot', index === at && 'u-dot-on')} />
        ))}
      </div>
    </section>
  )
}
