import { cx } from './cx'
import { Icon } from './Icon'
import type { TabBarProps, TabItem } from './props'
import './TabBar.scss'

/** 50 px, icon 24, text 10; fixed by the specification. */
export function TabBar({ items, active, onTap, className, style }: TabBarProps) {
  return (
    <nav className={cx('u-tabbar', className)} style={style} aria-label='主导航'>
      <div className='u-tabbar-in'>
        {items.map((item) => (
          <Tab key={item.key} item={item} on={item.key === active} onTap={onTap} />
        ))}
      </div>
    </nav>
  )
}

function Tab({ item, on, onTap }: { item: TabItem; on: boolean; onTap: (key: string) => void }) {
  return (
    <button
      type='button'
      className={cx('u-tab', on && 'u-tab-on')}
      aria-current={on ? 'page' : undefined}
      onClick={() => onTap(item.key)}
    >
      <Icon name={item.icon} filled={on} className='u-tab-icon' />
      <div className='u-tab-text'>{item.label}</div>
    </button>
  )
}
