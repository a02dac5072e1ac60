import { decimal, fixed } from '@domain/decimal'
import { sumItems, type PlanItem } from '@domain/plan/split'

/** Another sum in the proportions of what is there: whole m³, what is left over on the last part. */
export function scaled(items: readonly PlanItem[], total: string): PlanItem[] {
  const was = decimal(sumItems(items.map(({ volume }) => ({ volume: volume || '0' }))))
  if (total === '' || items.length === 0) return [...items]
  let left = decimal(total)
  return items.map(({ period, volume }, n) => {
    const even = decimal(total).div(items.length)
    const share = was.eq(0)
      ? even
      : decimal(total)
          .times(decimal(volume || '0'))
          .div(was)
    const part = n === items.length - 1 ? left : share.round(0, 0)
    left = left.minus(part)
    return { period, volume: fixed(part, 0) }
  })
}
