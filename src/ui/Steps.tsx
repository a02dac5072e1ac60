import { cx } from './cx'
import { Icon } from './Icon'
import type { StepsProps } from './props'
import './Steps.scss'

/** Three to five; more of them, or with texts, is a timeline (visual 6). */
export function Steps({ items, current, className, style }: StepsProps) {
  return (
    <div className={cx('u-steps', className)} style={style} role='list'>
      {items.map((item, index) => (
        <div
          key={item.key}
          className={cx(
            'u-step',
            index < current && 'u-step-ok',
            index === current && 'u-step-now',
            item.failed && 'u-step-bad',
          )}
          role='listitem'
          aria-current={index === current ? 'step' : undefined}
        >
          <div className='u-step-dot'>
            {item.failed && <Icon name='close' size={12} />}
            {!item.failed && index < current && <Icon name='check' size={12} />}
            {!item.failed && index >= current && index + 1}
          </div>
          {item.title}
          {item.note !== undefined && <div className='u-step-note num'>{item.note}</div>}
        </div>
      ))}
    </div>
  )
}
