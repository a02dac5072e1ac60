import { decimal, type Big } from '@domain/decimal'

/** An empty field is none. */
export const whole = (text: string) => decimal(text === '' ? '0' : text)

/** Σ of the months in whole m³. */
export const sumOf = (months: readonly string[]): string =>
  months.reduce((sum, one) => sum.plus(whole(one)), decimal('0')).toFixed(0)

/** All months by this percentage; the sum is exact, what rounding leaves is in the largest month. */
export function scaled(months: readonly string[], percent: string): string[] {
  const total = whole(sumOf(months)).times(percent).div(100).round(0, 1).toFixed(0)
  return withSum(
    months.map((one) => whole(one).times(percent).div(100).round(0, 0).toFixed(0)),
    total,
  )
}

/** Whole m³ at a share of the width. */
export const volumeAt = (share: number, most: Big): string => most.times(share.toFixed(4)).round(0, 1).toFixed(0)

/** One month moved, the sum locked: the others give or take by their shares, none below zero. */
export function moved(months: readonly string[], index: number, volume: string): string[] {
  const total = sumOf(months)
  const wanted = whole(volume).gt(total) ? total : whole(volume).toFixed(0)
  const others = whole(total).minus(whole(months[index] ?? '0'))
  const left = whole(total).minus(wanted)
  const next = months.map((one, at) => {
    if (at === index) return wanted
    return others.eq('0')
      ? left
          .div(months.length - 1)
          .round(0, 0)
          .toFixed(0)
      : whole(one).times(left).div(others).round(0, 0).toFixed(0)
  })
  return withSum(next, total, index)
}

/** What rounding has left of the sum goes to the largest month but the one that is kept. */
function withSum(months: readonly string[], total: string, kept = -1): string[] {
  const rest = whole(total).minus(sumOf(months))
  const free = months.map((_, index) => index).filter((index) => index !== kept)
  const largest = free.reduce(
    (best, index) => (whole(months[index] ?? '0').gt(months[best] ?? '0') ? index : best),
    free[0] ?? 0,
  )
  return months.map((one, index) => (index === largest ? whole(one).plus(rest).toFixed(0) : one))
}
