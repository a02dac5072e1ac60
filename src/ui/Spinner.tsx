import { cx } from './cx'
import './Spinner.scss'

/** Takes the text colour around it. */
export function Spinner({ large, className }: { large?: boolean; className?: string }) {
  return <div className={cx('u-spin', large && 'u-spin-l', className)} aria-hidden='true' />
}
