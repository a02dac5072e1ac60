import { useRef } from 'react'
import { Badge } from './Badge'
import { cx } from './cx'
import { Icon } from './Icon'
import type { ShortcutGridProps } from './props'
import { Tag } from './Tag'
import { useLook } from './theme'
import './ShortcutGrid.scss'

/** ms of pressing that count as a long press (visual 6). */
const HOLD_MS = 500
/** Large text: four columns, two rows (visual 2.5); the caller's last entry is 更多 and stays. */
const CARE_COLUMNS = 4

export function ShortcutGrid({ items, onTap, onHold, columns = 5, whole, className, style }: ShortcutGridProps) {
  const { text } = useLook()
  const shown = text === 'care' && !whole && items.length > 8 ? [...items.slice(0, 7), ...items.slice(-1)] : items
  const most = text === 'normal' ? columns : Math.min(columns, CARE_COLUMNS)
  // As few rows as it takes, as full as they can be: six are in two rows of three, and one row is shared by what is in it. Grids below
  // each other keep their columns.
  const wide = whole ? most : Math.ceil(shown.length / Math.ceil(shown.length / most)) || 1
  const hold = useHold(onHold)
  return (
    <div className={cx('u-grid', `u-grid-${wide}`, className)} style={style}>
      {shown.map(({ key, label, icon, badge, fresh }) => (
        <button
          key={key}
          type='button'
          className='u-short'
          aria-label={[badge, fresh && '新', label].filter(Boolean).join('，')}
          onTouchStart={hold.start}
          onTouchEnd={hold.stop}
          onTouchMove={hold.stop}
          onClick={() => {
            if (!hold.held()) onTap(key)
          }}
        >
          <div className='u-short-mark' aria-hidden='true'>
            <Icon name={icon} size={26} />
            <Badge value={badge} className='u-short-badge' />
            {fresh && (
              <Tag kind='solid' className='u-short-fresh'>
                新
              </Tag>
            )}
          </div>
          <div className='u-short-text'>{label}</div>
        </button>
      ))}
    </div>
  )
}

function useHold(onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const done = useRef(false)
  const stop = () => clearTimeout(timer.current)
  const start = () => {
    done.current = false
    if (!onHold) return
    timer.current = setTimeout(() => {
      done.current = true
      onHold()
    }, HOLD_MS)
  }
  return { start, stop, held: () => done.current }
}
