import { compareMoney, formatMoney, subtractMoney, type Money } from './money'

/* Coupons on the quote of an enquiry about goods or services of the mall. Gas has no coupons: its price is the tariff's. */

export interface CouponTerms {
  /** What is taken off, and the least sum that it is taken off; yuan. */
  faceValue: Money
  threshold: Money
  /** Categories of the mall that it is for; none: every one. */
  categoryIds: readonly string[]
}

/** The most that staff grant: yuan, and days from today on. */
export const couponBounds = { faceValue: '50000.00', threshold: '1000000.00', days: 366 } as const

type Sums = Pick<CouponTerms, 'faceValue' | 'threshold'>

/** E-M-16: what a coupon takes off a sum, never more than the sum; null below the threshold. */
export function discountOf({ faceValue, threshold }: Sums, total: Money): Money | null {
  if (compareMoney(total, threshold) < 0) return null
  return compareMoney(faceValue, total) > 0 ? total : faceValue
}

/** E-M-16: whether a coupon is for things of a category; null: a thing without one. */
export const isFor = ({ categoryIds }: Pick<CouponTerms, 'categoryIds'>, categoryId: string | null): boolean =>
  categoryIds.length === 0 || (categoryId !== null && categoryIds.includes(categoryId))

export const payableOf = (total: Money, discount: Money): Money => subtractMoney(total, discount)

/** '满 ¥1,000.00 减 ¥100.00'. */
export const couponText = ({ faceValue, threshold }: Sums): string =>
  `满 ${formatMoney(threshold)} 减 ${formatMoney(faceValue)}`
