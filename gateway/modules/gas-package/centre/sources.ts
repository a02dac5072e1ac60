import { formatFullMoment, formatSpan } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import {
  childOrderStatus,
  packageOrderStatus,
  priceTypes,
  supplementStatus,
  supplementTypes,
} from '@domain/statuses/gas-package'
import { tradeChannels, tradePaymentStatus } from '@domain/statuses/trade-payment'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { factList, orderSource, type OrderFacts, type OrderPayment } from '../../payment/service'
import { nameOf } from '../extract/cycle-view'
import { attemptsOf, childInOrder, supplementInOrder } from '../repo/centre'
import { cyclesOfOrder } from '../repo/cycles'
import { findOrder } from '../repo/orders'
import type { Biz } from '../repo/payments'
import { agreementRoute, childRoute, orderRoute, payRoute, supplementRoute } from '../routes'
import { childOrderMachine, packageOrderMachine, supplementMachine } from '../states'

/* Orders of packages with their children and supplements, as the order centre lists them (B 2.22). */

const price = (unitPrice: string | null): string | null => unitPrice && `${unitPrice} 元/m³`
const moment = (at: string | null): string | null => at && formatFullMoment(at)

async function paymentsOf(work: Work, biz: Biz): Promise<OrderPayment[]> {
  const rows = await attemptsOf(work.db, biz)
  return rows.map(({ amount, channel, state, paidAt, createdAt }) => ({
    amount,
    channel: tradeChannels[channel],
    time: paidAt ?? createdAt,
    status: tradePaymentStatus[state],
    isPaid: state === 'PAID',
  }))
}

/** A ticket is about the whole order. */
const askAbout = ({ orderNo }: { orderNo: string }): OrderFacts['ask'] => ({
  subtype: 'C_CONTRACT',
  relatedType: 'ORDER',
  relatedId: orderNo,
})

export const packageSource = orderSource({
  machine: packageOrderMachine,
  states: packageOrderStatus,
  groups: {
    WAIT_SIGN: 'TODO',
    WAIT_DEPOSIT: 'TODO',
    DEPOSIT_CONFIRMING: 'DOING',
    EFFECTIVE: 'DOING',
    EXTRACTING: 'DOING',
    SETTLING: 'DOING',
    COMPLETED: 'DONE',
    CANCELLED: 'CLOSED',
    CLOSED: 'CLOSED',
    TERMINATED: 'CLOSED',
  },
  find: (work, { bp, id }) => findOrder(work.db, { bp, orderNo: id }),
  row(order) {
    const { orderNo } = order
    const actions = {
      WAIT_SIGN: { text: '去签署', route: agreementRoute(order.agreeId) },
      WAIT_DEPOSIT: { text: '去缴纳', route: payRoute('DEPOSIT', orderNo) },
    }
    return {
      companyCode: order.companyCode,
      orderType: 'PACKAGE',
      orderNo,
      state: order.state,
      title: order.packageSnapshot.name,
      volume: order.totalVolume,
      amount: order.totalAmount,
      route: orderRoute(orderNo),
      action: actions[order.state as keyof typeof actions] ?? null,
      parent: null,
      orderTime: order.createdAt,
    }
  },
  async facts(work, order) {
    const cycles = await cyclesOfOrder(work.db, order)
    const [first, last] = [cycles[0], cycles.at(-1)]
    return {
      fields: factList([
        ['气量包', order.packageSnapshot.name],
        ['订购气量', formatVolume(order.totalVolume)],
        ['单价', `${price(order.unitPrice)}（${priceTypes[order.packageSnapshot.priceType]}）`],
        ['气款合计', formatMoney(order.totalAmount)],
        ['保证金', formatMoney(order.depositAmount)],
        ['提气期', first && last && formatSpan(first.startDate, last.endDate)],
        ['签署期限', order.state === 'WAIT_SIGN' ? moment(order.signDeadline) : null],
        ['缴纳期限', order.state === 'WAIT_DEPOSIT' ? moment(order.depositDeadline) : null],
        ['生效时间', moment(order.effectiveAt)],
        ['结束时间', moment(order.finishedAt)],
        ['关闭原因', order.closeReason],
      ]),
      payments: await paymentsOf(work, { bp: order.bp, bizType: 'DEPOSIT', bizNo: order.orderNo }),
      ask: askAbout(order),
    }
  },
})

export const childSource = orderSource({
  machine: childOrderMachine,
  states: childOrderStatus,
  groups: {
    PLANNED: 'DOING',
    WAIT_PAY: 'TODO',
    PAY_CONFIRMING: 'DOING',
    OVERDUE: 'TODO',
    PAID: 'DOING',
    EXTRACTING: 'DOING',
    SETTLING: 'DOING',
    WAIT_SUPPLEMENT: 'DOING',
    SETTLED: 'DONE',
    FORFEITED: 'CLOSED',
    VOID: 'CLOSED',
  },
  find: (work, { bp, id }) => childInOrder(work.db, { bp, childNo: id }),
  row(child) {
    const { companyCode, childNo, orderNo, packageSnapshot, state } = child
    return {
      companyCode,
      orderType: 'CHILD',
      orderNo: childNo,
      state,
      title: `${packageSnapshot.name} ${nameOf(child, child.startDate)}`,
      volume: child.lockedVolume ?? child.planVolume,
      amount: child.payableAmount,
      route: childRoute(childNo),
      action: isToPay(state) ? { text: '去支付', route: payRoute('CHILD', childNo) } : null,
      parent: { orderType: 'PACKAGE', orderNo },
      orderTime: child.createdAt,
    }
  },
  async facts(work, child) {
    return {
      fields: factList([
        ['气量包', child.packageSnapshot.name],
        ['提气周期', formatSpan(child.startDate, child.endDate)],
        [child.lockedVolume === null ? '计划气量' : '锁定气量', formatVolume(child.lockedVolume ?? child.planVolume)],
        ['单价', price(child.unitPrice)],
        ['气款', child.payableAmount && formatMoney(child.payableAmount)],
        ['支付期限', isToPay(child.state) ? moment(child.payDeadline) : null],
        ['结算时间', moment(child.settledAt)],
      ]),
      payments: await paymentsOf(work, { bp: child.bp, bizType: 'CHILD', bizNo: child.childNo }),
      ask: askAbout(child),
    }
  },
})

export const supplementSource = orderSource({
  machine: supplementMachine,
  states: supplementStatus,
  groups: {
    WAIT_REVIEW: 'DOING',
    REJECTED: 'CLOSED',
    WAIT_PAY: 'TODO',
    PAY_CONFIRMING: 'DOING',
    EFFECTIVE: 'DOING',
    SETTLED: 'DONE',
    CLOSED: 'CLOSED',
    OVERDUE: 'TODO',
    WITHDRAWN: 'CLOSED',
  },
  find: (work, { bp, id }) => supplementInOrder(work.db, { bp, buNo: id }),
  row(bu) {
    return {
      companyCode: bu.companyCode,
      orderType: 'SUPPLEMENT',
      orderNo: bu.buNo,
      state: bu.state,
      title: `${bu.packageSnapshot.name} ${nameOf(bu, bu.startDate)}${supplementTypes[bu.buType]}`,
      volume: bu.volume,
      amount: bu.amount,
      route: supplementRoute(bu.buNo),
      action: isToPay(bu.state) ? { text: '去支付', route: payRoute('SUPPLEMENT', bu.buNo) } : null,
      parent: { orderType: 'PACKAGE', orderNo: bu.orderNo },
      orderTime: bu.createdAt,
    }
  },
  async facts(work, bu) {
    return {
      fields: factList([
        ['类型', supplementTypes[bu.buType]],
        ['气量包', bu.packageSnapshot.name],
        ['提气周期', nameOf(bu, bu.startDate)],
        ['气量', formatVolume(bu.volume)],
        ['单价', price(bu.unitPrice)],
        ['金额', formatMoney(bu.amount)],
        ['支付期限', isToPay(bu.state) ? moment(bu.payDeadline) : null],
        ['原因', bu.reason],
        ['审核意见', bu.rejectRemark],
      ]),
      payments: await paymentsOf(work, { bp: bu.bp, bizType: 'SUPPLEMENT', bizNo: bu.buNo }),
      ask: askAbout(bu),
    }
  },
})

const isToPay = (state: string): boolean => state === 'WAIT_PAY' || state === 'OVERDUE'
