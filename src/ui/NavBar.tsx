import { Badge } from './Badge'
import { cx } from './cx'
import { Icon } from './Icon'
import type { NavAction, NavBarProps } from './props'
import { useLook } from './theme'
import './NavBar.scss'

/** px of padding at both ends. */
const EDGE = 4

/** Status bar height + 44; keeps clear of the mini-program's capsule: beside a title the actions are at the left there (visual 4, 6). */
export function NavBar({ title, onBack, actions = [], head, tall, className, style }: NavBarProps) {
  const { capsule } = useLook()
  // The capsule lies over the right end: as much room at the left keeps the title in the middle, until the title needs it.
  const side = capsule > 0 ? { flex: `0 1000 ${capsule - EDGE}px` } : undefined
  const end = capsule > 0 ? { minWidth: 0 } : undefined
  const buttons = actions.map((action) => <NavButton key={action.label} {...action} />)
  const atLeft = capsule > 0 && head === undefined
  return (
    <>
      <header className={cx('u-nav', className)} style={style}>
        <div className='u-nav-in' style={capsule > 0 ? { paddingRight: `${capsule}px` } : undefined}>
          {head ? (
            <div className='u-nav-head'>{head}</div>
          ) : (
            <>
              <div className='u-nav-side' style={side}>
                {onBack && (
                  <button type='button' className='u-nav-btn' aria-label='返回' onClick={onBack}>
                    <Icon name='back' />
                  </button>
                )}
                {atLeft && buttons}
              </div>
              <h1 className={cx('u-nav-title', capsule > 0 && 'u-nav-title-own')}>{title}</h1>
            </>
          )}
          <div className={cx('u-nav-side', 'u-nav-right', head !== undefined && 'u-nav-fit')} style={end}>
            {!atLeft && buttons}
          </div>
        </div>
      </header>
      {tall && <div className='u-nav-skirt' />}
    </>
  )
}

function NavButton({ label, icon, badge, badgeOf = '条未读', onTap }: NavAction) {
  if (!icon) {
    return (
      <button type='button' className='u-nav-word' onClick={onTap}>
        {label}
      </button>
    )
  }
  return (
    <button
      type='button'
      className='u-nav-btn'
      aria-label={badge ? `${label}，${badge}${badgeOf}` : label}
      onClick={onTap}
    >
      <Icon name={icon} />
      <Badge value={badge} className='u-nav-badge' />
    </button>
  )
}
