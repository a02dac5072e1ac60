import { discountOf, isFor, type CouponTerms } from '@domain/coupon'
import type { Money } from '@domain/money'

interface Coupon extends CouponTerms {
  isOpen: boolean
  validTo: string
}

/** E-M-16: what a coupon takes off a quote; null where it is not good, of other categories, or the quote is below its threshold. */
export function couponOff(
  coupon: Coupon,
  { total, categoryId, today }: { total: Money; categoryId: string | null; today: string },
): Money | null {
  if (!coupon.isOpen || today > coupon.validTo || !isFor(coupon, categoryId)) return null
  return discountOf(coupon, total)
}

/** What a used coupon becomes when its quote comes to nothing. */
export const eventOfReturn = ({ validTo }: Pick<Coupon, 'validTo'>, today: string): 'GIVE_BACK' | 'EXPIRE' =>
  today > validTo ? 'EXPIRE' : 'GIVE_BACK'
