import { formatPriceNumber } from '@domain/price'
import { Amount } from './Amount'
import { cx } from './cx'
import type { PriceProps } from './props'

/** 3.9800 元/m³: four decimals, all in one size (visual 9). */
export function Price({ value, className, ...rest }: PriceProps) {
  return (
    <Amount
      {...rest}
      className={cx('u-amt-price', className)}
      text={formatPriceNumber(value)}
      unit='元/m³'
      spoken={value ? `每立方米${value}元` : '暂无价格'}
    />
  )
}
