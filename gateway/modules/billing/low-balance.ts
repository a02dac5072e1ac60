import { isLowBalance, availableOf } from '@domain/billing/balance'
import { formatAmount } from '@domain/money'
import type { Work } from '../../http/context'
import type { Account } from '../gas-account/service'
import { daysLeftOf, ownMeters } from '../metering/service'
import { remind } from './remind'

/** Who runs low by what he has set himself is told once a day (AE-86). */
export async function tellLowBalance(work: Work, account: Account): Promise<void> {
  const days = await daysLeftOf(work, account, await ownMeters(work, account))
  const available = availableOf(account)
  const draft = {
    bp: account.bp,
    companyCode: account.companyCode,
    templateCode: 'LOW_BALANCE' as const,
    params: { bp: account.bp, x: formatAmount(available), n: days === null ? '--' : String(days) },
    route: '/pages/pay/meters',
    bizType: 'ACCOUNT',
    bizId: account.bp,
    dedupeKey: `LOW_BALANCE|${account.bp}|${work.clock.today()}`,
  }
  await remind(work, draft, (config) => config.lowBalanceOn && isLowBalance(available, days, config))
}
