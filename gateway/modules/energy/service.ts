/*
 * What other modules may call of the energy part (CV-7). Everything runs in the caller's work; reads need no transaction.
 */
import { lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { daysLeftOf } from './accounts'
import { account } from './repo/account'
import { metersOf, namesOf } from './repo/meter'
import { headOf } from './repo/statement'
import { daysBetween } from './repo/usage'
import type { Account, AccountKey, DayUsage, Meter } from './types'

export { issueBill, type Issued, type IssueOptions } from './billing'
export { listByBp, type MeterHead } from './meters'
export { publishedPrice } from './prices'
export { currentStop, moveStop, openStop, stopGasAfterPayment, type NewStop } from './stop-gas'
export { arrears } from '../payment/service'
export type { Account, AccountKey, DayUsage } from './types'

/** The gas account of a customer; null when the company keeps none. */
export const gasAccount = (work: Pick<Work, 'db'>, key: AccountKey): Promise<Account | null> => account(work.db, key)

/** `usage.daily` of CV-7: gas days of one meter by the number on its plate, both ends included; empty for an unknown one. */
export async function dailyUsage(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  meterNo: string,
  from: string,
  to: string,
): Promise<DayUsage[]> {
  const meter = (await metersOf(work.db, key)).find((one) => one.meterNo === meterNo)
  return meter ? daysBetween(work.db, key, [meter.meterId], from, to) : []
}

/** The newest gas day whose usage is ready (AE-06). */
export const closedGasDay = (work: Pick<Work, 'clock'>): string => lastClosedGasDay(work.clock.now())

/** All meters of an account, for the pages of payment. */
export const listMeters = (work: Pick<Work, 'db'>, key: AccountKey): Promise<Meter[]> => metersOf(work.db, key)

/** Meter id → what the customer calls it: the alias, else the place, else ''. */
export const meterNames = (work: Pick<Work, 'db'>, key: AccountKey): Promise<ReadonlyMap<string, string>> =>
  namesOf(work.db, key)

/** Gas days of several meters with the number on the plate, both ends included. */
export async function usageRows(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  ask: { meterIds: readonly string[]; from: string; to: string },
): Promise<(DayUsage & { meterNo: string })[]> {
  const numbers = new Map((await metersOf(work.db, key)).map((one) => [one.meterId, one.meterNo]))
  const days = await daysBetween(work.db, key, ask.meterIds, ask.from, ask.to)
  return days.map((day) => ({ ...day, meterNo: numbers.get(day.meterId) ?? '' }))
}

/** Head of the statement behind a bill; null when there is none. */
export async function statementHead(work: Pick<Work, 'db'>, key: AccountKey, statementId: string) {
  const found = await headOf(work.db, { ...key, statementId })
  if (!found) return null
  const { statementNo, scope, billMonth, state, revision, customerSignName, customerSignAt } = found
  return { statementId, statementNo, scope, billMonth, state, revision, customerSignName, customerSignAt }
}

/** Days the account's money lasts (AE-32); null when unknown. */
export async function daysLeft(work: Work, key: AccountKey): Promise<number | null> {
  const found = await account(work.db, key)
  return found ? daysLeftOf(work, found, await metersOf(work.db, key)) : null
}
