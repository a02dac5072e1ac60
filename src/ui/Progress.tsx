import { cx } from './cx'
import type { ProgressProps } from './props'
import './Progress.scss'

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`

export function Progress({ value, tone, mark, label, className, style }: ProgressProps) {
  return (
    <div
      className={cx('u-progress', className)}
      style={style}
      role='progressbar'
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(1, Math.max(0, value)) * 100)}
    >
      <div className={cx('u-progress-bar', tone && `u-progress-${tone}`)} style={{ width: percent(value) }} />
      {mark !== undefined && <div className='u-progress-mark' style={{ left: percent(mark) }} />}
    </div>
  )
}
