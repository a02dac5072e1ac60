import { decimal } from '../decimal'
import type { Tone } from '../machine'
import { type Money, compareMoney, isNegativeMoney, negateMoney, subtractMoney, sumMoney } from '../money'

/** What may be spent: balance − provisional − frozen; may be negative (A 2.1). */
export const availableOf = (account: { balance: Money; provisional: Money; frozen: Money }): Money =>
  subtractMoney(subtractMoney(account.balance, account.provisional), account.frozen)

/**
 * Days the balance lasts: available ÷ mean estimate of the last (up to seven) closed gas days, cut down; 0 when nothing is left,
 * null when nothing was used (AE-32).
 */
export function daysLeft(available: Money, lastEstimates: readonly Money[]): number | null {
  const sum = sumMoney(lastEstimates)
  if (decimal(sum).lte(0)) return null
  if (isNegativeMoney(available)) return 0
  return Number(decimal(available).times(lastEstimates.length).div(decimal(sum)).round(0, 0).toFixed(0))
}

/** What a gas day costs: the mean estimate of the last (up to seven) closed ones; null when nothing was used (AE-32). */
export function dailyCost(lastEstimates: readonly Money[]): Money | null {
  const sum = decimal(sumMoney(lastEstimates))
  return sum.lte(0) ? null : sum.div(lastEstimates.length).toFixed(2, 1)
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

/** The customer asked to be told: below the amount or down to the days set, whichever comes first (AE-86). */
export const isLowBalance = (
  available: Money,
  days: number | null,
  config: { lowBalanceAmount: Money; lowDays: number },
): boolean => compareMoney(available, config.lowBalanceAmount) < 0 || (days !== null && days <= config.lowDays)
