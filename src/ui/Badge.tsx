import { cx } from './cx'
import './Badge.scss'

/** Number up to 99, then 99+; true is a dot; 0 and false are nothing (visual 6, TD-04). */
export function Badge({ value, className }: { value: number | boolean | undefined; className?: string }) {
  if (!value || (typeof value === 'number' && value < 0)) return null
  if (value === true) return <div className={cx('u-badge-dot', className)} aria-hidden='true' />
  return <div className={cx('u-badge', className)}>{value > 99 ? '99+' : value}</div>
}
