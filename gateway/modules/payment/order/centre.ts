import { formatMoney, isPositiveMoney } from '@domain/money'
import { formatFullMoment } from '@domain/date-format'
import {
  bizTypes,
  channels,
  isAwaitingPayment,
  payOrderStatus,
  paymentStatus,
  TOOK_MONEY_STATES,
} from '@domain/statuses/pay-order'
import type { Work } from '../../../http/context'
import { factList, orderSource, type OrderFacts, type OrderPayment } from '../order-centre'
import { findOrder, itemsOf } from '../repo/orders'
import { paymentsOf } from '../repo/payments'
import { orderMachine } from '../states'
import type { Order } from '../types'

/* Payments of bills and top-ups, as the order centre lists them (B 2.22). What pays another order is there. */

const isShown = ({ bizType }: Order): boolean => bizType === 'BILL' || bizType === 'PREPAY'
const tookMoney = ({ state }: Order): boolean => (TOOK_MONEY_STATES as readonly string[]).includes(state)

/** The page on which an order is paid, or shown. */
const routeOf = ({ orderId, channel }: Order): string =>
  channel === 'TT'
    ? `/pages/pay/pay-telegraphic-transfer/confirm-order?ttId=${orderId}`
    : `/pages/pay/record?orderId=${orderId}`

function actionOf(order: Order): string | null {
  if (order.state === 'PART_PAID') return '继续支付'
  if (order.state !== 'WAIT_PAY') return null
  return order.channel === 'TT' ? '去汇款' : '去支付'
}

/** What was paid of an order: its part from the balance and each payment at a channel. */
export async function paymentsOfOrder(work: Work, order: Order): Promise<OrderPayment[]> {
  const balance = order.channel === 'BALANCE' ? order.amount : order.balanceUsed
  const rows = await paymentsOf(work.db, order.bp, order.orderId)
  const atChannels = rows.map(({ amount, received, channel, state, successAt, createdAt }) => ({
    amount: received ?? amount,
    channel: channels[channel as Order['channel']],
    time: successAt ?? createdAt,
    status: paymentStatus[state],
    isPaid: state === 'SUCCESS',
  }))
  if (!isPositiveMoney(balance)) return atChannels
  const status = isAwaitingPayment(order.state) ? payOrderStatus.WAIT_PAY : payOrderStatus[order.state]
  const fromBalance = {
    amount: balance,
    channel: channels.BALANCE,
    time: order.paidAt ?? order.createdAt,
    status,
    isPaid: tookMoney(order),
  }
  return [fromBalance, ...atChannels]
}

/** A ticket about what was paid, or is to be. */
export const askAbout = ({ orderId }: Pick<Order, 'orderId'>): OrderFacts['ask'] => ({
  subtype: 'C_BILL',
  relatedType: 'PAYMENT',
  relatedId: orderId,
})

export const payOrderSource = orderSource({
  machine: orderMachine,
  states: payOrderStatus,
  groups: {
    WAIT_PAY: 'TODO',
    PAYING: 'DOING',
    PART_PAID: 'TODO',
    SUCCESS: 'DONE',
    CLOSED: 'CLOSED',
    CLOSED_PART: 'CLOSED',
    EXCEPTION: 'DOING',
    SUCCESS_TO_BALANCE: 'DONE',
    REFUNDING: 'DOING',
    REFUNDED: 'CLOSED',
  },
  async find(work, { bp, id }) {
    const order = await findOrder(work.db, id, bp)
    return order && isShown(order) ? order : null
  },
  row(order) {
    const text = actionOf(order)
    const route = routeOf(order)
    return {
      companyCode: order.companyCode,
      orderType: 'TOPUP',
      orderNo: order.orderNo,
      state: order.state,
      title: order.title,
      volume: null,
      amount: order.amount,
      route,
      action: text === null ? null : { text, route },
      parent: null,
      orderTime: order.createdAt,
    }
  },
  async facts(work, order) {
    const items = await itemsOf(work.db, order.bp, [order.orderId])
    return {
      fields: factList([
        ['业务类型', bizTypes[order.bizType]],
        ...items.map(({ title, principal }) => [title, formatMoney(principal)] as const),
        ['订单金额', formatMoney(order.amount)],
        ['付款人', order.payerMask],
        ['支付期限', isAwaitingPayment(order.state) ? formatFullMoment(order.expireAt) : null],
        ['支付时间', order.paidAt && formatFullMoment(order.paidAt)],
        ['说明', order.resultNote],
      ]),
      payments: await paymentsOfOrder(work, order),
      ask: askAbout(order),
    }
  },
})
