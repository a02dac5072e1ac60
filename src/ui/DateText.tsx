import { cx } from './cx'
import { dateText } from './date-text'
import type { DateTextProps } from './props'

export function DateText({ value, form, className, style }: DateTextProps) {
  return (
    <span className={cx('nowrap', className)} style={style}>
      {dateText(value, form)}
    </span>
  )
}
