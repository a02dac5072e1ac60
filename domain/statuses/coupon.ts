import type { StatusText, Transition } from '../machine'

/** A coupon that staff grant to a customer (E-M-16). Above the limit of one clerk another one decides (`review`). */
export const couponStatus = {
  review: { label: '待复核', tone: 'warning' },
  issued: { label: '可使用', tone: 'success' },
  used: { label: '已使用', tone: 'muted' },
  expired: { label: '已过期', tone: 'muted' },
  refused: { label: '未通过', tone: 'danger' },
  withdrawn: { label: '已撤回', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type CouponState = keyof typeof couponStatus
export type CouponEvent = 'ISSUE' | 'REFUSE' | 'CANCEL' | 'WITHDRAW' | 'USE' | 'GIVE_BACK' | 'EXPIRE'

/**
 * CANCEL: taken back before the customer knows of it; WITHDRAW: afterwards. GIVE_BACK: the quote comes to nothing within the coupon's
 * days. A used coupon is not withdrawn: its quote stands.
 */
export const couponTransitions: readonly Transition<CouponState, CouponEvent>[] = [
  { from: 'review', on: 'ISSUE', to: 'issued' },
  { from: 'review', on: 'REFUSE', to: 'refused' },
  { from: 'review', on: 'CANCEL', to: 'withdrawn' },
  { from: 'review', on: 'EXPIRE', to: 'expired' },
  { from: 'issued', on: 'WITHDRAW', to: 'withdrawn' },
  { from: 'issued', on: 'USE', to: 'used' },
  { from: 'issued', on: 'EXPIRE', to: 'expired' },
  { from: 'used', on: 'GIVE_BACK', to: 'issued' },
  { from: 'used', on: 'EXPIRE', to: 'expired' },
]
