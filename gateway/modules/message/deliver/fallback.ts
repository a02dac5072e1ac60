import type { Work } from '../../../http/context'
import { insertDeliveries, messageOf, type DeliveryKey } from '../repo/deliveries'
import type { MessageRow } from '../repo/list'

/** An urgent message that WeChat does not take goes by SMS, where it does not go anyway. */
export async function bySmsIfUrgent(work: Work, message: MessageRow): Promise<void> {
  if (message.level !== 'urgent') return
  await insertDeliveries(work.db, [
    {
      userId: message.userId,
      msgId: message.msgId,
      bp: message.bp,
      categoryCode: message.categoryCode,
      createdAt: message.createdAt,
      channel: 'sms',
      state: 'queued',
      nextAt: work.clock.iso(),
    },
  ])
}

/** The same for what has left and did not arrive. */
export async function reachElse(work: Work, key: Pick<DeliveryKey, 'userId' | 'msgId' | 'createdAt'>): Promise<void> {
  const message = await messageOf(work.db, { ...key, channel: 'wxMini' })
  if (message) await bySmsIfUrgent(work, message)
}
