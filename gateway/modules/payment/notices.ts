import { Type, type Static } from '@sinclair/typebox'
import { formatAmount } from '@domain/money'
import type { Work } from '../../http/context'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { remind } from '../billing/service'
import { findAccount } from '../gas-account/service'
import { channelText } from './rules/titles'
import type { Order } from './types'

const arrival = Type.Object({
  bp: Type.String(),
  companyCode: Type.String(),
  orderId: Type.String(),
  channel: Type.String(),
  amount: Type.String(),
  balance: Type.String(),
  note: Type.Union([Type.String(), Type.Null()]),
})

/** ARRIVED (A 5.16) to those who want to hear of money (A 2.17). */
export const tellArrival = kind({ name: 'payment.arrived', data: arrival, run: { handle: tell } })

async function tell(work: Work, { bp, companyCode, orderId, channel, amount, balance, note }: Static<typeof arrival>) {
  const draft = {
    bp,
    companyCode,
    templateCode: 'ARRIVED' as const,
    params: { channel, x: amount, y: balance },
    ...(note === null ? {} : { body: note }),
    route: '/pages/fee/fee/fee',
    bizType: 'PAY_ORDER',
    bizId: orderId,
    dedupeKey: `ARRIVED|${orderId}`,
  }
  await remind(work, draft, ({ arriveOn }) => arriveOn)
}

/** Money came: the users of the account are told after the commit. `note` replaces the sentence where a rule has its own. */
export async function tellArrived(work: Work, order: Order, amount: string, note?: string): Promise<void> {
  const account = await findAccount(work.db, order)
  const { bp, companyCode, orderId } = order
  await enqueue(work, tellArrival, orderId, {
    ...{ bp, companyCode, orderId, channel: channelText(order.channel) },
    ...{ amount: formatAmount(amount), balance: formatAmount(account?.balance ?? ''), note: note ?? null },
  })
}
