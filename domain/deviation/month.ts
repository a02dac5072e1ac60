import { decimal, fixed, type Big } from '../decimal'
import { sumMoney, type Money } from '../money'
import type { Price } from '../price'
import { isZeroVolume, sumVolume, type Volume } from '../volume'
import { deviationRate, type AssessMode } from './day'

/** What a group's contract says of its months. */
export interface AssessTerms {
  mode: AssessMode
  /** Free band on each side, per cent of the plan. */
  tolerance: string
  /** Share of the price that gas above and below the band costs, per cent. */
  overRate: string
  underRate: string
}

/** One gas day of a month as it counts. */
export interface AssessedDay {
  plan: Volume
  /** Null: no data yet; such a day counts as its plan. */
  actual: Volume | null
  /** By a stop or an accepted reason: counts as its plan. */
  isExempt: boolean
  /** Most that may be used of it while supply is limited (G-03). */
  limit?: Volume | undefined
}

export interface MonthFee {
  plan: Volume
  /** Measured use of all days. */
  actual: Volume
  /** Use as it counts: exempt days at their plan. */
  assessed: Volume
  exempt: Volume
  over: Volume
  under: Volume
  /** Of `assessed`; null where a plan of 0 met use. */
  rate: string | null
  fee: Money
}

/**
 * D-07, D-08: fee of a month from its days. `price`: published price of the month; `packagePenalty`: m³ that the packages of the month
 * have been charged for already, off what is under the plan. Volumes outside the band are whole hundredths, rounded half up; each side is
 * priced and rounded by itself. A group that is only reminded pays 0.00. What exceeds the limit of its day is over whatever the month
 * leaves free (G-03), and does not count a second time.
 */
export function assessMonth(
  days: readonly AssessedDay[],
  terms: AssessTerms,
  price: Price,
  packagePenalty: Volume = '0.00',
): MonthFee {
  const plan = sumVolume(days.map((day) => day.plan))
  const assessed = sumVolume(days.map((day) => (day.isExempt ? day.plan : (day.actual ?? day.plan))))
  const band = decimal(terms.tolerance).div(100)
  const beyond = decimal(sumVolume(days.map(beyondLimit)))
  const over = fixed(
    beyond.plus(
      notBelowZero(
        decimal(assessed)
          .minus(beyond)
          .minus(decimal(plan).times(band.plus(1))),
      ),
    ),
    2,
  )
  const missing = decimal(plan).times(decimal('1').minus(band)).minus(decimal(assessed))
  const under = notBelowZero(missing.minus(decimal(packagePenalty)))
  return {
    plan,
    actual: sumVolume(days.map((day) => day.actual ?? '0.00')),
    assessed,
    exempt: sumVolume(days.flatMap((day) => (day.isExempt ? [day.plan] : []))),
    over,
    under,
    rate: deviationRate(assessed, plan),
    fee: terms.mode === 'NOTICE' ? '0.00' : feeOf(over, under, terms, price),
  }
}

/** Whether a month is outside of what it leaves free: by its tolerance, or above a limit (G-03). */
export const isOutside = ({ over, under }: Pick<MonthFee, 'over' | 'under'>): boolean =>
  !isZeroVolume(over) || !isZeroVolume(under)

const beyondLimit = ({ actual, isExempt, limit }: AssessedDay): Volume =>
  limit === undefined || actual === null || isExempt ? '0.00' : notBelowZero(decimal(actual).minus(decimal(limit)))

function feeOf(over: Volume, under: Volume, { overRate, underRate }: AssessTerms, price: Price): Money {
  const side = (volume: Volume, percent: string) =>
    fixed(decimal(volume).times(decimal(price)).times(decimal(percent)).div(100), 2)
  return sumMoney([side(over, overRate), side(under, underRate)])
}

const notBelowZero = (volume: Big): Volume => (volume.gt(0) ? fixed(volume, 2) : '0.00')
