import { cx } from './cx'
import type { ChipsProps } from './props'
import './Chips.scss'

export function Chips<K extends string>({
  items,
  active,
  onChange,
  label,
  inset,
  wrap,
  className,
  style,
}: ChipsProps<K>) {
  const isOn = (key: K) => (Array.isArray(active) ? active.includes(key) : active === key)
  return (
    <div
      className={cx('u-chips', inset && 'u-chips-inset', wrap && 'u-chips-wrap', className)}
      style={style}
      role='group'
      aria-label={label}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type='button'
          className={cx('u-chip', isOn(item.key) && 'u-chip-on', item.disabled && 'u-off')}
          aria-pressed={isOn(item.key)}
          disabled={item.disabled}
          onClick={() => onChange(item.key)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
