import {
  bringToDesk,
  cancelOrder,
  findOrder,
  openRefund,
  paySettings,
  refundOf,
  refuseInvoiced,
} from '../payment/service'
import type { BoundSession, Ctx } from '../../http/context'
import { Refusal, refuseIf } from '../../http/refusal'
import { transition } from '../../states'
import { lockAccount } from '../gas-account/service'
import { findGasOrder, lockGasOrder } from './repo/orders'
import { refundRefusal } from './rules/refundable'
import { gasOrderMachine } from './states'
import type { GasOrder } from './types'

/** Gives an unpaid order up; the payment is asked and closed at its channel first. Refused: 2902, A2311, A2312, A2322. */
export async function cancelGas(ctx: Ctx<BoundSession>, gasOrderId: string): Promise<{ state: GasOrder['state'] }> {
  const held = await findGasOrder(ctx.db, ctx.session.bp, gasOrderId)
  if (held?.order.companyCode !== ctx.session.companyCode) throw new Refusal('2902')
  const { order } = held
  if (order.state === 'CLOSED') return { state: order.state }
  if (order.state !== 'WAIT_PAY') throw new Refusal(order.state === 'WAIT_WRITE' ? 'A2311' : 'A2312')
  await cancelOrder(ctx, order.payOrderId)
  return { state: (await findGasOrder(ctx.db, order.bp, gasOrderId))?.order.state ?? 'CLOSED' }
}

/** AE-53: the whole amount of what was never written, decided at the desk. An application that is there is answered again. */
export async function refundGas(
  ctx: Ctx<BoundSession>,
  gasOrderId: string,
  reason: string,
): Promise<{ refundId: string; state: GasOrder['state'] }> {
  const seen = await findGasOrder(ctx.db, ctx.session.bp, gasOrderId)
  if (seen?.order.companyCode !== ctx.session.companyCode) throw new Refusal('2902')
  await lockAccount(ctx.db, seen.order)
  const pay = await findOrder(ctx.db, seen.order.payOrderId, seen.order.bp)
  const held = await lockGasOrder(ctx.db, seen.order.bp, gasOrderId)
  if (!held || !pay) throw new Refusal('2902')
  const { order, slices } = held
  const before = order.state === 'REFUNDING' ? await refundOf(ctx.db, order.bp, order.payOrderId) : undefined
  if (before) return { refundId: before.refundId, state: order.state }
  const days = paySettings(ctx.settings, order.companyCode).refundDays
  refuseIf(refundRefusal(order, slices, days, ctx.clock.now()))
  await refuseInvoiced(ctx, order.bp, order.payOrderId)
  const { refundId } = await openRefund(ctx, pay, { reason, by: ctx.session.userId })
  await bringToDesk(ctx, pay, refundId)
  return {
    refundId,
    state: await transition(ctx, gasOrderMachine, order, 'REFUND', { by: ctx.session.userId, reason }),
  }
}
