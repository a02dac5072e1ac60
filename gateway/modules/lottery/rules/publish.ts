import { addDays, DAY, dateOf, toMillis } from '@domain/date'
import { WHOLE } from '@domain/draw/lottery'
import type { ErrorCode } from '@domain/errors'
import { compareMoney, isNegativeMoney, isPositiveMoney } from '@domain/money'
import type { LotteryPrizeKind } from '@domain/statuses/lottery'

/** What staff type of a campaign; money in yuan, weights in parts of 1,000,000. */
export interface Typed {
  organizer: string
  organizerPhone: string
  startAt: string
  endAt: string
  claimUntil: string
  prizes: readonly { value: string; weight: number }[]
}

/** No single prize above it (反不正当竞争法 10), yuan. */
const HIGHEST = '50000.00'
/** Days from the end in which prizes can be claimed at least (E 2.5). */
export const CLAIM_DAYS = 15
/** Days of a campaign at most. */
const LONGEST = 366

/** A coupon says what it takes off, and from which sum of a quote on; nothing else does (E-M-16). */
export const isWhole = (prize: { service: LotteryPrizeKind; value: string; couponFrom?: string }): boolean =>
  prize.service === 'COUPON'
    ? isPositiveMoney(prize.value) && prize.couponFrom !== undefined && !isNegativeMoney(prize.couponFrom)
    : prize.couponFrom === undefined

/** What is left for 谢谢参与. */
export const restWeight = (prizes: Typed['prizes']): number => prizes.reduce((left, { weight }) => left - weight, WHOLE)

/** E-L-01: E5101 above a whole, E5105 without a rest for 谢谢参与, E5102 for a value, E5103 without an organiser, E5106 for the deadline. */
export function draftProblem({ organizer, organizerPhone, endAt, claimUntil, prizes }: Typed): ErrorCode | null {
  const rest = restWeight(prizes)
  if (rest < 0) return 'E5101'
  if (rest === 0) return 'E5105'
  if (prizes.some(({ value }) => compareMoney(value, HIGHEST) > 0)) return 'E5102'
  if (organizer.trim() === '' || organizerPhone.trim() === '') return 'E5103'
  return claimUntil < addDays(dateOf(endAt), CLAIM_DAYS) ? 'E5106' : null
}

/** The invalid field: the end after the start, at least a day later, as a chance is drawn on the day after it was given. */
export function timesProblem({ startAt, endAt }: Pick<Typed, 'startAt' | 'endAt'>): 'endAt' | null {
  const days = (toMillis(endAt) - toMillis(startAt)) / DAY
  return days <= 1 || days > LONGEST ? 'endAt' : null
}
