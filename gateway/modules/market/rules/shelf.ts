import { compareMoney } from '@domain/money'
import { diffDays } from '@domain/date'

/** Days before the start of a promotion inside which the base price must have been paid (E-M-02). */
const baseWindow = 7

/** The struck-through price, or null where it may not be shown: it must be higher and from the seven days before the promotion. */
export function shownBasePrice(product: {
  price: string | null
  basePrice: string | null
  basePriceDate: string | null
  promotionStart: string | null
}): string | null {
  const { price, basePrice, basePriceDate, promotionStart } = product
  if (price === null || basePrice === null || basePriceDate === null || promotionStart === null) return null
  const days = diffDays(basePriceDate, promotionStart)
  return compareMoney(basePrice, price) > 0 && days >= 0 && days <= baseWindow ? basePrice : null
}

/** What an activity is now (3.3). */
export function activityState(
  activity: { startAt: string; endAt: string },
  nowMs: number,
): 'coming' | 'running' | 'ended' {
  if (nowMs < Date.parse(activity.startAt)) return 'coming'
  return nowMs < Date.parse(activity.endAt) ? 'running' : 'ended'
}

export type SignUpState = 'notStarted' | 'open' | 'full' | 'over'

/** Whether seats may be taken now (3.3); null = the activity has no sign-up. */
export function signUpState(
  activity: {
    signUpStartAt: string | null
    signUpEndAt: string | null
    quota: number | null
    quotaUsed: number | null
  },
  nowMs: number,
): SignUpState | null {
  const { signUpStartAt, signUpEndAt, quota, quotaUsed } = activity
  if (signUpStartAt === null || signUpEndAt === null || quota === null || quotaUsed === null) return null
  if (nowMs < Date.parse(signUpStartAt)) return 'notStarted'
  if (nowMs >= Date.parse(signUpEndAt)) return 'over'
  return quotaUsed >= quota ? 'full' : 'open'
}

/**
 * E-M-06: 5 per enquiry, 0.05 per view, 2 per favourite of the last 30 days, halved every 180 days on the shelf; 4 decimals.
 * A ranking, not money: computed as a number.
 */
export function hotScore(of: { leads30: number; views30: number; favourites30: number; daysOnSale: number }): string {
  const fresh = 5 * of.leads30 + 0.05 * of.views30 + 2 * of.favourites30
  return (fresh * 0.5 ** (of.daysOnSale / 180)).toFixed(4)
}
