import { cx } from './cx'
import { Icon } from './Icon'
import type { IconButtonProps } from './props'
import './IconButton.scss'

/** An icon to tap, with 44 to touch; what it does is shown by its label. */
export function IconButton(props: IconButtonProps) {
  const { icon, size = 20, label, round, open, pressed, onTap, className, style } = props
  return (
    <button
      type='button'
      className={cx('u-hit', round && 'u-hit-round', className)}
      style={style}
      aria-label={label}
      aria-expanded={open}
      aria-pressed={pressed}
      onClick={onTap}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
