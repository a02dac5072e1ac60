import { formatFullMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { gasOrderStatus, writeModes, type GasOrderState } from '@domain/statuses/gas-order'
import { formatVolume } from '@domain/volume'
import { askAbout, factList, findOrder, orderSource, paymentsOfOrder } from '../payment/service'
import { findGasOrder } from './repo/orders'
import { gasOrderMachine } from './states'

const actions: Partial<Record<GasOrderState, string>> = {
  WAIT_PAY: '去支付',
  WAIT_WRITE: '去写卡',
  PART_WRITTEN: '继续写卡',
  UNKNOWN: '去核实',
}

/** Gas bought for card meters, as the order centre lists it (B 2.22). */
export const gasOrderSource = orderSource({
  machine: gasOrderMachine,
  states: gasOrderStatus,
  groups: {
    WAIT_PAY: 'TODO',
    WAIT_WRITE: 'TODO',
    WRITING: 'DOING',
    UNKNOWN: 'TODO',
    PART_WRITTEN: 'TODO',
    WRITTEN: 'DOING',
    FINISHED: 'DONE',
    MANUAL: 'DOING',
    REFUNDING: 'DOING',
    REFUNDED: 'CLOSED',
    CLOSED: 'CLOSED',
  },
  find: (work, { bp, id }) => findGasOrder(work.db, bp, id),
  row({ order }) {
    const route = `/subPages/gasPaymentOrder/detail?gasOrderId=${order.gasOrderId}`
    const text = actions[order.state]
    return {
      companyCode: order.companyCode,
      orderType: 'TOPUP',
      orderNo: order.gasOrderNo,
      state: order.state,
      title: `卡表购气（卡号尾号${order.cardNo.slice(-4)}）`,
      volume: order.volume,
      amount: order.amount,
      route,
      action: text === undefined ? null : { text, route },
      parent: null,
      orderTime: order.createdAt,
    }
  },
  async facts(work, { order, slices }) {
    const pay = await findOrder(work.db, order.payOrderId, order.bp)
    return {
      fields: factList([
        ['卡号', `尾号${order.cardNo.slice(-4)}`],
        ['购气量', order.volume && formatVolume(order.volume)],
        ['金额', formatMoney(order.amount)],
        ['写卡方式', writeModes[order.writeMode]],
        ['写卡次数', slices.length > 1 ? `${slices.length}次` : null],
        ['支付期限', order.state === 'WAIT_PAY' ? formatFullMoment(order.expireAt) : null],
        ['支付时间', order.paidAt && formatFullMoment(order.paidAt)],
        ['完成时间', order.finishedAt && formatFullMoment(order.finishedAt)],
      ]),
      payments: pay ? await paymentsOfOrder(work, pay) : [],
      ask: pay ? askAbout(pay) : null,
    }
  },
})
