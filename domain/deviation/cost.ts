import { decimal, fixed } from '../decimal'
import { underLimit } from '../plan/limit'
import { subtractMoney, type Money } from '../money'
import type { Price } from '../price'
import type { Volume } from '../volume'
import { assessMonth, type AssessedDay, type AssessTerms } from './month'

/** A day, or a month, that is still open: what is expected of it. */
export interface OpenDay {
  /** Plan in force. */
  plan: Volume
  /** The forecast's mean and the ends of its range of 80 %, m³. */
  expected: Volume
  low: Volume
  high: Volume
  /** Most that may be used while supply is limited: no plan counts beyond it (G-03). */
  limit?: Volume | undefined
}

export interface PlanCost {
  plan: Volume
  /** What the day moves the month's fee by, against a day that is used as planned. */
  cost: Money
}

/**
 * The range as five cases of the same weight: the middles of fifths of a distribution that has four days of five between `low` and
 * `high` (the two outer ones stand for a tenth each beyond an end and the tenth inside it).
 */
const cases = (day: Pick<OpenDay, 'expected' | 'low' | 'high'>): Volume[] => [
  day.low,
  halfway(day.low, day.expected),
  day.expected,
  halfway(day.expected, day.high),
  day.high,
]
const halfway = (a: Volume, b: Volume): Volume => fixed(decimal(a).plus(decimal(b)).div(2), 2)

/**
 * Y-07: what a plan for an open day costs, by the month's own assessment (D-07): mean over the range of the day, with the other days of
 * the month as they are. Yuan, half up.
 */
export function costOfPlan(
  plan: Volume,
  day: OpenDay,
  others: readonly AssessedDay[],
  terms: AssessTerms,
  price: Price,
): PlanCost {
  const { limit } = day
  const counted = underLimit(plan, limit)
  const fee = (actual: Volume) =>
    assessMonth([...others, { plan: counted, actual, isExempt: false, limit }], terms, price).fee
  const base = fee(counted)
  const all = cases(day).map((actual) => subtractMoney(fee(actual), base))
  const sum = all.reduce((total, cost) => total.plus(decimal(cost)), decimal('0'))
  return { plan, cost: fixed(sum.div(all.length), 2) }
}

/** Per cent of the plan in force, from end to end, that the curve shows. */
const SPAN = 20

/** Y-07: the curve over ±20 % of the plan in force, a point for each two per cent, whole m³. */
export const costCurve = (day: OpenDay, others: readonly AssessedDay[], terms: AssessTerms, price: Price): PlanCost[] =>
  Array.from({ length: SPAN + 1 }, (_, step) => {
    const plan = fixed(
      decimal(day.plan)
        .times(100 - SPAN + 2 * step)
        .div(100),
      0,
    )
    return costOfPlan(`${plan}.00`, day, others, terms, price)
  })

/** The cheapest point; of several the one nearest to the plan in force, which needs the smallest change. Null of no points. */
export function cheapest(points: readonly PlanCost[], plan: Volume): PlanCost | null {
  const away = (point: PlanCost) => decimal(point.plan).minus(decimal(plan)).abs()
  return points.reduce<PlanCost | null>((best, point) => {
    if (best === null) return point
    const difference = decimal(point.cost).minus(decimal(best.cost))
    return difference.lt(0) || (difference.eq(0) && away(point).lt(away(best))) ? point : best
  }, null)
}

/** What the months of a year cost in fees by D-07, each as the mean over its range (rest 3-10). Yuan, half up. */
export function costOfMonths(months: readonly OpenDay[], terms: AssessTerms, price: Price): Money {
  const fees = months.flatMap((month) =>
    cases(month).map((actual) => assessMonth([{ plan: month.plan, actual, isExempt: false }], terms, price).fee),
  )
  const sum = fees.reduce((total, fee) => total.plus(decimal(fee)), decimal('0'))
  return fixed(sum.div(CASES), 2)
}

const CASES = 5
