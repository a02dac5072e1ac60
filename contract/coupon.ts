import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { couponStatus } from '@domain/statuses/coupon'
import { Bp, DateText, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { endpoints } from './endpoint'

export const couponFields = {
  couponCode: Id,
  state: OneOf(...codes(couponStatus)),
  faceValue: Money,
  threshold: Money,
  /** The categories in words. */
  scope: t.String(),
  validTo: DateText,
  reason: t.String(),
  /** What the other clerk said, or why it was withdrawn. */
  remark: Nullable(t.String()),
  leadNo: Nullable(Id),
  createdAt: Instant,
  withdrawable: t.Boolean(),
}

const Coupon = t.Object(couponFields)

/** Coupons that staff grant to a customer (E-M-16). */
export const coupon = endpoints({
  'btwob GET /coupon/list': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ ...pageFields, bp: Bp }),
    out: Paged(Coupon, {
      /** What one clerk may grant without another, yuan. */
      alone: Money,
    }),
    summary: 'Coupons that were granted to a customer, the newest first',
  },
  'btwob POST /coupon/grant': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902'],
    in: t.Object({
      bp: Bp,
      faceValue: Money,
      threshold: Money,
      /** Categories of the second level; none: everything that the mall offers. */
      categoryIds: t.Array(Id, { maxItems: 20, uniqueItems: true }),
      validTo: DateText,
      reason: Text(100, 2),
    }),
    out: Coupon,
    summary: 'Grants a coupon; above the limit of one clerk another clerk decides',
  },
  'btwob POST /coupon/withdraw': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ bp: Bp, couponCode: Id, reason: Text(100, 2) }),
    out: Coupon,
    summary: 'Takes a coupon back that is not used',
  },
})
