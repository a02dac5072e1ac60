import type { Api } from '@contract'
import { compareMoney, addMoney, toFen } from '@domain/money'
import { allows } from '@domain/machine'
import { payOrderTransitions } from '@domain/statuses/pay-order'
import { jsonb } from '../../../db/connect'
import type { BoundSession, Ctx } from '../../../http/context'
import { newId } from '../../../http/ids'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { ChannelDown, type PaymentChannel, type Prepaid } from '../../../ports/payment'
import { transition } from '../../../states'
import { isPayable } from '../payables'
import { endLive, endPayment, livePayment } from '../order/close'
import { moveTo } from './money-in'
import { findOrder, lockOrder, resetPolls, subOrdersOf } from '../repo/orders'
import { countSince, insertPayment, lockPayer, spentSince } from '../repo/payments'
import { outTradeNo } from '../rules/numbers'
import { canOpen } from '../rules/offered'
import { nextSlice } from '../rules/slices'
import { paySettings } from '../settings'
import { paymentMachine, sliceMachine } from '../states'
import type { Channel, Order, Payment, SubOrder } from '../types'

type Prepay = Api['default POST /crmgas/pay/prepay']

/** AE-05: prepay calls of a user per minute. */
const RATE_PER_MINUTE = 10
/** AE-51: channels that count towards the limit per user and day. */
const DAY_LIMITED: readonly Channel[] = ['WXMINI', 'WXJSAPI', 'WXH5', 'SANDBOX']
/** A payment opened this long ago without an answer belongs to a process that died. */
const ABANDONED_AFTER = 20_000

/**
 * AE-44: opens the payment of an order or slice at a channel, or gives the open one's parameters again. Waits for the channel between
 * its transactions. Refuses with A2311 (with the order's id), A2319, A2320, A2306, A2321, 2902, 2905, 2906.
 */
export async function prepay(ctx: Ctx<BoundSession>, input: Prepay['in']): Promise<Prepay['out']> {
  const order = await ownOrder(ctx, input.orderId)
  const channel = ctx.ports.payment.open(input.channel)
  if (!channel || !canOpen(input.platform, input.channel)) throw new Refusal('A2321')
  // The order of slices is checked first: a wrong slice must not end the open payment.
  const slice = await sliceToPay(ctx, order, input.subOrderId)
  const live = await livePayment(ctx, order)
  if (live && isReusable(ctx, live, input.channel, slice)) {
    await resetPolls(ctx.db, order.bp, order.orderId)
    return answerOf(live.paymentId, live.amount, channel, live.prepayParams ?? {})
  }
  if (live) await endOld(ctx, live, order)
  const payment = await ctx.transaction((tx) => openPayment(tx, order.orderId, input))
  const prepared = await atChannel(ctx, channel, payment, order, input)
  await ctx.transaction((tx) => savePrepared(tx, payment, prepared))
  return answerOf(payment.paymentId, payment.amount, channel, prepared.params)
}

/** The payer's own order; for an order of another user the refusal is the same as for none (AE-01). */
async function ownOrder(ctx: Ctx<BoundSession>, orderId: string): Promise<Order> {
  const order = ownOr2902(await findOrder(ctx.db, orderId), { payerUserId: ctx.session.userId })
  refuseOver(ctx, order)
  return order
}

/** 2902 where no area lets it be paid, A2321 for a transfer, A2311 for what is paid, A2319 for what is over. */
export function refuseOver(ctx: Ctx<BoundSession>, order: Order): void {
  if (!isPayable(ctx, order)) throw new Refusal('2902')
  if (order.channel === 'TT') throw new Refusal('A2321')
  if (!allows(payOrderTransitions, order.state, 'PAID')) {
    const isClosed = order.state === 'CLOSED' || order.state === 'CLOSED_PART'
    throw isClosed ? new Refusal('A2319') : new Refusal('A2311', { data: { orderId: order.orderId } })
  }
  if (Date.parse(order.expireAt) <= ctx.clock.now()) throw new Refusal('A2319')
}

function isReusable(ctx: Ctx<BoundSession>, live: Payment, channel: string, slice: SubOrder | null): boolean {
  const isSame = live.channel === channel && live.subOrderId === (slice?.subOrderId ?? null)
  return (
    isSame &&
    live.tradeNo === null &&
    live.state === 'PREPAID' &&
    live.prepayExpireAt !== null &&
    Date.parse(live.prepayExpireAt) > ctx.clock.now()
  )
}

/** The old payment ends before a new one starts; if it turns out paid, the customer sees the result instead. */
export async function endOld(ctx: Ctx<BoundSession>, live: Payment, order: Order): Promise<void> {
  const isBeingOpened = live.state === 'CREATED' && ctx.clock.now() - Date.parse(live.createdAt) < ABANDONED_AFTER
  if (isBeingOpened) throw new Refusal('2905')
  const ended = await orUnavailable(() => endPayment(ctx, live, { spareUserPaying: false }))
  if (ended === 'PAID') throw new Refusal('A2311', { data: { orderId: order.orderId } })
}

/** First transaction: the lock on the order's row decides the winner; limits are counted under the payer's lock. */
async function openPayment(ctx: Ctx<BoundSession>, orderId: string, input: Prepay['in']): Promise<Payment> {
  const order = ownOr2902(await lockOrder(ctx.db, orderId))
  refuseOver(ctx, order)
  if (await livePayment(ctx, order)) throw new Refusal('2905')
  const slice = await sliceToPay(ctx, order, input.subOrderId)
  const amount = slice?.amount ?? order.payAmount
  await refuseBeyondLimits(ctx, order, input.channel, amount)
  const paymentId = newId(ctx.clock.now())
  const now = ctx.clock.iso()
  const payment = {
    bp: order.bp,
    companyCode: order.companyCode,
    paymentId,
    orderId,
    subOrderId: slice?.subOrderId ?? null,
    payerUserId: ctx.session.userId,
    outTradeNo: outTradeNo(order.bp, paymentId),
    channel: input.channel,
    amount,
    received: null,
    state: 'CREATED' as const,
    prepayParams: null,
    prepayExpireAt: null,
    channelTradeNo: null,
    successAt: null,
    refundNo: null,
    refundAskedAt: null,
    refundAmount: null,
    queryCount: 0,
    tradeNo: null,
    createdAt: now,
  }
  await insertPayment(ctx.db, { ...payment, updatedAt: now })
  return payment
}

/** AE-49: the next slice to pay (A2320 otherwise). */
async function sliceToPay(
  ctx: Ctx<BoundSession>,
  order: Order,
  subOrderId: string | undefined,
): Promise<SubOrder | null> {
  if (order.split === 'NONE') {
    if (subOrderId !== undefined) throw new Refusal('2902')
    return null
  }
  const slices = await subOrdersOf(ctx.db, [order.orderId])
  const turn = nextSlice(slices)
  if (subOrderId !== undefined && !slices.some((row) => row.subOrderId === subOrderId)) throw new Refusal('2902')
  if (!turn || (subOrderId !== undefined && turn.subOrderId !== subOrderId)) throw new Refusal('A2320')
  return turn
}

/** AE-05, AE-51: per payment, per minute and per day of the payer. */
export async function refuseBeyondLimits(
  ctx: Ctx<BoundSession>,
  order: Order,
  channel: Channel,
  amount: string,
): Promise<void> {
  const { userId } = ctx.session
  const settings = paySettings(ctx.settings, order.companyCode)
  if (compareMoney(amount, settings.singleLimit(channel)) > 0) throw new Refusal('A2305')
  await lockPayer(ctx.db, userId)
  if ((await countSince(ctx.db, userId, isoOf(ctx.clock.now() - 60_000))) >= RATE_PER_MINUTE) throw new Refusal('2906')
  if (!DAY_LIMITED.includes(channel)) return
  const spent = await spentSince(ctx.db, userId, DAY_LIMITED, `${ctx.clock.today()}T00:00:00+08:00`)
  if (compareMoney(addMoney(spent, amount), settings.dayLimit) > 0) throw new Refusal('A2306')
}

/** The channel is asked outside of any transaction; its silence ends the payment, so that the customer may choose another. */
async function atChannel(
  ctx: Ctx<BoundSession>,
  channel: PaymentChannel,
  payment: Payment,
  order: Order,
  input: Prepay['in'],
): Promise<Prepaid> {
  const request = {
    companyCode: payment.companyCode,
    outTradeNo: payment.outTradeNo,
    amountFen: toFen(payment.amount),
    description: order.title,
    attach: order.orderId,
    expireAt: order.expireAt,
  }
  try {
    return await orUnavailable(() =>
      channel.prepay(request, { openId: input.openId ?? ctx.session.openId, clientIp: ctx.ip }),
    )
  } catch (error) {
    await ctx.transaction((tx) => endLive(tx, payment, 'FAIL'))
    throw error
  }
}

/** A channel that does not answer is reported as unavailable. */
export async function orUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ChannelDown) throw new Refusal('A2321')
    throw error
  }
}

/** Second transaction: the parameters are kept for a retry, order and slice are being paid. */
async function savePrepared(ctx: Ctx<BoundSession>, payment: Payment, prepared: Prepaid): Promise<void> {
  const order = ownOr2902(await lockOrder(ctx.db, payment.orderId))
  const set = { prepayParams: jsonb(prepared.params), prepayExpireAt: prepared.prepayExpireAt }
  await transition(ctx, paymentMachine, payment, 'PREPAY', { set })
  if (payment.subOrderId !== null) await sliceBeingPaid(ctx, order.orderId, payment.subOrderId)
  await resetPolls(ctx.db, order.bp, order.orderId)
  // An order with paid slices stays PART_PAID while the next one is being paid (3.4).
  if (allows(payOrderTransitions, order.state, 'PREPAY')) await moveTo(ctx, order, 'PREPAY', ctx.session.userId)
}

/** Late money of an earlier payment may have paid the slice during the query of the channel: then this payment never reaches the payer. */
async function sliceBeingPaid(ctx: Ctx<BoundSession>, orderId: string, subOrderId: string): Promise<void> {
  const slice = (await subOrdersOf(ctx.db, [orderId])).find((row) => row.subOrderId === subOrderId)
  if (!slice) throw new Refusal('2904')
  await transition(ctx, sliceMachine, slice, 'PREPAY')
}

const answerOf = (paymentId: string, amount: string, channel: PaymentChannel, params: Record<string, string>) =>
  ({ paymentId, amount, channel: channel.code, params }) as Prepay['out']
