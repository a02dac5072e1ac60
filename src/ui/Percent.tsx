import { formatChange, formatShare } from '@domain/percent'
import { cx } from './cx'
import type { PercentProps } from './props'

/** Rising or falling has no good or bad colour: a sign says it (visual 2.2). */
export function Percent({ value, change, className, style }: PercentProps) {
  return (
    <span className={cx('num', 'nowrap', className)} style={style}>
      {change ? formatChange(value) : formatShare(value)}
    </span>
  )
}
