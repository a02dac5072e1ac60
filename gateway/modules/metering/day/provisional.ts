import { billPeriod, lastClosedGasDay } from '@domain/gas-day'
import { subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { lockAccount, setProvisional } from '../../gas-account/service'
import { openEstimates, openMonths } from '../repo/open-estimates'
import { billMonthOf } from '../rules/trend'
import type { Account, AccountKey } from '../types'

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
