import { type DateText, addMonthsClamped } from '../date'
import { cut, decimal } from '../decimal'
import { type Money, addMoney, compareMoney, money, subtractMoney, timesMoney } from '../money'

const MIN_PERIODS = 3
const MAX_PERIODS = 12
/** Least down payment in per cent of the total (AE-82). */
export const MIN_DOWN_PCT = '30'

export interface InstallmentItem {
  /** 0 is the down payment. */
  seq: number
  dueDate: DateText
  amount: Money
}

/** Least down payment: 30 % of the total, rounded up to the fen so that it is never below the share (AE-82). */
export function minDownPayment(total: Money, pct = MIN_DOWN_PCT): Money {
  const rounded = timesMoney(total, pct, '0.01')
  const exact = decimal(total).times(decimal(pct)).times(decimal('0.01'))
  return decimal(rounded).lt(exact) ? addMoney(rounded, '0.01') : rounded
}

/**
 * Plan of an arrears sum: the down payment, then equal parts cut to the fen of which the last takes the rest, due on the same day of
 * the following months, clamped to the month's end (AE-82). Throws a RangeError outside 3–12 periods or for a down payment that is
 * below 30 % or not below the total.
 */
export function installments(total: Money, downPayment: Money, periods: number, signedOn: DateText): InstallmentItem[] {
  if (!Number.isInteger(periods) || periods < MIN_PERIODS || periods > MAX_PERIODS)
    throw new RangeError(`periods out of range: ${periods}`)
  if (compareMoney(downPayment, minDownPayment(total)) < 0 || compareMoney(downPayment, total) >= 0)
    throw new RangeError(`down payment out of range: ${downPayment} of ${total}`)
  const rest = subtractMoney(total, downPayment)
  const part: Money = cut(decimal(rest).div(periods), 2)
  const last = subtractMoney(rest, timesMoney(part, String(periods - 1)))
  const items = Array.from({ length: periods }, (_, index) => ({
    seq: index + 1,
    dueDate: addMonthsClamped(signedOn, index + 1),
    amount: index === periods - 1 ? last : part,
  }))
  return [{ seq: 0, dueDate: signedOn, amount: money(downPayment) }, ...items]
}
