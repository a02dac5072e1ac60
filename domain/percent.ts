import { MINUS, UNKNOWN, decimal, fixed } from './decimal'

/** Per cent as a decimal text with one decimal and without the sign %. */
export type Percent = string & { readonly unit?: 'percent' }

/** Change against `before` in per cent, one decimal, half up; null when there is nothing to compare with. */
export function changePercent(now: string, before: string): Percent | null {
  const base = decimal(before)
  return base.eq(0) ? null : fixed(decimal(now).minus(base).times(100).div(base.abs()), 1)
}

/** Share of `part` in `whole` in per cent, one decimal, half up; null for an empty whole. */
export function sharePercent(part: string, whole: string): Percent | null {
  const base = decimal(whole)
  return base.eq(0) ? null : fixed(decimal(part).times(100).div(base), 1)
}

/** '63.1%'; '--' when unknown. */
export const formatShare = (value: string | null | undefined): string =>
  value === null || value === undefined || value === '' ? UNKNOWN : `${fixed(decimal(value), 1)}%`

/** '+5.2%', '−2.4%', '0.0%'; '--' when unknown (visual 9). */
export function formatChange(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return UNKNOWN
  const number = decimal(value)
  const text = `${fixed(number.abs(), 1)}%`
  if (fixed(number, 1) === '0.0') return text
  return number.gt(0) ? `+${text}` : `${MINUS}${text}`
}

/** '+22.00', '−40.89', '0.00': a rate in per cent with the decimals that it was reckoned with and its sign, without %. */
export const signedRate = (rate: string): string => (decimal(rate).gt(0) ? `+${rate}` : rate.replace('-', MINUS))
