import { formatAmount } from '@domain/money'
import { formatFullMoment } from '@domain/date-format'
import type { FindSubject } from '../../ticket/service'
import { findOrder } from '../repo/orders'

/** A payment as a ticket about it shows it. */
export const orderSubject: FindSubject = async (work, { bp }, orderId) => {
  const order = await findOrder(work.db, orderId)
  if (!order || (order.bp !== bp && order.payerBp !== bp)) return undefined
  return {
    title: order.title,
    route: `/pages/pay/pay-result?orderId=${orderId}`,
    facts: [
      { label: '支付单号', value: order.orderNo },
      { label: '金额', value: `${formatAmount(order.amount)}元` },
      { label: '下单时间', value: formatFullMoment(order.createdAt) },
    ],
  }
}
