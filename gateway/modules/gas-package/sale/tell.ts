import { formatMoment } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import type { Work } from '../../../http/context'
import { publish } from '../../message/service'
import { upsert } from '../../todo/service'
import { PAY_TODO, SIGN_TODO } from '../life'
import { agreementRoute, payRoute } from '../routes'
import type { Order } from '../types'

/* Messages and to-dos about an order before it is in force (B 6.9). */

type ToSign = Pick<Order, 'bp' | 'companyCode' | 'orderNo' | 'agreeId' | 'signDeadline' | 'totalAmount'>

/** Whoever may sign is asked to (K-16). */
export async function askToSign(work: Work, order: ToSign): Promise<void> {
  const { bp, companyCode, orderNo, agreeId, signDeadline } = order
  await upsert(work, {
    ...{ bp, companyCode },
    modelCode: 'CONTRACT_SIGN',
    type: SIGN_TODO,
    bizId: agreeId,
    title: '供气协议待签署',
    summary: `气量包订单${orderNo}`,
    dueAt: signDeadline,
    route: agreementRoute(agreeId),
    priority: 1,
  })
  await publishSign(work, order, `ORDER_SIGN|${agreeId}`)
}

export const publishSign = (work: Work, order: ToSign, dedupeKey: string): Promise<void> =>
  publish(work, {
    bp: order.bp,
    companyCode: order.companyCode,
    templateCode: 'ORDER_SIGN',
    params: { no: order.orderNo, time: formatMoment(order.signDeadline, work.clock.today()) },
    route: agreementRoute(order.agreeId),
    bizType: 'PACKAGE_ORDER',
    bizId: order.orderNo,
    dedupeKey,
  })

/** The agreement is signed: the deposit is asked for (K-09). */
export async function askForDeposit(work: Work, order: Order, deadline: string): Promise<void> {
  const { bp, companyCode, orderNo, depositAmount } = order
  const route = payRoute('DEPOSIT', orderNo)
  await upsert(work, {
    ...{ bp, companyCode, route },
    modelCode: 'PACKAGE_ORDER',
    type: PAY_TODO,
    bizId: orderNo,
    title: '气量包保证金待缴纳',
    summary: `订单${orderNo}`,
    amount: depositAmount,
    dueAt: deadline,
    priority: 1,
  })
  await publish(work, {
    ...{ bp, companyCode, route },
    templateCode: 'ORDER_DEPOSIT',
    params: { no: orderNo, amt: formatAmount(depositAmount), time: formatMoment(deadline, work.clock.today()) },
    bizType: 'PACKAGE_ORDER',
    bizId: orderNo,
    dedupeKey: `ORDER_DEPOSIT|${orderNo}`,
  })
}
