import type { Api } from '@contract'
import { allows } from '@domain/machine'
import { payOrderTransitions, isSettled } from '@domain/statuses/pay-order'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import { ChannelDown } from '../../../ports/payment'
import { transition } from '../../../states'
import { channelOf, closeTrade, countTrade, isLive, livePayment, type Outside } from '../order/close'
import { moveTo } from './money-in'
import { countPoll, findOrder, itemsOf, lockOrder, resetPolls, subOrdersOf } from '../repo/orders'
import { countQuery, lockPayment, paymentsOf } from '../repo/payments'
import { voucherIdOf } from '../repo/vouchers'
import { creditedAtOf, lastArrival } from '../record/moments'
import { nextSlice } from '../rules/slices'
import { paymentMachine, sliceMachine } from '../states'
import type { Order, Payment, SubOrder } from '../types'
import { payableOf } from '../payables'

type Query = Api['default GET /crmgas/pay/query']

/** AE-45: the gateway asks the channel itself from this poll on; before it gives the notification its time. */
const ASKS_FROM_POLL = 3

/** AE-45: the state of an order, for its payer. Queries the channel outside of any transaction. Another user: 2902. */
export async function queryOrder(ctx: Ctx<BoundSession>, { orderId, cashier }: Query['in']): Promise<Query['out']> {
  const seen = ownOr2902(await findOrder(ctx.db, orderId), { payerUserId: ctx.session.userId })
  if (!isSettled(seen.state)) {
    const poll = await countPoll(ctx.db, seen.bp, orderId, cashier === 'DONE' ? ctx.clock.iso() : null)
    const live = poll >= ASKS_FROM_POLL ? await livePayment(ctx, seen) : null
    if (live) await queryUntilKnown(ctx, live)
  }
  const order = (await findOrder(ctx.db, orderId)) ?? seen
  return resultOf(ctx, order, await subOrdersOf(ctx.db, [orderId]))
}

/** The page polls again: until the channel answers it sees what is known. */
async function queryUntilKnown(ctx: Ctx<BoundSession>, live: Payment): Promise<void> {
  try {
    await queryChannel(ctx, live)
  } catch (error) {
    if (!(error instanceof ChannelDown)) throw error
    ctx.log.warn({ err: error, payment: live.outTradeNo }, 'channel does not answer')
  }
}

async function resultOf(ctx: Ctx<BoundSession>, order: Order, slices: SubOrder[]): Promise<Query['out']> {
  const gas = (await payableOf(ctx, order).gasBehind?.(ctx, order.bp, order.orderId)) ?? null
  const slice = order.state === 'PART_PAID' ? nextSlice(slices) : null
  return {
    orderId: order.orderId,
    orderNo: order.orderNo,
    bizType: order.bizType,
    title: order.title,
    state: order.state,
    amount: order.amount,
    paidAmount: order.paidAmount,
    balanceUsed: order.balanceUsed,
    channel: order.channel,
    createdAt: order.createdAt,
    ...(await proofOf(ctx, order)),
    paidAt: order.paidAt,
    resultNote: order.resultNote,
    gasOrderId: gas?.gasOrderId ?? null,
    nextAction: slice
      ? 'NEXT_SUB'
      : order.state === 'WAIT_PAY' && order.channel !== 'TT'
        ? 'PAY_AGAIN'
        : order.state === 'SUCCESS' && gas?.toWrite
          ? 'WRITE_CARD'
          : 'NONE',
    nextSubOrderId: slice?.subOrderId ?? null,
    voucherId: await voucherIdOf(ctx.db, order.bp, order.orderId),
  }
}

/** When the channel took money, when all of it was booked, and which of the session's own bills it was for. */
async function proofOf({ db, session }: Ctx<BoundSession>, { bp, orderId, paidAt }: Order) {
  const proxy = bp !== session.bp
  const confirmedAt = lastArrival(await paymentsOf(db, bp, orderId))
  if (paidAt === null) return { proxy, confirmedAt, creditedAt: null, billIds: [] }
  const items = proxy ? [] : await itemsOf(db, bp, [orderId])
  return {
    proxy,
    confirmedAt,
    creditedAt: await creditedAtOf(db, bp, orderId),
    billIds: items.filter(({ refType }) => refType === 'BILL').map(({ refId }) => refId),
  }
}

/**
 * Queries the channel about a live payment and saves the result: money is counted; refused or never started means that the
 * payer may try again, a refused trade only after it has been closed. A channel that does not answer changes nothing and
 * throws ChannelDown. Never inside a transaction.
 */
export async function queryChannel(outside: Outside, payment: Payment): Promise<void> {
  const channel = channelOf(outside, payment)
  if (!channel) return
  await countQuery(outside.db, payment.bp, payment.paymentId)
  const trade = await channel.query(payment.outTradeNo)
  if (trade.state === 'SUCCESS') await countTrade(outside, payment, trade)
  // Tried again at the old cashier it would be paid beside the next payment (AE-44).
  const isRefused = trade.state === 'PAYERROR' && (await closeTrade(outside, channel, payment)) === 'CLOSED'
  if (isRefused) await outside.transaction((work) => payAgain(work, payment, 'FAIL'))
  if (trade.state === 'CLOSED') await outside.transaction((work) => payAgain(work, payment, 'CLOSE'))
  if (trade.state === 'NOTPAY') await outside.transaction((work) => payAgain(work, payment, null))
}

/** The order waits for its payer again (3.4 NOT_PAID); with an `end` the payment itself is over, without it stays open. */
async function payAgain(work: Work, payment: Payment, end: 'FAIL' | 'CLOSE' | null): Promise<void> {
  const order = await lockOrder(work.db, payment.orderId)
  const now = await lockPayment(work.db, payment.bp, payment.paymentId)
  // The answer is old when the money has been counted, or the payment has ended, while it was on its way.
  if (!order || !now || !isLive(now)) return
  if (end) {
    await transition(work, paymentMachine, now, end)
    await resetPolls(work.db, order.bp, order.orderId)
  }
  const slices = await subOrdersOf(work.db, [order.orderId])
  const slice = slices.find(({ subOrderId, state }) => subOrderId === payment.subOrderId && state === 'PAYING')
  if (slice && allows(payOrderTransitions, order.state, 'PAID')) await transition(work, sliceMachine, slice, 'NOT_PAID')
  if (order.state === 'PAYING') await moveTo(work, order, 'NOT_PAID', 'query')
}
