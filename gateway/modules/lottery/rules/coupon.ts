import { discountOf } from '@domain/coupon'
import type { Money } from '@domain/money'
import type { LotteryWinState } from '@domain/statuses/lottery'

interface CouponWin {
  state: LotteryWinState
  prizeValue: Money
  /** Null: a service. */
  couponFrom: Money | null
  claimUntil: string
}

/** E-M-16: what a win takes off a quote; null where it is no coupon, not good any more, or the quote is below its threshold. */
export function couponOff(win: CouponWin, total: Money, today: string): Money | null {
  if (win.state !== 'issued' || win.couponFrom === null || today > win.claimUntil) return null
  return discountOf({ faceValue: win.prizeValue, threshold: win.couponFrom }, total)
}

/** What a used coupon becomes when its quote comes to nothing. */
export const eventOfReturn = ({ claimUntil }: Pick<CouponWin, 'claimUntil'>, today: string): 'GIVE_BACK' | 'EXPIRE' =>
  today > claimUntil ? 'EXPIRE' : 'GIVE_BACK'
