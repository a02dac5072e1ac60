import { couponBounds } from '@domain/coupon'
import { addDays } from '@domain/date'
import { compareMoney, ZERO_MONEY, type Money } from '@domain/money'

export interface Grant {
  faceValue: Money
  threshold: Money
  /** Last day. */
  validTo: string
}

/** The field that is wrong: a coupon takes something off, never more than the least sum, and ends within a year. */
export function grantProblem({ faceValue, threshold, validTo }: Grant, today: string): keyof Grant | null {
  if (compareMoney(faceValue, ZERO_MONEY) <= 0 || compareMoney(faceValue, couponBounds.faceValue) > 0)
    return 'faceValue'
  if (compareMoney(threshold, faceValue) < 0 || compareMoney(threshold, couponBounds.threshold) > 0) return 'threshold'
  return validTo < today || validTo > addDays(today, couponBounds.days) ? 'validTo' : null
}

/** Whether another clerk decides: above what one may grant alone. A limit of nothing leaves every coupon to two. */
export const needsSecond = ({ faceValue }: Pick<Grant, 'faceValue'>, alone: Money): boolean =>
  compareMoney(faceValue, alone) > 0
