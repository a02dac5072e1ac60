import type { Api } from '@contract'
import { formatDay, formatMoment } from '@domain/date-format'
import { toMillis } from '@domain/date'
import { formatVolumeNumber } from '@domain/volume'
import type { BoundSession, Ctx } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import { queryOrder } from '../../payment/service'
import { nameOf } from '../extract/cycle-view'
import { cyclesOfOrder } from '../repo/cycles'
import { findPayment, type TradePayment } from '../repo/payments'
import type { Order } from '../types'
import { findTarget, headOf, type Target } from './payable'

type Status = Api['taocan GET /trade/pay/status']['out']

/**
 * K-30: what has become of a payment, and what comes next. Of the own one that is under way at a channel the channel is asked, outside of
 * any transaction. For a `manual` handler. Refuses 2902.
 */
export async function payStatus(ctx: Ctx<BoundSession>, payNo: string): Promise<Status> {
  const key = { bp: ctx.session.bp, payNo }
  const seen = ownOr2902(await findPayment(ctx.db, key))
  const isAsked = seen.state === 'PAYING' && seen.orderId !== null && seen.createdBy === ctx.session.userId
  if (isAsked) await queryOrder(ctx, { orderId: seen.orderId ?? '' })
  const payment = (isAsked ? await findPayment(ctx.db, key) : seen) ?? seen
  const target = await findTarget(ctx, payment)
  const { bizType, bizNo, orderNo, amount, channel, paidAt, failReason, orderId } = payment
  return {
    payNo,
    bizType,
    bizNo,
    orderNo,
    amount,
    channel,
    paidAt,
    failReason,
    orderId,
    status: payment.state,
    orderName: headOf(target).name,
    nextText: await nextText(ctx, payment, target),
  }
}

async function nextText(ctx: Ctx<BoundSession>, { state }: TradePayment, target: Target): Promise<string> {
  if (state !== 'PAID') return ''
  if (target.bizType === 'NG_MARGIN') return target.part.nextText
  if (target.bizType === 'DEPOSIT') return windowText(ctx, target.order)
  if (target.bizType === 'CHILD')
    return `${formatDay(target.child.extractFrom ?? target.child.startDate, ctx.clock.today())}起开始提气`
  const { buType, volume } = target.supplement
  const name = nameOf(target.order, target.child.startDate)
  return buType === 'DIFF' ? `${name}已结清` : `${name}可提气量已增加${formatVolumeNumber(volume)} m³`
}

/** When the first cycle can be changed. */
async function windowText(ctx: Ctx<BoundSession>, order: Order): Promise<string> {
  const [first] = (await cyclesOfOrder(ctx.db, order)).filter(({ lockedVolume }) => lockedVolume === null)
  if (!first) return ''
  const name = nameOf(order, first.startDate)
  if (toMillis(first.editOpenAt) > ctx.clock.now())
    return `${formatMoment(first.editOpenAt, ctx.clock.today())}起可修改${name}气量`
  return `现在可修改${name}气量，截止${formatMoment(first.editCloseAt, ctx.clock.today())}`
}
