import { cx } from './cx'
import type { SectionLabelProps } from './props'
import './Card.scss'

/** Name of a group outside cards. */
export function SectionLabel({ children, className, style }: SectionLabelProps) {
  return (
    <h2 className={cx('u-section-label', className)} style={style}>
      {children}
    </h2>
  )
}
