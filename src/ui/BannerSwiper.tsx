import { useEffect, useState } from 'react'
import { prefersLessMotion } from '@/platform/motion'
import { cx } from './cx'
import { usePageActive } from './page-active'
import { Photo } from './Photo'
import type { BannerSwiperProps } from './props'
import { useLook } from './theme'
import { useSwipe } from './use-swipe'
import './BannerSwiper.scss'

/** ms. */
const INTERVAL = 5000

/**
 * Pictures that take turns every 5 s (specification 9) in a frame that keeps its place; dots and swipes turn them as well. Nothing
 * moves by itself while the page is covered or with reduced motion set in the system; in 关怀模式 they are below each other
 * (visual 2.4, 2.5).
 */
export function BannerSwiper({ items, onTap, ratio, titled, className }: BannerSwiperProps) {
  const [at, setAt] = useState(0)
  const isList = useLook().text === 'care'
  const many = items.length > 1 && !isList
  const isActive = usePageActive()
  // The picture may have gone from a shorter list.
  const shown = at < items.length ? at : 0
  useEffect(() => {
    if (!many || !isActive) return undefined
    // A turn by hand restarts the interval.
    const timer = setTimeout(() => {
      if (!prefersLessMotion()) setAt((shown + 1) % items.length)
    }, INTERVAL)
    return () => clearTimeout(timer)
  }, [items.length, many, isActive, shown])
  const swipe = useSwipe((step) => {
    if (many) setAt((shown + step + items.length) % items.length)
  })
  if (items.length === 0) return null
  const frame = { paddingTop: `${100 / ratio}%` }
  return (
    <section
      className={cx(isList ? 'u-banner-list' : 'u-banner', className)}
      aria-label='推荐'
      {...(!isList && { style: frame })}
      {...swipe}
    >
      {items.map((item, index) => (
        <button
          key={item.key}
          type='button'
          className={cx('u-banner-item', (isList || index === shown) && 'u-banner-on')}
          aria-label={item.title}
          {...(isList && { style: frame })}
          {...(!isList && { 'aria-hidden': index !== shown, tabIndex: index === shown ? 0 : -1 })}
          onClick={() => onTap(item.key)}
        >
          <Photo className='u-banner-img' src={item.imageUrl} />
          {titled && <span className='u-banner-title fs-14 fw-m'>{item.title}</span>}
        </button>
      ))}
      {many && <Dots items={items} shown={shown} onChoose={setAt} />}
    </section>
  )
}

interface DotsProps {
  items: BannerSwiperProps['items']
  shown: number
  onChoose: (index: number) => void
}

function Dots({ items, shown, onChoose }: DotsProps) {
  return (
    <div className='u-banner-dots'>
      {items.map((item, index) => (
        <button
          key={item.key}
          type='button'
          className={cx('u-banner-dot', index === shown && 'u-banner-dot-on')}
          aria-label={`第${index + 1}张`}
          aria-current={index === shown}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  )
}
