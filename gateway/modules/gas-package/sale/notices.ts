import { formatMoment } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import type { Work } from '../../../http/context'
import { notify, type NoticeTo } from '../../notice/service'
import { PAY_TODO, SIGN_TODO } from '../life'
import { agreementRoute, payRoute } from '../routes'
import type { Order } from '../types'

/* Messages and to-dos about an order before it is in force (B 6.9). */

type ToSign = Pick<Order, 'bp' | 'companyCode' | 'orderNo' | 'agreeId' | 'signDeadline' | 'totalAmount'>

/** Notifies the users with the right to sign (K-16). */
export async function requestSignature(work: Work, order: ToSign): Promise<void> {
  const { orderNo, agreeId, signDeadline } = order
  await notify(work, toSign(order), {
    message: signMessage(work, order, `ORDER_SIGN|${agreeId}`),
    todo: {
      type: SIGN_TODO,
      title: '供气协议待签署',
      summary: `气量包订单${orderNo}`,
      dueAt: signDeadline,
      priority: 1,
    },
  })
}

export const publishSign = (work: Work, order: ToSign, dedupeKey: string): Promise<void> =>
  notify(work, toSign(order), { message: signMessage(work, order, dedupeKey) })

/** About the agreement, as the to-do is: the message carries its button, and closes with it. */
const toSign = (order: ToSign): NoticeTo => ({ ...about(order, agreementRoute(order.agreeId)), bizId: order.agreeId })

const signMessage = (work: Work, order: ToSign, dedupeKey: string) => ({
  templateCode: 'ORDER_SIGN' as const,
  params: { no: order.orderNo, time: formatMoment(order.signDeadline, work.clock.today()) },
  dedupeKey,
})

const about = (order: Pick<Order, 'bp' | 'companyCode' | 'orderNo'>, route: string): NoticeTo => ({
  bp: order.bp,
  companyCode: order.companyCode,
  route,
  bizType: 'PACKAGE_ORDER',
  bizId: order.orderNo,
})

/** The agreement is signed: the deposit is asked for (K-09). */
export async function requestDeposit(work: Work, order: Order, deadline: string): Promise<void> {
  const { orderNo, depositAmount } = order
  await notify(work, about(order, payRoute('DEPOSIT', orderNo)), {
    message: {
      templateCode: 'ORDER_DEPOSIT',
      params: { no: orderNo, amt: formatAmount(depositAmount), time: formatMoment(deadline, work.clock.today()) },
      dedupeKey: `ORDER_DEPOSIT|${orderNo}`,
    },
    todo: {
      type: PAY_TODO,
      title: '气量包保证金待缴纳',
      summary: `订单${orderNo}`,
      amount: depositAmount,
      dueAt: deadline,
      priority: 1,
    },
  })
}
