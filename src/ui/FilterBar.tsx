import { cx } from './cx'
import { Icon } from './Icon'
import type { FilterBarProps } from './props'
import './Chips.scss'

/** A chip with a chosen value is active and shows the value; a tap opens the caller's sheet. */
export function FilterBar({ items, onTap, className, style }: FilterBarProps) {
  return (
    <div className={cx('u-chips', className)} style={style} role='group' aria-label='筛选'>
      {items.map(({ key, label, value }) => (
        <button
          key={key}
          type='button'
          className={cx('u-chip', value !== undefined && 'u-chip-on')}
          aria-haspopup='dialog'
          aria-label={value === undefined ? label : `${label}：${value}`}
          onClick={() => onTap(key)}
        >
          {value ?? label}
          <Icon name='down' size={12} />
        </button>
      ))}
    </div>
  )
}
