import { cx } from './cx'
import type { QuickAmountsProps } from './props'
import './AmountField.scss'

/** Four to a row: amount above, what it buys below. */
export function QuickAmounts({ items, active, onChange, className, style }: QuickAmountsProps) {
  return (
    <div className={cx('u-quick', 'num', className)} style={style} role='group' aria-label='快捷金额'>
      {items.map(({ key, title, note }) => (
        <button
          key={key}
          type='button'
          className={cx('u-quick-one', key === active && 'u-quick-on')}
          aria-pressed={key === active}
          onClick={() => onChange(key)}
        >
          <div className='u-quick-title'>{title}</div>
          {note && <div className='u-quick-note'>{note}</div>}
        </button>
      ))}
    </div>
  )
}
