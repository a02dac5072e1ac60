import { DAY, toMillis } from '@domain/date'
import { allows } from '@domain/machine'
import { isPositiveMoney, negateMoney, subtractMoney, sumMoney, toFen } from '@domain/money'
import { paymentTransitions } from '@domain/statuses/pay-order'
import { nextNo } from '../../../db/sequence'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { ownOr2902, Refusal, refuseIf } from '../../../http/refusal'
import {
  RefundBlocked,
  RefundLater,
  type PaymentChannel,
  type RefundAnswer,
  type RefundRequest,
} from '../../../ports/payment'
import { transition } from '../../../states'
import { openTask } from '../../desk/service'
import { blockRefund } from './blocked'
import { channelOf, type Outside } from '../order/close'
import { holdOrder } from '../order/hold'
import { post, lockAccount } from '../../gas-account/service'
import { moveTo } from '../channel/money-in'
import { offsetBills } from '../../billing/service'
import { drop, keep, promise, tellMeters } from '../promise/promises'
import { goesBack, moneyOf, type PlacedPayment } from '../order/money'
import { findOrder } from '../repo/orders'
import { lockPayment, noteRefund, paymentsOf } from '../repo/payments'
import * as refunds from '../repo/refunds'
import { refundNo } from '../rules/numbers'
import { refundRefusal } from '../rules/refundable'
import { paySettings } from '../settings'
import { paymentMachine, refundMachine } from '../states'
import type { Order, Refund, RefundState } from '../types'
import { payableOf, type RefundOutcome } from '../payables'
import { refuseInvoiced } from '../invoiced'
import { booking, givesBack, takeOff } from './take-off'

/** For so long a channel may put a refund off (the merchant's account is empty) before the desk is asked. */
const PATIENCE = 7 * DAY

type Stuck = RefundBlocked | RefundLater

/**
 * AE-53: a customer requests a refund. A repeated request for the same order returns the existing application. Refused: 2902,
 * A2313.
 */
export async function applyRefund(
  ctx: Ctx<BoundSession>,
  orderId: string,
  reason: string,
): Promise<{ refundId: string; state: RefundState }> {
  const order = ownOr2902(await findOrder(ctx.db, orderId), { payerUserId: ctx.session.userId })
  await lockAccount(ctx.db, order)
  const before = await refunds.refundOf(ctx.db, order.bp, orderId)
  if (before && before.state !== 'REFUSED') return { refundId: before.refundId, state: before.state }
  refuseIf(refundRefusal(order, paySettings(ctx.settings, order.companyCode).refundDays, ctx.clock.now()))
  await refuseInvoiced(ctx, order.bp, orderId)
  const opened = await openRefund(ctx, order, { reason, by: ctx.session.userId })
  await bringToDesk(ctx, order, opened.refundId)
  return opened
}

/** The company decides on its desk; what it decides is {@link decideRefund}. */
export const bringToDesk = (work: Work, { companyCode, bp }: Order, refundId: string): Promise<void> =>
  openTask(work, { companyCode, bizType: 'REFUND', bizNo: refundId, bp, rule: 'manual', dueAt: null })

/** An application over everything that an order took through channels, back the way it came. */
export async function openRefund(
  work: Work,
  order: Order,
  ask: { reason: string; by: string },
): Promise<{ refundId: string; state: RefundState }> {
  const paid = await moneyOf(work, order)
  // What the balance alone has paid goes back to it.
  const refundTo = paid.length > 0 ? 'CHANNEL' : 'BALANCE'
  const fromChannels = sumMoney(paid.map((row) => row.received ?? row.amount))
  const amount = refundTo === 'CHANNEL' ? fromChannels : order.balanceUsed
  const refundId = newId(work.clock.now())
  await refunds.insertRefund(work.db, {
    bp: order.bp,
    refundId,
    companyCode: order.companyCode,
    orderId: order.orderId,
    outRefundNo: refundNo(order.bp, work.clock.today(), await nextNo(work.db, 'seq_refund_no')),
    amount,
    reason: ask.reason,
    refundTo,
    state: 'APPLIED',
    appliedBy: ask.by,
    appliedAt: work.clock.iso(),
    updatedAt: work.clock.iso(),
  })
  await promise(work, order, 'REFUNDED', { trackId: refundId, amount })
  return { refundId, state: 'APPLIED' }
}

/**
 * The company decides an application (desk, bizType REFUND). PASS takes the money off the balance (A2324 when it is spent;
 * `floor` as in a posting; `quiet`: no meter gets it) and leaves the rest to the job; REJECT gives the reason. A decided one stays unchanged.
 */
export async function decideRefund(
  work: Work,
  refundId: string,
  decision: 'PASS' | 'REJECT',
  by: string,
  remark = '',
  { floor = '0.00', quiet = false }: { floor?: string | null; quiet?: boolean } = {},
): Promise<RefundState> {
  const seen = ownOr2902(await refunds.findRefund(work.db, refundId))
  const held = await holdOrder(work, seen.orderId)
  const refund = await refunds.lockRefund(work.db, refundId)
  if (!held || !refund) throw new Refusal('2902')
  if (refund.state !== 'APPLIED') return refund.state
  const now = work.clock.iso()
  if (decision === 'REJECT') {
    await notifyPayable(work, held.order, 'REFUSED', by, remark)
    await drop(work, { bp: refund.bp, trackId: refundId, step: 'REFUNDED' }, '退款申请未通过')
    return transition(work, refundMachine, refund, 'REFUSE', { set: { refuseReason: remark, doneAt: now } })
  }
  // A payable that is given back first posts its price to the balance.
  await notifyPayable(work, held.order, 'APPROVED', by)
  const { amount, note } =
    refund.refundTo === 'CHANNEL'
      ? await takeOff(work, refund, held.order, floor)
      : { amount: refund.amount, note: null }
  if (refund.refundTo === 'CHANNEL' && !quiet)
    await tellMeters(work, refund, { refId: refundId, amount: negateMoney(amount) })
  await transition(work, refundMachine, refund, 'APPROVE', { set: { amount } })
  if (held.order.state === 'SUCCESS')
    await moveTo(work, held.order, 'REFUND', by, note === null ? {} : { resultNote: note })
  return 'APPROVED'
}

/** What the order paid for follows the refund. */
async function notifyPayable(
  work: Work,
  order: Order,
  outcome: RefundOutcome['outcome'],
  by: string,
  reason = '',
): Promise<void> {
  if (givesBack(work, order)) await payableOf(work, order).refund?.(work, order, { outcome, by, reason })
}

/**
 * Pays approved money back at the channels, outside of transactions; what a channel refuses returns to the balance (3.10). Run again
 * until every channel has answered: each payment keeps its refund number, under which a channel pays once. A payment that is stuck or
 * being worked on delays no other one; what staff have to decide goes to the desk at the end.
 */
export async function runRefund(outside: Outside, refund: Refund): Promise<void> {
  const order = await findOrder(outside.db, refund.orderId)
  if (!order) return
  let refused = '0.00'
  let isWaiting = false
  let stuck: Stuck | null = null
  const paid = await moneyOf(outside, order)
  for (const payment of paid.filter((one) => isPositiveMoney(goesBack(one)))) {
    const state = await requestRefund(outside, payment, refund)
    if (state === 'WAIT') isWaiting = true
    else if (state instanceof Error) stuck = state
    else {
      const isDone = state === 'DONE'
      if (!isDone) refused = sumMoney([refused, goesBack(payment)])
      await outside.transaction((work) => markRefund(work, payment, isDone ? 'REFUND_DONE' : 'REFUND_REFUSED'))
    }
  }
  if (stuck) return giveToDesk(outside, refund, stuck)
  if (!isWaiting) await outside.transaction((work) => finish(work, refund, refused))
}

/** The desk decides at once about what staff have to fix, and about a channel that postpones after some days; until then it throws. */
async function giveToDesk(outside: Outside, refund: Refund, why: Stuck): Promise<void> {
  const isEarly = outside.clock.now() - toMillis(refund.updatedAt) < PATIENCE
  if (why instanceof RefundLater && isEarly) throw why
  await outside.transaction((work) => blockRefund(work, refund, why.message))
}

/** Saves the channel's refund result of a payment; a repeated result changes nothing. */
async function markRefund(
  work: Work,
  payment: PlacedPayment,
  event: 'REFUND' | 'REFUND_DONE' | 'REFUND_REFUSED',
): Promise<void> {
  const now = await lockPayment(work.db, payment.bp, payment.paymentId)
  if (now && allows(paymentTransitions, now.state, event)) await transition(work, paymentMachine, now, event)
}

async function requestRefund(
  outside: Outside,
  payment: PlacedPayment,
  refund: Refund,
): Promise<'DONE' | 'REFUSED' | 'WAIT' | Stuck> {
  const outRefundNo = `${refund.outRefundNo}-${payment.place}`
  const channel = channelOf(outside, payment)
  const isGivenUp = refund.refundTo === 'BALANCE'
  if (!channel) return isGivenUp ? 'REFUSED' : new RefundBlocked('NOT_OPEN', `${payment.channel} is not open`)
  const request = {
    outTradeNo: payment.outTradeNo,
    outRefundNo,
    amountFen: toFen(goesBack(payment)),
    totalFen: toFen(payment.received ?? payment.amount),
    reason: refund.reason,
  }
  const answer = await (isGivenUp ? lastWord(channel, outRefundNo) : channelWord(channel, request, refund.askCount > 1))
  if (answer === null) return 'REFUSED'
  if (answer instanceof Error) return answer
  const isTaken = answer.state === 'PROCESSING' || answer.state === 'SUCCESS'
  if (isTaken) await noteRefund(outside.db, payment, outRefundNo, answer.takenAt ?? outside.clock.iso())
  if (answer.state === 'PROCESSING') {
    await outside.transaction((work) => markRefund(work, payment, 'REFUND'))
    return 'WAIT'
  }
  return answer.state === 'SUCCESS' ? 'DONE' : 'REFUSED'
}

const ifStuck = (error: unknown): Stuck => {
  if (error instanceof RefundBlocked || error instanceof RefundLater) return error
  throw error
}

async function channelWord(
  channel: PaymentChannel,
  request: RefundRequest,
  isRepeated: boolean,
): Promise<RefundAnswer | Stuck> {
  const ask = async () =>
    (isRepeated ? await channel.queryRefund(request.outRefundNo) : null) ?? (await channel.refund(request))
  return ask().catch(ifStuck)
}

/** The desk has given the channel up: asked for nothing any more, only whether it has paid after all. Null when it has not. */
async function lastWord(channel: PaymentChannel, outRefundNo: string): Promise<RefundAnswer | null> {
  const answer = await channel.queryRefund(outRefundNo).catch(ifStuck)
  return answer instanceof Error ? null : answer
}

/** What no channel has paid back is on the balance; a run before this one may have noted what a channel paid. */
async function finish(work: Work, seen: Refund, refused: string): Promise<void> {
  const held = await holdOrder(work, seen.orderId)
  const refund = await refunds.lockRefund(work.db, seen.refundId)
  if (!held || !refund || refund.state !== 'APPROVED') return
  const now = work.clock.iso()
  const isRefused = isPositiveMoney(refused)
  if (isRefused)
    await post(work, { ...booking(refund, held.order), direction: 'IN', amount: refused, entryType: 'REFUND_IN' })
  const payments = await paymentsOf(work.db, refund.bp, refund.orderId)
  const isPaidBack = !isRefused && payments.some(({ state }) => state === 'REFUNDED')
  const answered = isPaidBack ? 'CHANNEL_DONE' : 'CHANNEL_REFUSED'
  await transition(work, refundMachine, refund, answered, { set: { doneAt: now } })
  await keep(work, { bp: refund.bp, trackId: refund.refundId, step: 'REFUNDED' })
  if (isRefused) await offsetBills(work, held.order)
  if (isRefused) await tellMeters(work, refund, { refId: refund.refundId, amount: refused })
  await notifyPayable(work, held.order, 'DONE', 'payPoll')
  const isAllRefused = subtractMoney(refund.amount, refused) === '0.00'
  if (held.order.state === 'REFUNDING')
    await moveTo(work, held.order, isAllRefused ? 'REFUND_REFUSED' : 'REFUND_DONE', 'payPoll')
}
