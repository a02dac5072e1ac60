import { type DateText, diffDays } from '../date'
import { decimal, fixed } from '../decimal'
import { type Money, isPositiveMoney, maxMoney, minMoney, subtractMoney, sumMoney, timesMoney } from '../money'

/** A daily rate and the date from which it counts; the first of a list has no such date (AE-29: old bills have two). */
export interface LateFeeRate {
  from: DateText | null
  rate: string
}

export interface LateFeeInput {
  /** Principal still owed. */
  unpaid: Money
  /** Principal of the bill; the cap is a share of it. */
  receivable: Money
  /** Day from which the next fee counts: the due date, later the day of the last part payment. */
  baseDate: DateText
  onDate: DateText
  rates: readonly LateFeeRate[]
  /** Fee already paid: it counts towards the cap. */
  paid?: Money
  /** Fee that had accrued by the base date and was not paid then; a waived part stays in it. */
  carried?: Money
  /** What the company has waived in all (AE-41). */
  waived?: Money
  capPct?: string
}

/** Days of the fee that one rate is counted for. */
export interface LateFeeTerm {
  rate: string
  days: number
}

export interface LateFee {
  days: number
  /** What is owed. */
  fee: Money
  /** What the waiver takes off; never more than there is. */
  waived: Money
  /** The cap holds. */
  capped: boolean
}

const LATE_FEE_CAP_PCT = '30'
/** Daily rate of old bills until the cut-over day (AE-29). */
const OLD_LATE_FEE_RATE = '0.0010'

/** Rates of a bill: one, or for an old bill the old one until the cut-over day and the account's from then on (AE-29). */
export const ratesOf = (accountRate: string, oldUntil: DateText | null = null): LateFeeRate[] =>
  oldUntil === null
    ? [{ from: null, rate: accountRate }]
    : [
        { from: null, rate: OLD_LATE_FEE_RATE },
        { from: oldUntil, rate: accountRate },
      ]

/**
 * Late fee owed on a day: unpaid × rate × calendar days, simple, rounded half up once, no more than 30 % of the receivable over the
 * bill's life (AE-36), less what was waived. Before the base date it is what was carried.
 */
export function lateFee(input: LateFeeInput): LateFee {
  const days = Math.max(0, diffDays(input.baseDate, input.onDate))
  const share = lateFeeTerms(input).reduce((sum, term) => sum.plus(decimal(term.rate).times(term.days)), decimal('0'))
  const accrued = sumMoney([fixed(decimal(input.unpaid).times(share), 2), input.carried ?? '0.00'])
  const cap = timesMoney(input.receivable, input.capPct ?? LATE_FEE_CAP_PCT, '0.01')
  const levied = minMoney(accrued, maxMoney(subtractMoney(cap, input.paid ?? '0.00'), '0.00'))
  const waived = minMoney(levied, input.waived ?? '0.00')
  return { days, fee: subtractMoney(levied, waived), waived, capped: levied !== accrued }
}

/** The rates that count between the base date and the day, each with its days; rates without a day are left out. */
export const lateFeeTerms = (input: Pick<LateFeeInput, 'baseDate' | 'onDate' | 'rates'>): LateFeeTerm[] =>
  input.rates
    .map((rate, index) => ({ rate: rate.rate, days: daysOf(rate, input.rates[index + 1], input) }))
    .filter(({ days }) => days > 0)

/** Days of the fee that fall under one rate. */
function daysOf(
  rate: LateFeeRate,
  next: LateFeeRate | undefined,
  input: Pick<LateFeeInput, 'baseDate' | 'onDate'>,
): number {
  const from = rate.from !== null && rate.from > input.baseDate ? rate.from : input.baseDate
  const until = next?.from !== null && next?.from !== undefined && next.from < input.onDate ? next.from : input.onDate
  return Math.max(0, diffDays(from, until))
}

/** Daily rate in per cent without trailing zeros: '0.0005' → '0.05%'. */
export const ratePercent = (rate: string): string => `${decimal(rate).times(100).toFixed()}%`

/**
 * '52380.40 × 0.05% × 12天' (A 6.15): one product per rate (AE-29), before them what was left of an earlier fee at a part payment
 * (AE-37). A waiver comes off the earlier fee first, then off the sum.
 */
export function lateFeeFormula(
  unpaid: Money,
  terms: readonly LateFeeTerm[],
  earlier: { carried?: Money; waived?: Money } = {},
): string {
  const { carried = '0.00', waived = '0.00' } = earlier
  const offCarried = minMoney(carried, waived)
  const [stillCarried, stillWaived] = [subtractMoney(carried, offCarried), subtractMoney(waived, offCarried)]
  const sum = [
    ...(isPositiveMoney(stillCarried) ? [`前期违约金 ${stillCarried}`] : []),
    ...terms.map(({ rate, days }) => `${unpaid} × ${ratePercent(rate)} × ${days}天`),
  ].join(' + ')
  return isPositiveMoney(stillWaived) ? `${sum} − 减免 ${stillWaived}` : sum
}
