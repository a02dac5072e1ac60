import { availableOf, daysLeft } from '@domain/billing/balance'
import { addDays } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { sumMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import * as accountRepo from './repo/account'
import * as meterRepo from './repo/meter'
import { daysBetween } from './repo/usage'
import type { Account, AccountKey, Meter } from './types'

/** Closed gas days whose mean estimate tells how long a balance lasts (AE-32). */
const MEAN_DAYS = 7

/** The gas account of the session's customer; 2902 when the company keeps none. */
export async function ownAccount(work: Pick<Work, 'db'>, session: BoundSession): Promise<Account> {
  const account = await accountRepo.account(work.db, session)
  if (!account) throw new Refusal('2902')
  return account
}

/** Remote prepaid: the estimates of the days not yet billed are its provisional debit (AE-31), worked out under the account's lock. */
export async function refreshProvisionalOf(work: Work, key: AccountKey): Promise<void> {
  const account = await accountRepo.lockAccount(work.db, key)
  if (account) await debitOpenDays(work, account)
}

/** As {@link refreshProvisionalOf}, where the account is locked already: after anything that changes its days or what of them is billed. */
export async function debitOpenDays(work: Work, account: Account): Promise<void> {
  if (account.chargeMode === 'PREPAID_REMOTE') await accountRepo.sumProvisional(work.db, account, work.clock.iso())
}

/** All meters of the customer, without removed ones. */
export async function ownMeters(work: Pick<Work, 'db'>, key: AccountKey): Promise<Meter[]> {
  return (await meterRepo.metersOf(work.db, key)).filter((meter) => meter.state !== 'REMOVED')
}

/** One meter of the customer; an unknown and a foreign one are both A2101. */
export async function ownMeter(work: Pick<Work, 'db'>, key: AccountKey, meterId: string): Promise<Meter> {
  const found = (await meterRepo.metersOf(work.db, key)).find((meter) => meter.meterId === meterId)
  if (!found) throw new Refusal('A2101')
  return found
}

/** '' or nothing stands for all meters; else the one, A2101 when it is not the customer's. */
export async function chosenMeters(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  meterId: string | undefined,
): Promise<Meter[]> {
  return meterId === undefined || meterId === '' ? ownMeters(work, key) : [await ownMeter(work, key, meterId)]
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

/** Days the money of a remote prepaid account lasts (AE-32); null for other accounts and without usage. */
export async function daysLeftOf(work: Work, account: Account, meters: readonly Meter[]): Promise<number | null> {
  if (account.chargeMode !== 'PREPAID_REMOTE') return null
  return daysLeft(availableOf(account), await lastEstimates(work, account, meters))
}
