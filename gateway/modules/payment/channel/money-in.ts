import { addMoney, fromFen, toFen } from '@domain/money'
import { allows } from '@domain/machine'
import { paymentTransitions, subOrderTransitions, type PayOrderEvent } from '@domain/statuses/pay-order'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { partsOf } from '../basket/trade'
import { complete, completeLate } from '../order/complete'
import { holdOrder, type HeldOrder } from '../order/hold'
import { post } from '../../gas-account/service'
import { notifyArrived } from '../notices'
import { offsetBills } from '../../billing/service'
import { extraKey } from '../order/money'
import { payableOf } from '../payables'
import { promise, sendToMeters } from '../promise/promises'
import { releaseOrder } from '../order/release'
import { setChannel, subOrdersOf } from '../repo/orders'
import { byOutTradeNo, lockPayment } from '../repo/payments'
import { isBasketTrade } from '../rules/numbers'
import { effectOf, type Effect } from '../rules/money-effect'
import { NOTE_EXCEPTION, NOTE_DECLINED } from '../rules/titles'
import { orderMachine, paymentMachine, sliceMachine } from '../states'
import type { Order, Payment, SubOrder } from '../types'

/** A payment that a channel reports, by notification or by query. */
export interface Arrived {
  outTradeNo: string
  channelTradeNo: string
  amountFen: string
  successTime: string
  by: 'notify' | 'query' | 'reconcile'
  /** True for history: no notifications. */
  quiet?: boolean
}

/**
 * AE-46: counts money that a channel reports, once, for any source and any number of reports. The payment, its order and
 * everything that the order pays change in the caller's transaction. 'UNKNOWN': no payment of that number.
 */
export async function takeMoney(work: Work, arrived: Arrived): Promise<Effect | 'UNKNOWN'> {
  if (!isBasketTrade(arrived.outTradeNo)) return takeOne(work, arrived)
  // Y-13: the money of a trade is that of its payments, each counted as any other.
  let effect: Effect | 'UNKNOWN' = 'UNKNOWN'
  for (const part of await partsOf(work, arrived)) effect = await takeOne(work, part)
  return effect
}

async function takeOne(work: Work, arrived: Arrived): Promise<Effect | 'UNKNOWN'> {
  const seen = await byOutTradeNo(work.db, arrived.outTradeNo)
  if (!seen) return 'UNKNOWN'
  const held = await holdOrder(work, seen.orderId, seen.bp)
  const payment = await lockPayment(work.db, seen.bp, seen.paymentId)
  if (!held || !payment) return 'UNKNOWN'
  const slices = await subOrdersOf(work.db, [held.order.orderId])
  const slice = slices.find((row) => row.subOrderId === payment.subOrderId) ?? null
  const fen = { asked: toFen(payment.amount), arrived: arrived.amountFen }
  const effect = effectOf(
    payment.state,
    held.order.state,
    fen,
    slice === null || slice.state === 'WAIT_PAY' || slice.state === 'PAYING',
  )
  if (effect === 'DUPLICATE') return effect
  await markPaid(work, payment, arrived)
  await effects[effect](work, { held: await paidBy(work, held, payment, effect), payment, slice, slices, arrived })
  return effect
}

/** AE-44, AE-54: the order is of the channel that took its money; of slices, of the last one. */
async function paidBy(work: Work, held: HeldOrder, { channel }: Payment, effect: Effect): Promise<HeldOrder> {
  if (held.order.channel === channel) return held
  // Money beside what has settled the order: only its own message is of its channel.
  if (effect !== 'EXTRA') await setChannel(work.db, held.order, channel)
  return { ...held, order: { ...held.order, channel } }
}

interface Case {
  held: HeldOrder
  payment: Payment
  slice: SubOrder | null
  slices: SubOrder[]
  arrived: Arrived
}

const effects: Record<Exclude<Effect, 'DUPLICATE'>, (work: Work, c: Case) => Promise<void>> = {
  PAID: async (work, c) => {
    if (c.slice !== null) return slicePaid(work, c, c.slice)
    await orException(work, c)
  },
  WRONG_AMOUNT: async (work, c) => toException(work, c, 'WRONG_AMOUNT'),
  LATE: async (work, c) => {
    if (!(await takenLate(work, c))) await toException(work, c, 'LATE_MONEY')
  },
  // Counted with the rest when the exception is worked off.
  JOIN: async () => undefined,
  EXTRA: extra,
}

/** The order is completed; what it was for may decline the money. */
async function orException(work: Work, c: Case): Promise<void> {
  const isTaken = await complete(work, c.held, completionOf(c.arrived))
  if (!isTaken) await toException(work, c, 'WRONG_AMOUNT')
}

const completionOf = (arrived: Arrived) => ({
  paidAt: arrived.successTime,
  by: arrived.by,
  quiet: arrived.quiet ?? false,
})

async function markPaid(work: Work, payment: Payment, arrived: Arrived): Promise<void> {
  const event = allows(paymentTransitions, payment.state, 'PAID') ? 'PAID' : 'LATE_MONEY'
  await transition(work, paymentMachine, payment, event, {
    set: {
      received: fromFen(arrived.amountFen),
      channelTradeNo: arrived.channelTradeNo,
      successAt: arrived.successTime,
      ...(arrived.by === 'notify' ? { notifyAt: work.clock.iso() } : {}),
    },
  })
}

/** AE-49: one slice is paid; the bills wait for the last. */
async function slicePaid(work: Work, c: Case, slice: SubOrder): Promise<void> {
  const { order } = c.held
  const set = { paymentId: c.payment.paymentId, paidAt: c.arrived.successTime }
  if (allows(subOrderTransitions, slice.state, 'PAID')) await transition(work, sliceMachine, slice, 'PAID', { set })
  const isLast = c.slices.every((row) => row.subOrderId === slice.subOrderId || row.state === 'SUCCESS')
  if (isLast) return orException(work, c)
  const paidAmount = addMoney(order.paidAmount, c.payment.amount)
  await moveTo(work, order, 'SLICE_PAID', c.arrived.by, { paidAmount })
}

/** B 3.6: the whole money of a closed order pays what it was for where that decides for itself and still waits for it. */
async function takenLate(work: Work, { held, arrived }: Case): Promise<boolean> {
  const { order } = held
  if (!payableOf(work, order).declines || toFen(order.amount) !== arrived.amountFen) return false
  return completeLate(work, held, completionOf(arrived))
}

/**
 * AE-46, AE-47: money that the order cannot take. Bills and balance are unlocked now; the job posts the money to the balance.
 */
async function toException(work: Work, c: Case, event: 'WRONG_AMOUNT' | 'LATE_MONEY'): Promise<void> {
  const { order } = c.held
  if (event === 'WRONG_AMOUNT') await releaseOrder(work, order)
  await moveTo(work, order, event, c.arrived.by, {
    resultNote: payableOf(work, order).declines ? NOTE_DECLINED : NOTE_EXCEPTION,
  })
  if (!c.arrived.quiet) await promise(work, order, 'CREDITED', { amount: fromFen(c.arrived.amountFen) })
}

/** AE-48: the order was settled by another payment; this one stays on the balance. */
async function extra(work: Work, c: Case): Promise<void> {
  const { order } = c.held
  const amount = fromFen(c.arrived.amountFen)
  await post(work, {
    companyCode: order.companyCode,
    bp: order.bp,
    direction: 'IN',
    amount,
    entryType: 'OVERPAY',
    refType: 'ORDER',
    refId: order.orderId,
    key: extraKey(c.payment),
    remark: order.title,
  })
  await notifyArrived(work, order, amount)
  await offsetBills(work, order)
  if (!c.arrived.quiet) await sendToMeters(work, order, amount)
}

/** Moves an order by its machine. */
export async function moveTo(
  work: Work,
  order: Order,
  event: PayOrderEvent,
  by: string,
  set: Partial<Pick<Order, 'paidAmount' | 'resultNote' | 'paidAt'>> = {},
): Promise<void> {
  await transition(work, orderMachine, order, event, { set, by })
}
