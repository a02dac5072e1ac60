import type { Static } from '@sinclair/typebox'
import type { OrderView } from '@contract/payment/words'
import { MINUTE, toMillis } from '@domain/date'
import { maskBp, maskCompany } from '@domain/mask'
import { addMoney } from '@domain/money'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { findAccount } from '../../gas-account/service'
import { findOrder, itemsOf, subOrdersOf } from '../repo/orders'
import { secondsUntil } from '../../billing/service'
import { nextSlice } from '../rules/slices'
import type { Account, Item, Order, SubOrder } from '../types'
import { OrderItem } from '@contract/payment/words'
import { PlacedOrder } from '@contract/payment/pay'
import { shape } from '../../../http/shape'

type View = Static<typeof OrderView>

const payable: readonly Order['state'][] = ['WAIT_PAY', 'PAYING', 'PART_PAID']

/** ms after which an order with unconfirmed money is offered again: channels answer within minutes (AE-45). */
const CONFIRMED_WITHIN = 10 * MINUTE

/** The cashier reported the money; the channel has not reported it yet. */
const isConfirming = ({ cashierDoneAt }: Order, now: number): boolean =>
  cashierDoneAt !== null && now - toMillis(cashierDoneAt) < CONFIRMED_WITHIN

/** Head of an order as its list and its detail show it. A proxy payer sees the payee masked (AE-61). */
export function headOf(
  work: Work,
  session: BoundSession,
  order: Order,
  payee: Account,
  slices: readonly SubOrder[],
): Omit<View, 'subOrders' | 'items'> {
  const isMine = order.payerUserId === session.userId
  const isProxy = order.payerBp !== order.bp
  const isForeign = order.bp !== session.bp
  const remainSeconds = secondsUntil(order.expireAt, work.clock.now())
  const isOpen = payable.includes(order.state) && remainSeconds > 0
  return {
    orderId: order.orderId,
    orderNo: order.orderNo,
    bizType: order.bizType,
    title: order.title,
    state: order.state,
    amount: order.amount,
    balanceUsed: order.balanceUsed,
    payAmount: order.payAmount,
    paidAmount: order.paidAmount,
    channel: order.channel,
    split: order.split,
    createdAt: order.createdAt,
    expireAt: order.expireAt,
    remainSeconds: payable.includes(order.state) ? remainSeconds : 0,
    paidAt: order.paidAt,
    resultNote: order.resultNote,
    proxy: isProxy,
    payeeBp: isForeign ? maskBp(order.bp) : order.bp,
    payeeName: isForeign ? maskCompany(payee.customerName) : payee.customerName,
    payerMask: order.payerMask,
    payerIsMe: isMine,
    canPay: isMine && isOpen && order.channel !== 'TT',
    canCancel: isMine && isOpen,
    confirming: isOpen && isConfirming(order, work.clock.now()),
    nextSubOrderId: isOpen ? (nextSlice(slices)?.subOrderId ?? null) : null,
  }
}

/** An order with slices and items; a proxy payer sees one sum instead of bill lines (AE-61). */
export function viewOf(
  work: Work,
  session: BoundSession,
  order: Order,
  payee: Account,
  slices: SubOrder[],
  items: Item[],
): View {
  const next = nextSlice(slices)
  const isForeign = order.bp !== session.bp
  const head = headOf(work, session, order, payee, slices)
  return {
    ...head,
    subOrders: slices.map(({ subOrderId, seq, amount, state, paidAt }) => ({
      subOrderId,
      seq,
      amount,
      state,
      paidAt,
      canPay: head.canPay && subOrderId === next?.subOrderId,
    })),
    items: isForeign
      ? [
          {
            refType: items[0]?.refType ?? 'BILL',
            refId: null,
            title: order.title,
            principal: order.amount,
            lateFee: '0.00',
            amount: order.amount,
          },
        ]
      : items.map((item) => shape(OrderItem.properties, item, { amount: addMoney(item.principal, item.lateFee) })),
  }
}

/** What createOrder answers. */
export async function createdView(work: Work, orderId: string) {
  const order = await findOrder(work.db, orderId)
  if (!order) throw new RangeError(`order ${orderId} vanished`)
  const slices = await subOrdersOf(work.db, [orderId])
  const next = nextSlice(slices)
  return shape(PlacedOrder.properties, order, {
    orderId,
    subOrders: slices.map((row) => ({
      subOrderId: row.subOrderId,
      seq: row.seq,
      amount: row.amount,
      state: row.state,
      paidAt: row.paidAt,
      canPay: row.subOrderId === next?.subOrderId,
    })),
  })
}

/** Order, payee, slices and items read together. Null: no such order. */
export async function readOrder(work: Work, orderId: string) {
  const order = await findOrder(work.db, orderId)
  if (!order) return null
  const payee = await findAccount(work.db, order)
  if (!payee) throw new RangeError(`order ${orderId} has no account`)
  return {
    order,
    payee,
    slices: await subOrdersOf(work.db, [orderId]),
    items: await itemsOf(work.db, order.bp, [orderId]),
  }
}

/** pay/order: the payer's own order, or one of the session's account (AE-90); else 2902. */
export async function orderDetail(work: Work, session: BoundSession, orderId: string): Promise<View> {
  const read = await readOrder(work, orderId)
  const isMine =
    read &&
    (read.order.payerUserId === session.userId ||
      (read.order.bp === session.bp && read.order.companyCode === session.companyCode))
  if (!read || !isMine) throw new Refusal('2902')
  return viewOf(work, session, read.order, read.payee, read.slices, read.items)
}
