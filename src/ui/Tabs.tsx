import { useEffect, useRef } from 'react'
import { cx } from './cx'
import type { TabsProps } from './props'
import './Tabs.scss'

/** Up to four words share the width; more scroll. */
export function Tabs<K extends string>({ items, active, onChange, sticky, plain, className, style }: TabsProps<K>) {
  const classes = cx(
    'u-tabs',
    sticky && 'u-tabs-sticky',
    plain && 'u-tabs-plain',
    items.length > 4 && 'u-tabs-scroll',
    className,
  )
  // A word beyond the edge is scrolled to when it becomes the active one; the mini-program's elements cannot.
  const on = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise, which is no end of an effect.
    void on.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [active])
  return (
    <div className={classes} style={style} role='tablist'>
      {items.map((item) => (
        <button
          key={item.key}
          ref={item.key === active ? on : undefined}
          type='button'
          className={cx('u-tabs-one', item.key === active && 'u-tabs-on', item.disabled && 'u-off')}
          role='tab'
          aria-selected={item.key === active}
          disabled={item.disabled}
          onClick={() => {
            if (item.key !== active) onChange(item.key)
          }}
        >
          {item.label}
          {item.count !== undefined && item.count > 0 && <span className='u-tabs-count'>{item.count}</span>}
        </button>
      ))}
    </div>
  )
}
