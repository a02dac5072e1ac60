import { cx } from './cx'
import type { SegmentProps } from './props'
import './Segment.scss'

/** Two or three choices inside a card. */
export function Segment<K extends string>({ items, active, onChange, label, className, style }: SegmentProps<K>) {
  return (
    <div className={cx('u-seg', className)} style={style} role='tablist' aria-label={label}>
      {items.map((item) => (
        <button
          key={item.key}
          type='button'
          className={cx('u-seg-one', item.key === active && 'u-seg-on', item.disabled && 'u-off')}
          role='tab'
          aria-selected={item.key === active}
          disabled={item.disabled}
          onClick={() => {
            if (item.key !== active) onChange(item.key)
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
