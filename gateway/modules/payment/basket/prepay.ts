import type { Api } from '@contract'
import { allows } from '@domain/machine'
import { subtractMoney, sumMoney, toFen } from '@domain/money'
import { payOrderTransitions } from '@domain/statuses/pay-order'
import { jsonb } from '../../../db/connect'
import type { BoundSession, Ctx } from '../../../http/context'
import { newId } from '../../../http/ids'
import { ownOr2902, Refusal } from '../../../http/refusal'
import type { PaymentChannel, Prepaid } from '../../../ports/payment'
import { transition } from '../../../states'
import { endLive, isLive, livePayment } from '../order/close'
import { isPayable } from './view'
import { moveTo } from '../channel/money-in'
import { endOld, orUnavailable, refuseBeyondLimits, refuseOver } from '../channel/prepay'
import { findTrade, insertTrade, saveTradeParams, ordersOfBasket, type BasketTrade } from '../repo/baskets'
import { findOrder, lockOrder, resetPolls } from '../repo/orders'
import { insertPayment, lockPayment } from '../repo/payments'
import { basketTradeNo, outTradeNo } from '../rules/numbers'
import { paymentMachine } from '../states'
import type { Order, Payment } from '../types'

type Prepay = Api['btwob POST /pay/basket/prepay']

interface Opened {
  trade: Pick<BasketTrade, 'companyCode' | 'tradeId' | 'outTradeNo' | 'amount'>
  payments: Payment[]
  orders: Order[]
}

/**
 * Y-13: opens the one payment of a gas company over everything of a basket that is still payable there, or gives the open one's parameters
 * again. Waits for the channel between its transactions, as `prepay` does for a single order, and refuses as it does.
 */
export async function prepayBasket(ctx: Ctx<BoundSession>, input: Prepay['in']): Promise<Prepay['out']> {
  const channel = ctx.ports.payment.open(input.channel)
  if (!channel) throw new Refusal('A2321')
  const orders = await payableOrders(ctx, input)
  const again = await openTrade(ctx, orders, input.channel)
  if (again) return answerOf(again.tradeId, again.amount, channel, again.prepayParams ?? {})
  for (const order of orders) {
    const live = await livePayment(ctx, order)
    if (live) await endOld(ctx, live, order)
  }
  const opened = await ctx.transaction((tx) => open(tx, orders, input))
  const prepared = await atChannel(ctx, channel, opened, input)
  await ctx.transaction((tx) => savePrepared(tx, opened, prepared))
  return answerOf(opened.trade.tradeId, opened.trade.amount, channel, prepared.params)
}

/** What of the own basket one gas company still gets: 2902 for a foreign basket, A2311 when nothing is left. */
async function payableOrders(
  ctx: Ctx<BoundSession>,
  { basketId, companyCode }: Pick<Prepay['in'], 'basketId' | 'companyCode'>,
): Promise<Order[]> {
  const members = (await ordersOfBasket(ctx.db, basketId)).filter((one) => one.companyCode === companyCode)
  if (members[0]?.userId !== ctx.session.userId) throw new Refusal('2902')
  const orders: Order[] = []
  for (const { orderId, bp } of members) {
    const order = await findOrder(ctx.db, orderId, bp)
    if (order && isPayable(order, ctx.clock.now())) orders.push(order)
  }
  const [first] = members
  if (orders.length === 0) throw new Refusal('A2311', { data: { orderId: first.orderId } })
  return orders
}

/** The trade that is open for exactly these orders at this channel, and may still be paid. */
async function openTrade(
  ctx: Ctx<BoundSession>,
  orders: readonly Order[],
  channel: string,
): Promise<BasketTrade | null> {
  const numbers = new Set<string | null>()
  for (const order of orders) {
    const live = await livePayment(ctx, order)
    numbers.add(live?.state === 'PREPAID' && live.channel === channel ? live.tradeNo : null)
  }
  const [only] = numbers
  const trade = numbers.size === 1 && only ? await findTrade(ctx.db, only) : undefined
  const isOpen = trade?.prepayExpireAt && Date.parse(trade.prepayExpireAt) > ctx.clock.now()
  return trade && isOpen && trade.amount === dueOf(orders) ? trade : null
}

const dueOf = (orders: readonly Order[]): string =>
  sumMoney(orders.map(({ payAmount, paidAmount }) => subtractMoney(payAmount, paidAmount)))

/** First transaction: the locks on the orders' rows decide the winner; the limits count the whole trade. */
async function open(ctx: Ctx<BoundSession>, seen: readonly Order[], input: Prepay['in']): Promise<Opened> {
  const orders: Order[] = []
  for (const { orderId, bp } of seen) {
    const order = ownOr2902(await lockOrder(ctx.db, orderId, bp))
    refuseOver(ctx, order)
    if (await livePayment(ctx, order)) throw new Refusal('2905')
    orders.push(order)
  }
  const [first] = orders
  if (!first) throw new Refusal('A2311')
  const amount = dueOf(orders)
  await refuseBeyondLimits(ctx, first, input.channel, amount)
  const tradeId = newId(ctx.clock.now())
  const { companyCode } = first
  const tradeNo = basketTradeNo(tradeId)
  const now = ctx.clock.iso()
  const trade = { companyCode, tradeId, outTradeNo: tradeNo, amount }
  const { userId } = ctx.session
  await insertTrade(ctx.db, { ...trade, basketId: input.basketId, userId, channel: input.channel, createdAt: now })
  const payments: Payment[] = []
  for (const order of orders) {
    const payment = paymentOf(ctx, order, input.channel, tradeNo)
    await insertPayment(ctx.db, { ...payment, prepayParams: null, updatedAt: now })
    payments.push(payment)
  }
  return { trade, payments, orders }
}

function paymentOf(ctx: Ctx<BoundSession>, order: Order, channel: Prepay['in']['channel'], tradeNo: string): Payment {
  const paymentId = newId(ctx.clock.now())
  return {
    bp: order.bp,
    companyCode: order.companyCode,
    paymentId,
    orderId: order.orderId,
    subOrderId: null,
    payerUserId: ctx.session.userId,
    outTradeNo: outTradeNo(order.bp, paymentId),
    channel,
    amount: order.payAmount,
    received: null,
    state: 'CREATED',
    prepayParams: null,
    prepayExpireAt: null,
    channelTradeNo: null,
    successAt: null,
    refundNo: null,
    refundAskedAt: null,
    refundAmount: null,
    queryCount: 0,
    tradeNo,
    createdAt: ctx.clock.iso(),
  }
}

/** The channel is asked outside of any transaction; its silence ends all payments of the trade. */
async function atChannel(
  ctx: Ctx<BoundSession>,
  channel: PaymentChannel,
  { trade, payments, orders }: Opened,
  input: Prepay['in'],
): Promise<Prepaid> {
  const request = {
    companyCode: trade.companyCode,
    outTradeNo: trade.outTradeNo,
    amountFen: toFen(trade.amount),
    description: `合并缴费（${orders.length}笔）`,
    attach: input.basketId,
    expireAt: orders.map(({ expireAt }) => expireAt).sort()[0] ?? ctx.clock.iso(),
  }
  const context = { openId: input.openId ?? ctx.session.openId, clientIp: ctx.ip }
  try {
    return await orUnavailable(() => channel.prepay(request, context))
  } catch (error) {
    await ctx.transaction(async (tx) => {
      for (const payment of payments) await endLive(tx, payment, 'FAIL')
    })
    throw error
  }
}

/** Second transaction: the parameters are kept for a retry, the orders are being paid. */
async function savePrepared(ctx: Ctx<BoundSession>, opened: Opened, prepared: Prepaid): Promise<void> {
  const { params, prepayExpireAt } = prepared
  await saveTradeParams(ctx.db, opened.trade, { prepayParams: jsonb(params), prepayExpireAt })
  for (const seen of opened.payments) {
    const order = await lockOrder(ctx.db, seen.orderId, seen.bp)
    const payment = await lockPayment(ctx.db, seen.bp, seen.paymentId)
    if (!order || !payment || !isLive(payment)) throw new Refusal('2904')
    await transition(ctx, paymentMachine, payment, 'PREPAY', { set: { prepayExpireAt } })
    await resetPolls(ctx.db, order.bp, order.orderId)
    if (allows(payOrderTransitions, order.state, 'PREPAY')) await moveTo(ctx, order, 'PREPAY', ctx.session.userId)
  }
}

const answerOf = (paymentId: string, amount: string, channel: PaymentChannel, params: Record<string, string>) =>
  ({ paymentId, amount, channel: channel.code, params }) as Prepay['out']
