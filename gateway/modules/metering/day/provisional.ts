import { availableOf, dailyCost, daysLeft } from '@domain/billing/balance'
import { addDays } from '@domain/date'
import { billPeriod, lastClosedGasDay } from '@domain/gas-day'
import { subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { lockAccount, setProvisional } from '../../gas-account/service'
import { openEstimates, openMonths } from '../repo/open-estimates'
import { daysBetween } from '../repo/usage'
import { billMonthOf } from '../rules/trend'
import type { Account, AccountKey, Meter } from '../types'

/** Closed gas days whose mean estimate tells how long a balance lasts (AE-32). */
const MEAN_DAYS = 7

/** Remote prepaid: the estimates of the days not yet billed are its provisional debit (AE-31), worked out under the account's lock. */
export async function refreshProvisionalOf(work: Work, key: AccountKey): Promise<void> {
  const account = await lockAccount(work.db, key)
  if (account) await debitOpenDays(work, account)
}

/**
 * As {@link refreshProvisionalOf}, where the account is locked already: after anything that changes its days or what of them is
 * billed. A sum taken before the lock would undo the bill that was issued meanwhile.
 */
export async function debitOpenDays(work: Work, account: Account): Promise<void> {
  if (account.chargeMode !== 'PREPAID_REMOTE') return
  await setProvisional(work.db, account, await openEstimates(work.db, account), work.clock.iso())
}

/** A month's part of the provisional debit. */
export interface ProvisionalMonth {
  billMonth: string
  amount: string
  /** The month that runs: its gas is still being used; an earlier one waits for its settlement. */
  isRunning: boolean
}

/**
 * The provisional debit by month, the oldest first: what explains the available money (AE-31). What is not of an earlier month is of
 * the running one, so that the months always add up to what was debited.
 */
export async function provisionalMonths(work: Work, account: Account): Promise<ProvisionalMonth[]> {
  if (account.chargeMode !== 'PREPAID_REMOTE') return []
  const running = billMonthOf(lastClosedGasDay(work.clock.now()), account.readingDay)
  const { from } = billPeriod(running, account.readingDay)
  const earlier = await openMonths(work.db, account, from, account.readingDay)
  const rest = subtractMoney(account.provisional, sumMoney(earlier.map(({ amount }) => amount)))
  return [
    ...earlier.map((one) => ({ ...one, isRunning: false })),
    { billMonth: running, amount: rest, isRunning: true },
  ]
}

/** Estimated money of the last closed gas days (at most seven), oldest first; days without any row are left out (AE-32). */
export async function lastEstimates(work: Work, account: Account, meters: readonly Meter[]): Promise<string[]> {
  const closed = lastClosedGasDay(work.clock.now())
  const from = addDays(closed, 1 - MEAN_DAYS)
  const days = await daysBetween(
    work.db,
    account,
    meters.map((meter) => meter.meterId),
    from,
    closed,
  )
  return Array.from({ length: MEAN_DAYS }, (_, index) => addDays(from, index))
    .map((gasDay) => days.filter((day) => day.gasDay === gasDay))
    .filter((rows) => rows.length > 0)
    .map((rows) => sumMoney(rows.map((row) => row.estAmount)))
}

/** Both sides of AE-32 for an account: how long its money lasts, and what a day costs. */
export async function outlookOf(work: Work, account: Account, meters: readonly Meter[]): Promise<Outlook> {
  if (account.chargeMode !== 'PREPAID_REMOTE') return { daysLeft: null, dailyCost: null }
  const last = await lastEstimates(work, account, meters)
  return { daysLeft: daysLeft(availableOf(account), last), dailyCost: dailyCost(last) }
}

export interface Outlook {
  daysLeft: number | null
  dailyCost: string | null
}

/** Days the money of a remote prepaid account lasts (AE-32); null for other accounts and without usage. */
export const daysLeftOf = async (work: Work, account: Account, meters: readonly Meter[]): Promise<number | null> =>
  (await outlookOf(work, account, meters)).daysLeft
