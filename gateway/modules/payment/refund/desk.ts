import { formatAmount } from '@domain/money'
import type { Work } from '../../../http/context'
import { badField } from '../../../http/refusal'
import type { Decided, DeskArea, TaskView } from '../../desk/service'
import { refundAsker } from './blocked'
import { decideRefund } from './refunds'
import { givesBack } from './take-off'
import { ordersById } from '../repo/orders'
import { refundsById } from '../repo/refunds'
import { refundTotal } from '../rules/refundable'
import { channelText } from '../rules/titles'
import type { Order, Refund } from '../types'

type Task = Pick<Decided, 'bizNo'>

async function describe(work: Work, tasks: readonly Task[]): Promise<TaskView[]> {
  const refunds = await refundsById(
    work.db,
    tasks.map((task) => task.bizNo),
  )
  const orders = await ordersById(
    work.db,
    refunds.map((refund) => refund.orderId),
  )
  return tasks.map(({ bizNo }) => {
    const refund = refunds.find((one) => one.refundId === bizNo)
    const order = orders.find((one) => one.orderId === refund?.orderId)
    return refund && order ? viewOf(refund, order, givesBack(work, order)) : { title: '退款申请', facts: [], files: [] }
  })
}

const viewOf = (refund: Refund, order: Order, isWhole: boolean): TaskView => ({
  title: `${order.title}退款申请`,
  facts: [
    { label: '户号', value: order.bp },
    { label: '订单号', value: order.orderNo },
    { label: '付款人', value: order.payerMask },
    { label: '支付方式', value: channelText(order.channel) },
    { label: '退款金额', value: `${formatAmount(refundTotal(refund, order, isWhole))}元` },
    { label: '其中原路退回', value: `${formatAmount(refund.refundTo === 'CHANNEL' ? refund.amount : '0.00')}元` },
    { label: '申请原因', value: refund.reason },
  ],
  files: [],
})

async function decided(work: Work, { bizNo, decision, remark, decidedBy }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  await decideRefund(work, bizNo, decision, decidedBy, remark)
}

/** REFUND on the shared desk (AE-53, 5.11). */
export const refundDesk: DeskArea = { describe, asker: refundAsker, decided }
