import { decimal } from '../decimal'
import type { Tone } from '../machine'
import { type Money, addMoney, compareMoney, isNegativeMoney, negateMoney, subtractMoney, sumMoney } from '../money'

/** What may be spent: balance − provisional − frozen; may be negative (A 2.1). */
export const availableOf = (account: { balance: Money; provisional: Money; frozen: Money }): Money =>
  subtractMoney(subtractMoney(account.balance, account.provisional), account.frozen)

/** Days after the known costs go on at the mean of this many of them. */
const GOES_ON_AT = 7

/**
 * Whole days the balance lasts (AE-32): `nextCosts` is what each of the next gas days is expected to cost, yuan, the nearest first. Days
 * beyond them cost the mean of the last seven. 0 when nothing is left, null when no cost is expected.
 */
export function daysLeft(available: Money, nextCosts: readonly Money[]): number | null {
  if (decimal(sumMoney(nextCosts)).lte(0)) return null
  if (isNegativeMoney(available)) return 0
  let left = decimal(available)
  for (const [day, cost] of nextCosts.entries()) {
    if (left.lt(decimal(cost))) return day
    left = left.minus(decimal(cost))
  }
  const last = nextCosts.slice(-GOES_ON_AT)
  const sum = decimal(sumMoney(last))
  if (sum.lte(0)) return nextCosts.length
  return nextCosts.length + Number(left.times(last.length).div(sum).round(0, 0).toFixed(0))
}

/** What the next `days` gas days are expected to cost together, yuan; days beyond `nextCosts` as in {@link daysLeft}. */
export function costOfDays(nextCosts: readonly Money[], days: number): Money {
  const known = sumMoney(nextCosts.slice(0, days))
  const beyond = Math.max(0, days - nextCosts.length)
  const last = nextCosts.slice(-GOES_ON_AT)
  if (beyond === 0 || last.length === 0) return known
  return addMoney(known, decimal(sumMoney(last)).times(beyond).div(last.length).toFixed(2, 1))
}

/** > 7 success, 3–7 warning, < 3 danger, unknown muted (AE-32). */
export function daysLeftTone(days: number | null): Tone {
  if (days === null) return 'muted'
  if (days > 7) return 'success'
  return days >= 3 ? 'warning' : 'danger'
}

/** Beyond the credit: a danger reminder and a warned stop-gas case (AE-34). */
export const isOverdrawn = (available: Money, creditLimit: Money): boolean =>
  compareMoney(available, negateMoney(creditLimit)) < 0

/** The customer's chosen warning: below the amount or down to the days set, whichever comes first (AE-86). */
export const isLowBalance = (
  available: Money,
  days: number | null,
  config: { lowBalanceAmount: Money; lowDays: number },
): boolean => compareMoney(available, config.lowBalanceAmount) < 0 || (days !== null && days <= config.lowDays)
