import { cx } from './cx'
import './Badge.scss'

/** Number up to 99, then 99+; 0 is nothing (visual 6, TD-04). */
export function Badge({ value, className }: { value: number | undefined; className?: string }) {
  if (!value || value < 0) return null
  return <div className={cx('u-badge', className)}>{value > 99 ? '99+' : value}</div>
}
