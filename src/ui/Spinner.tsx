import { cx } from './cx'
import './Spinner.scss'

/** Takes the text colour around it. */
export function Spinner({ large }: { large?: boolean }) {
  return <div className={cx('u-spin', large && 'u-spin-l')} aria-hidden='true' />
}
