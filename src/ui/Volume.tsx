import { formatVolumeNumber, formatVolumeShort } from '@domain/volume'
import { Amount } from './Amount'
import { cx } from './cx'
import type { VolumeProps } from './props'

/** 1,234.56 m³; from 100,000 in 万 when short (AE-92, visual 9). */
export function Volume({ value, unit = 'm³', short, className, ...rest }: VolumeProps) {
  const text = short ? formatVolumeShort(value) : formatVolumeNumber(value)
  const inTenThousands = text.endsWith('万')
  return (
    <Amount
      {...rest}
      className={cx('u-amt-volume', className)}
      text={inTenThousands ? text.slice(0, -1) : text}
      unit={inTenThousands ? `万${unit}` : unit}
      spoken={value ? `${value}${unit === 'm³' ? '立方米' : unit}` : '暂无气量'}
    />
  )
}
