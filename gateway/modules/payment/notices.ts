import { formatAmount } from '@domain/money'
import type { Work } from '../../http/context'
import { findAccount } from '../gas-account/service'
import { remind } from '../message/service'
import { channelText } from './rules/titles'
import type { Order } from './types'

/**
 * ARRIVED (A 5.16): notifies the users of the account of money after the commit. `note` replaces the sentence where a rule has
 * its own. `once` names the subject of a single notification: the order, or one of several sums for it.
 */
export async function notifyArrived(
  work: Work,
  order: Order,
  amount: string,
  note?: string,
  once = order.orderId,
): Promise<void> {
  const account = await findAccount(work.db, order)
  await remind(work, {
    bp: order.bp,
    companyCode: order.companyCode,
    templateCode: 'ARRIVED',
    params: { channel: channelText(order.channel), x: formatAmount(amount), y: formatAmount(account?.balance ?? '') },
    ...(note === undefined ? {} : { body: note }),
    route: '/pages/fee/fee/fee',
    bizType: 'PAY_ORDER',
    bizId: order.orderId,
    dedupeKey: `ARRIVED|${once}`,
    news: { of: 'ARRIVAL' },
  })
}
