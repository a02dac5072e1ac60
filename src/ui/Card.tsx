import { cx } from './cx'
import type { CardProps } from './props'
import './Card.scss'

export function Card({ children, flush, raised, onTap, label, className, style }: CardProps) {
  const classes = cx('u-card', flush && 'u-card-flush', raised && 'u-card-raised', onTap && 'u-card-tap', className)
  if (onTap) {
    return (
      <button type='button' className={classes} style={style} aria-label={label} onClick={onTap}>
        {children}
      </button>
    )
  }
  return (
    <section className={classes} style={style} aria-label={label}>
      {children}
    </section>
  )
}
