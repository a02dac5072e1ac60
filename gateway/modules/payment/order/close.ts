import { toMillis } from '@domain/date'
import { allows } from '@domain/machine'
import { isPositiveMoney } from '@domain/money'
import { payOrderTransitions } from '@domain/statuses/pay-order'
import type { JobCtx, Work } from '../../../http/context'
import { ChannelDown, type PaymentChannel, type Trade } from '../../../ports/payment'
import { transition } from '../../../states'
import { channelOfShare } from '../basket/trade'
import { holdOrder } from './hold'
import { moveTo, takeMoney } from '../channel/money-in'
import { offsetBills } from '../../billing/service'
import { releaseOrder } from './release'
import { lockPayment, paymentsOf } from '../repo/payments'
import { paymentMachine } from '../states'
import { partToBalance } from '../channel/to-balance'
import type { Order, Payment, PayOrderState } from '../types'

/** Work that waits for something outside: the pool, and a way to open transactions. */
export type Outside = Pick<JobCtx, 'transaction'> & Work

/** The channel's result for a live payment that is to end. */
export type Ended = 'CLOSED' | 'PAID' | 'USERPAYING'

const live: readonly Payment['state'][] = ['CREATED', 'PREPAID']

/** Open at its channel: it may still be paid, or end. */
export const isLive = (payment: Payment): boolean => live.includes(payment.state)

/** The payment of the order that is still open at a channel. */
export async function livePayment(work: Work, order: Order): Promise<Payment | null> {
  const all = await paymentsOf(work.db, order.bp, order.orderId)
  return all.find(isLive) ?? null
}

/**
 * Ends a live payment at its channel (AE-44, AE-47): asks first, counts the money if it came, closes otherwise. Never inside a
 * transaction. Throws ChannelDown when the channel is silent: then nothing has changed.
 */
export async function endPayment(
  outside: Outside,
  payment: Payment,
  options: { spareUserPaying: boolean },
): Promise<Ended> {
  const channel = channelOf(outside, payment)
  if (!channel) endsUnasked(outside, payment)
  else {
    const trade = await channel.query(payment.outTradeNo)
    if (trade.state === 'SUCCESS') return countTrade(outside, payment, trade)
    if (trade.state === 'USERPAYING' && options.spareUserPaying) return 'USERPAYING'
    if ((await closeTrade(outside, channel, payment)) === 'PAID') return 'PAID'
  }
  await outside.transaction((work) => endLive(work, payment, 'CLOSE'))
  return 'CLOSED'
}

/**
 * The keys of the channel are gone, the payer may still stand in its cashier: the payment ends with its time there, and a person looks
 * whether money came.
 */
function endsUnasked({ clock, log }: Outside, { channel, outTradeNo, prepayExpireAt }: Payment): void {
  if (prepayExpireAt === null) return
  if (toMillis(prepayExpireAt) > clock.now()) throw new ChannelDown(`${channel} is not connected`)
  log.error({ alarm: 'RECONCILE', channel, outTradeNo }, 'a payment has ended at a channel that cannot be asked')
}

/** Ends a payment that is still open; one that has been paid or ended meanwhile stays as it is. */
export async function endLive(work: Work, payment: Payment, event: 'CLOSE' | 'FAIL'): Promise<void> {
  const now = await lockPayment(work.db, payment.bp, payment.paymentId)
  if (now && isLive(now)) await transition(work, paymentMachine, now, event)
}

/** Closes the trade at its channel, so that it can no longer be paid; money that came first is counted. */
export async function closeTrade(
  outside: Outside,
  channel: PaymentChannel,
  payment: Payment,
): Promise<'CLOSED' | 'PAID'> {
  if ((await channel.close(payment.outTradeNo)) === 'CLOSED') return 'CLOSED'
  return countTrade(outside, payment, await channel.query(payment.outTradeNo))
}

/** Counts a trade that the channel reports as paid. */
export async function countTrade(outside: Outside, payment: Payment, trade: Trade): Promise<'PAID'> {
  const { amountFen, channelTradeNo, successTime } = trade
  if (amountFen === null || channelTradeNo === null)
    throw new RangeError(`payment ${payment.outTradeNo} is paid without an amount`)
  await outside.transaction((work) =>
    takeMoney(work, {
      outTradeNo: payment.outTradeNo,
      channelTradeNo,
      amountFen,
      successTime: successTime ?? work.clock.iso(),
      by: 'query',
    }),
  )
  return 'PAID'
}

/**
 * The channel of a payment, open or not; null where no keys reach it any more. A payment of a basket is asked about by its trade (Y-13).
 */
export function channelOf(work: Work, payment: Payment): PaymentChannel | null {
  const channel = work.ports.payment.get(payment.channel)
  return channel && payment.tradeNo !== null ? channelOfShare(work, channel, payment) : channel
}

/**
 * Closes an order after its payments have ended: unlocked, unfrozen; paid slices go to the balance (AE-49). Balance that was reserved,
 * or that could not pay these bills, pays what is open now (AE-33). Runs in a transaction; an order that was paid meanwhile stays
 * unchanged; `quiet`: history, no meter gets it. Returns the order's state.
 */
export async function closeOrder(
  work: Work,
  orderId: string,
  by: string,
  how: { quiet?: boolean } = {},
): Promise<PayOrderState | null> {
  const held = await holdOrder(work, orderId)
  if (!held) return null
  const { order } = held
  if (await livePayment(work, order)) return order.state
  if (order.state === 'PART_PAID') {
    await partToBalance(work, held, by, how)
    return 'CLOSED_PART'
  }
  if (!allows(payOrderTransitions, order.state, 'CLOSE')) return order.state
  await releaseOrder(work, order)
  await moveTo(work, order, 'CLOSE', by)
  if (held.bills.length > 0 || isPositiveMoney(order.balanceUsed)) await offsetBills(work, order)
  return 'CLOSED'
}
