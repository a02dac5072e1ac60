import type { Money } from '@domain/money'
import type { CouponTerms } from '@domain/coupon'
import { question } from '../../extensions'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'

interface OpenCoupon extends CouponTerms {
  couponCode: string
  /** Last day. */
  validTo: string
}

interface CouponUse {
  bp: string
  couponCode: string
  /** The sum of the quote, yuan. */
  total: Money
  leadNo: string
  by: string
}

/** E-M-16: coupons that a customer may take off a quote. */
export interface Coupons {
  /** Neither used nor over, the largest first. */
  readonly open: (work: Work, bp: string) => Promise<readonly OpenCoupon[]>
  /** Uses one, once, in the caller's transaction; answers what it takes off. Refuses E1015. */
  readonly use: (work: Work, use: CouponUse) => Promise<Money>
  /** The quote came to nothing: the coupon is good again, if its last day has not passed. */
  readonly giveBack: (work: Work, bp: string, couponCode: string) => Promise<void>
}

/** Without an area that gives coupons there are none. */
export const coupons = question<Coupons>('coupons', {
  open: () => Promise.resolve([]),
  use: () => Promise.reject(new Refusal('E1015')),
  giveBack: () => Promise.resolve(),
})
