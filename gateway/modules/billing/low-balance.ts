import { availableOf } from '@domain/billing/balance'
import { formatAmount } from '@domain/money'
import type { Work } from '../../http/context'
import type { Account } from '../gas-account/service'
import { daysLeftOf, ownMeters } from '../metering/service'
import { remind } from '../message/service'

/** Notifies each user with a balance below the user's own limit (AE-86). Once a day. */
export async function notifyLowBalance(work: Work, account: Account): Promise<void> {
  const days = await daysLeftOf(work, account, await ownMeters(work, account))
  const available = availableOf(account)
  await remind(work, {
    bp: account.bp,
    companyCode: account.companyCode,
    templateCode: 'LOW_BALANCE',
    params: { bp: account.bp, x: formatAmount(available), n: days === null ? '--' : String(days) },
    route: '/pages/pay/meters',
    bizType: 'ACCOUNT',
    bizId: account.bp,
    dedupeKey: `LOW_BALANCE|${account.bp}|${work.clock.today()}`,
    news: { of: 'BALANCE', available, days },
  })
}
