import { CheckBox } from './CheckBox'
import { cx } from './cx'
import type { ItemProps } from './props'
import './Item.scss'

/** An item of a list with a drawing of its own, a line above each but the first: its lines are below each other. */
export function Item({ tick, className, style, ...body }: ItemProps) {
  if (tick) {
    return (
      <div className={cx('u-item u-item-ticked', className)} style={style}>
        <CheckBox {...tick} className='u-item-tick' />
        <Body {...body} name='u-item-body' />
      </div>
    )
  }
  return <Body {...body} name={cx('u-item', className)} style={style} />
}

function Body({
  name,
  children,
  onTap,
  open,
  label,
  id,
  role,
  current,
  style,
}: Omit<ItemProps, 'tick'> & { name: string }) {
  const shared = { id, role, style, className: name, 'aria-current': current ? ('true' as const) : undefined }
  if (!onTap) return <div {...shared}>{children}</div>
  return (
    <button type='button' {...shared} aria-label={label} aria-expanded={open} onClick={onTap}>
      {children}
    </button>
  )
}
