import { cx } from './cx'
import type { QuickAmountsProps } from './props'
import './AmountField.scss'

/** What a quarter of the row holds; longer amounts stand two to a row. */
const MOST_CHARACTERS = 7

/** Four to a row: amount above, what it buys below. */
export function QuickAmounts({ items, active, onChange, className, style }: QuickAmountsProps) {
  const isLong = items.some(({ title }) => title.length > MOST_CHARACTERS)
  return (
    <div
      className={cx('u-quick', isLong && 'u-quick-long', 'num', className)}
      style={style}
      role='group'
      aria-label='快捷金额'
    >
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
