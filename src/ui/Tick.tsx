import { cx } from './cx'
import { Icon } from './Icon'
import './CheckBox.scss'

interface TickProps {
  on: boolean
  off?: boolean | undefined
  square?: boolean | undefined
}

/** The mark of a choice, drawn only: its row or its box is the target. */
export const Tick = ({ on, off, square }: TickProps) => (
  <div className={cx('u-tick', on && 'u-tick-on', off && 'u-tick-no', square && 'u-tick-square')} aria-hidden='true'>
    {on && <Icon name='check' size={14} />}
  </div>
)
