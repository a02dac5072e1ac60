import { formatAmount } from '@domain/money'
import type { Work } from '../../../http/context'
import { badField, ownOr2902 } from '../../../http/refusal'
import { openTask, type Decided, type DeskArea, type TaskView } from '../../desk/service'
import { ordersById } from '../repo/orders'
import * as refunds from '../repo/refunds'
import { channelText } from '../rules/titles'
import type { Order, Refund } from '../types'

/*
 * REFUND_BLOCKED on the shared desk: approved money that its channel does not pay back. The company fixes the cause and repeats the
 * request, or cancels it: then the money returns to the balance (3.10), unless the channel has paid after all.
 */

/** Stops the queries about a refund and adds it to the desk, once. */
export async function blockRefund(work: Work, refund: Refund, reason: string): Promise<void> {
  if (!(await refunds.setBlocked(work.db, refund, { at: work.clock.iso(), reason }))) return
  const { companyCode, bp, refundId } = refund
  await openTask(work, { companyCode, bizType: 'REFUND_BLOCKED', bizNo: refundId, bp, rule: 'manual', dueAt: null })
  work.log.warn({ refundId, reason }, 'refund blocked')
}

async function describe(work: Work, tasks: readonly { bizNo: string }[]): Promise<TaskView[]> {
  const ids = tasks.map((task) => task.bizNo)
  const found = await refunds.refundsById(work.db, ids)
  const orderIds = found.map((refund) => refund.orderId)
  const orders = await ordersById(work.db, orderIds)
  return tasks.map(({ bizNo }) => {
    const refund = found.find((one) => one.refundId === bizNo)
    const order = orders.find((one) => one.orderId === refund?.orderId)
    return refund && order ? viewOf(refund, order) : { title: '退款受阻', facts: [], files: [] }
  })
}

const viewOf = (refund: Refund, order: Order): TaskView => ({
  title: `${order.title}退款受阻`,
  facts: [
    { label: '户号', value: order.bp },
    { label: '订单号', value: order.orderNo },
    { label: '支付方式', value: channelText(order.channel) },
    { label: '退款金额', value: `${formatAmount(refund.amount)}元` },
    { label: '渠道答复', value: refund.blockedReason ?? '' },
    { label: '通过', value: '不再原路退回，未退部分退至账户余额' },
    { label: '驳回', value: '问题已处理，再次向渠道申请' },
  ],
  files: [],
})

async function decided(work: Work, { bizNo, decision }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  const refund = ownOr2902(await refunds.lockRefund(work.db, bizNo))
  if (refund.state !== 'APPROVED' || refund.blockedAt === null) return
  const refundTo = decision === 'PASS' ? 'BALANCE' : 'CHANNEL'
  await refunds.setUnblocked(work.db, refund, { refundTo, at: work.clock.iso() })
}

/** The payer applies, and the customer number that was paid for may be another one than the payer's own (AE-61). */
export const refundAsker = async (work: Work, refundId: string): Promise<string | null> =>
  (await refunds.findRefund(work.db, refundId))?.appliedBy ?? null

export const blockedRefundDesk: DeskArea = { describe, asker: refundAsker, decided }
