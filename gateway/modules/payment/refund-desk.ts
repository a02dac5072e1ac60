import { compareMoney, formatAmount } from '@domain/money'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { onDesk, type Decided, type TaskView, type Verdict } from '../desk/service'
import { channelOf } from './close'
import { available } from './ledger'
import { moneyOf } from './order-money'
import { decideRefund } from './refunds'
import { findOrder } from './repo/orders'
import { findRefund } from './repo/refunds'
import { channelText } from './rules/titles'

type Task = Pick<Decided, 'bizNo'>

async function describe(work: Work, { bizNo }: Task): Promise<TaskView> {
  const refund = await findRefund(work.db, bizNo)
  const order = refund && (await findOrder(work.db, refund.orderId))
  if (!refund || !order) return { title: '退款申请', facts: [], files: [] }
  return {
    title: `${order.title}退款申请`,
    facts: [
      { label: '户号', value: order.bp },
      { label: '订单号', value: order.orderNo },
      { label: '付款人', value: order.payerMask },
      { label: '支付方式', value: channelText(order.channel) },
      { label: '退款金额', value: `${formatAmount(refund.amount)}元` },
      { label: '申请原因', value: refund.reason },
    ],
    files: [],
  }
}

async function decided(work: Work, { bizNo, decision, remark, decidedBy }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw new Refusal('2901', { data: { field: 'decision' } })
  await decideRefund(work, bizNo, decision, decidedBy, remark)
}

/** The demo operator passes what is still there and can go back the way it came (5.11); without the channel a person decides. */
async function judge(work: Work, { bizNo }: Task): Promise<Verdict | null> {
  const refund = await findRefund(work.db, bizNo)
  if (refund?.state !== 'APPLIED') return null
  if (compareMoney(await available(work, refund), refund.amount) < 0)
    return { decision: 'REJECT', remark: '款项已用于抵扣气费，无法退回' }
  const paid = await moneyOf(work, refund)
  return paid.every((payment) => channelOf(work, payment)) ? { decision: 'PASS', remark: '' } : null
}

/** REFUND on the shared desk (AE-53, 5.11). */
export const registerRefundDesk = (): void => onDesk('REFUND', { describe, decided, demo: { steps: 1, judge } })
