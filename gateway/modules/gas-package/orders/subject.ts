import { formatFullMoment } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import { packageOrderStatus } from '@domain/statuses/gas-package'
import type { FindSubject } from '../../ticket/service'
import { findOrder } from '../repo/orders'
import { orderRoute } from '../routes'

/** An order of a gas package as a ticket about it shows it. */
export const packageSubject: FindSubject = async (work, { bp }, orderNo) => {
  const order = await findOrder(work.db, { bp, orderNo })
  if (!order) return undefined
  return {
    title: order.packageSnapshot.name,
    route: orderRoute(orderNo),
    facts: [
      { label: '订单编号', value: orderNo },
      { label: '订单金额', value: `${formatAmount(order.totalAmount)}元` },
      { label: '状态', value: packageOrderStatus[order.state].label },
      { label: '下单时间', value: formatFullMoment(order.createdAt) },
    ],
  }
}
