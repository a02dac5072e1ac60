import { Refusal } from '../../http/refusal'
import type { Coupons } from '../lead/service'
import { findCoupon, openCoupons } from './repo/wins'
import { couponOff, eventOfReturn } from './rules/coupon'
import { wins } from './win-case'

/** Coupons that were won, for the quotes of enquiries (E-M-16). They belong to the customer, not to the user that drew them. */
export const wonCoupons: Coupons = {
  open: async (work, bp) =>
    (await openCoupons(work.db, bp, work.clock.today())).map(({ winId, prizeValue, couponFrom, claimUntil }) => ({
      couponCode: winId,
      faceValue: prizeValue,
      threshold: couponFrom ?? prizeValue,
      validTo: claimUntil,
    })),

  /** Of two uses at once the second finds it used. */
  async use(work, { bp, couponCode, total, leadNo, by }) {
    if (!(await findCoupon(work.db, bp, couponCode))) throw new Refusal('E1015')
    const row = await wins.locked(work, { bp }, couponCode)
    const discount = couponOff(row, total, work.clock.today())
    if (discount === null) throw new Refusal('E1015')
    await wins.move(work, row, 'USE', by, { set: { leadNo } })
    return discount
  },

  async giveBack(work, bp, couponCode) {
    const row = await wins.locked(work, { bp }, couponCode)
    await wins.move(work, row, eventOfReturn(row, work.clock.today()), 'SYSTEM', { set: { leadNo: null } })
  },
}
