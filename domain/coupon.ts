import { compareMoney, formatMoney, subtractMoney, type Money } from './money'

/* Coupons on the quote of an enquiry about goods or services of the mall. Gas has no coupons: its price is the tariff's. */

export interface CouponTerms {
  /** What is taken off, and the least sum that it is taken off; yuan. */
  faceValue: Money
  threshold: Money
}

/** E-M-16: what a coupon takes off a sum, never more than the sum; null below the threshold. */
export function discountOf({ faceValue, threshold }: CouponTerms, total: Money): Money | null {
  if (compareMoney(total, threshold) < 0) return null
  return compareMoney(faceValue, total) > 0 ? total : faceValue
}

export const payableOf = (total: Money, discount: Money): Money => subtractMoney(total, discount)

/** '满 ¥1,000.00 减 ¥100.00'. */
export const couponText = ({ faceValue, threshold }: CouponTerms): string =>
  `满 ${formatMoney(threshold)} 减 ${formatMoney(faceValue)}`
