import { cx } from './cx'
import type { TimelineProps } from './props'
import './Timeline.scss'

export function Timeline({ items, current = 0, className, style }: TimelineProps) {
  return (
    <div className={className} style={style} role='list'>
      {items.map((item, index) => (
        <div
          key={item.key}
          className={cx('u-line', index === current && 'u-line-now', item.failed && 'u-line-bad')}
          role='listitem'
        >
          <div className='u-line-title'>{item.title}</div>
          {item.text !== undefined && <div className='u-line-text'>{item.text}</div>}
          {item.meta !== undefined && <div className='u-line-meta num'>{item.meta}</div>}
        </div>
      ))}
    </div>
  )
}
