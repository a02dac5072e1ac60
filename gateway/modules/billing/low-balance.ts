import { isLowBalance, availableOf } from '@domain/billing/balance'
import { formatAmount } from '@domain/money'
import type { Work } from '../../http/context'
import type { Account } from '../gas-account/service'
import { publish } from '../message/service'
import { daysLeftOf, ownMeters } from '../metering/service'

/** What is left is low below this amount or these days, until customers set their own (A 2.17). */
const LOW_BALANCE = { lowBalanceAmount: '1000.00', lowDays: 7 }

/** Who runs low is told once a day (AE-86). */
export async function tellLowBalance(work: Work, account: Account): Promise<void> {
  const days = await daysLeftOf(work, account, await ownMeters(work, account))
  const available = availableOf(account)
  if (!isLowBalance(available, days, LOW_BALANCE)) return
  await publish(work, {
    bp: account.bp,
    companyCode: account.companyCode,
    templateCode: 'LOW_BALANCE',
    params: { bp: account.bp, x: formatAmount(available), n: days === null ? '--' : String(days) },
    route: '/pages/pay/meters',
    bizType: 'ACCOUNT',
    bizId: account.bp,
    dedupeKey: `LOW_BALANCE|${account.bp}|${work.clock.today()}`,
  })
}
