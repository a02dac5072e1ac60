import { allows } from '@domain/machine'
import { payOrderTransitions } from '@domain/statuses/pay-order'
import type { BoundSession, Ctx } from '../../../http/context'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { ChannelDown } from '../../../ports/payment'
import { closeOrder, endPayment, livePayment } from './close'
import { findOrder } from '../repo/orders'
import { cancelTransfer } from '../transfer/cancel'
import type { PayOrderState } from '../types'

/**
 * The payer cancels an order: first the channel is queried and the trade closed, then the order is unlocked; paid slices go to
 * the balance (6.20). A2322 while the channel reports a payment in progress or does not answer, A2311 when the money has come.
 * A closed order stays closed.
 */
export async function cancelOrder(ctx: Ctx<BoundSession>, orderId: string): Promise<PayOrderState> {
  const order = ownOr2902(await findOrder(ctx.db, orderId), { payerUserId: ctx.session.userId })
  if (order.state === 'CLOSED' || order.state === 'CLOSED_PART') return order.state
  if (order.channel === 'TT') {
    await ctx.transaction((tx) => cancelTransfer(tx, order, ctx.session.userId))
    return 'CLOSED'
  }
  if (!allows(payOrderTransitions, order.state, 'PAID')) throw new Refusal('A2311', { data: { orderId } })
  const live = await livePayment(ctx, order)
  if (live && (await ended(ctx, live)) === 'USERPAYING') throw new Refusal('A2322')
  const state = await ctx.transaction((tx) => closeOrder(tx, orderId, ctx.session.userId))
  if (state === 'CLOSED' || state === 'CLOSED_PART') return state
  const isPaid = state !== null && !allows(payOrderTransitions, state, 'PAID')
  throw isPaid ? new Refusal('A2311', { data: { orderId } }) : new Refusal('A2322')
}

async function ended(ctx: Ctx<BoundSession>, live: Parameters<typeof endPayment>[1]) {
  try {
    return await endPayment(ctx, live, { spareUserPaying: true })
  } catch (error) {
    if (error instanceof ChannelDown) throw new Refusal('A2322')
    throw error
  }
}
