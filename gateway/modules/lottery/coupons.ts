import type { CouponSource, OpenCoupon } from '../lead/service'
import { findCoupon, openCoupons, type Win } from './repo/wins'
import { wins } from './win-case'

const couponOf = ({ winId, prizeValue, couponFrom, claimUntil }: Win): OpenCoupon => ({
  couponCode: winId,
  faceValue: prizeValue,
  threshold: couponFrom ?? prizeValue,
  categoryIds: [],
  validTo: claimUntil,
})

/** Coupons that were won, for the quotes of enquiries (E-M-16). */
export const wonCoupons: CouponSource = {
  open: async (work, bp) => (await openCoupons(work.db, bp, work.clock.today())).map(couponOf),

  async held(work, bp, couponCode) {
    if (!(await findCoupon(work.db, bp, couponCode))) return null
    const row = await wins.locked(work, { bp }, couponCode)
    return {
      ...couponOf(row),
      isOpen: row.state === 'issued',
      move: (event, by, leadNo) => wins.move(work, row, event, by, { set: { leadNo } }),
    }
  },
}
