import type { AmountProps } from './props'
import { MASK, pieces } from './amount-pieces'
import { cx } from './cx'
import './Amount.scss'

interface Props extends Omit<AmountProps, 'value'> {
  /** Written number, '--' when unknown. */
  text: string
  currency?: string
  unit?: string
  danger?: boolean
  /** What a reader says: 136482.60元. */
  spoken: string
}

/** The frame of Money, Volume and Price: currency and decimals smaller, unit grey, never broken (visual 2.3). */
export function Amount({ text, currency, unit, size, masked, strike, danger, spoken, className, style }: Props) {
  const shown = pieces(masked ? MASK : text)
  const known = shown.integer !== '--'
  const written = known && !masked
  const classes = cx(
    'u-amt',
    size && `u-amt-${size}`,
    strike && 'u-amt-strike',
    danger && 'u-amt-danger',
    !known && 'u-amt-none',
    className,
  )
  return (
    <span className={classes} style={style} role='text' aria-label={masked ? '金额已隐藏' : spoken}>
      {shown.sign}
      {written && currency && <span className='u-amt-c'>{currency}</span>}
      {shown.integer}
      {shown.decimals && <span className='u-amt-d'>{shown.decimals}</span>}
      {written && unit && <span className='u-amt-u'>{unit}</span>}
    </span>
  )
}
