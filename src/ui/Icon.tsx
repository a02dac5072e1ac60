import type { IconProps } from './props'
import { cx } from './cx'
import './Icon.scss'

export function Icon({ name, size = 24, filled, label, className, style }: IconProps) {
  const classes = cx('u-icon', `i-${name}`, `u-i${size}`, size <= 16 && 'u-icon-s', filled && 'u-icon-f', className)
  return label ? (
    <div className={classes} style={style} role='img' aria-label={label} />
  ) : (
    <div className={classes} style={style} aria-hidden='true' />
  )
}
