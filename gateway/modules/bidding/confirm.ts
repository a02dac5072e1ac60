import type { In, Out } from '@contract'
import { depositOfWin } from '@domain/bidding/offer'
import { toMillis } from '@domain/date'
import type { Money } from '@domain/money'
import type { PackageTerms } from '@domain/package/terms'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { checkBidder, orderOfWin, type OrderOrigin } from '../gas-package/service'
import { done } from '../todo/service'
import { giveBack, moveToOrder } from './margin'
import { changeBid, lastDefaulted, lockBid } from './repo/bids'
import { activityOf, heldBid } from './seen'
import { orderEnded } from './settle'
import { ngBidMachine } from './states'
import { CONFIRM_TODO } from './notices'
import type { Activity, Bid } from './types'

type Confirm = 'sqdev POST /ng/bid/confirm'

/** The deposit of a win's order. */
export const depositOf = ({ awardVolume, awardPrice }: Bid, { marginRate }: Activity): Money =>
  depositOfWin({ volume: awardVolume ?? '0', price: awardPrice ?? '0.0000' }, marginRate)

/** N-12: tolerances and the compensation for too little are those of a package by default. */
export const WIN_TERMS = {
  supplyMode: 'PART',
  overTolerance: '5.00',
  shortTolerance: '5.00',
  shortFeeRate: '10.00',
} as const

/** N-12: the terms of a win's order. */
const termsOf = (activity: Activity, bid: Bid): PackageTerms & Pick<Activity, 'templateVersion'> => ({
  packageId: activity.ngId,
  name: activity.name,
  priceType: 'FIXED',
  unitPrice: bid.awardPrice ?? '0.0000',
  floatDiscount: null,
  standardPrice: activity.standardPrice,
  ...WIN_TERMS,
  cycleType: activity.cycleType,
  deliveryStart: activity.deliveryStart,
  deliveryEnd: activity.deliveryEnd,
  depositRate: activity.marginRate,
  cycleLowRate: '70.00',
  cycleHighRate: '130.00',
  templateVersion: activity.templateVersion,
})

/** N-12: the order of a win, to be signed. Refuses 2901, 2902, 2904, 42109 with {items}, 42111, 42202, 42311. */
export async function confirm(ctx: Ctx<BoundSession>, input: In<Confirm>): Promise<Out<Confirm>> {
  const { session } = ctx
  const { bid, activity } = await heldBid(ctx, session, input)
  const until = bid.confirmDeadline
  const isWin = bid.state === 'WON' || bid.state === 'PART_WON'
  if (!isWin || bid.orderNo !== null || until === null || toMillis(until) <= ctx.clock.now()) throw new Refusal('42311')
  const items = await checkBidder(ctx, session, activity.deliveryEnd)
  if (items.some(({ pass }) => !pass)) throw new Refusal('42109', { data: { items } })
  const made = await orderOfWin(ctx, {
    sold: termsOf(activity, bid),
    volume: bid.awardVolume ?? '0',
    meterNos: input.meterNos,
    contactName: input.contactName,
    contactPhone: input.contactPhone,
    won: { sourceType: 'NG', sourceNo: bid.bidNo, signUntil: until },
  })
  await changeBid(ctx.db, bid, { orderNo: made.orderNo })
  return made
}

/** What orders of wins ask of this module (N-12). */
export const bidOrigin: OrderOrigin = {
  async signed(work, order) {
    const bid = await lockBid(work.db, { bp: order.bp, bidNo: order.sourceNo ?? '' })
    if (!bid) throw new Error(`no bid of order ${order.orderNo}`)
    const activity = await activityOf(work, bid)
    const amount = order.depositAmount
    await transition(work, ngBidMachine, bid, 'CONFIRM', {
      by: work.actor ?? 'SYSTEM',
      set: { finishedAt: work.clock.iso(), version: bid.version + 1 },
    })
    await moveToOrder(work, bid, order.orderNo, amount)
    const held = await lockBid(work.db, bid)
    if (held) await giveBack(work, held, { cause: 'CONFIRMED', remark: `${activity.name}多缴保证金退还` })
    await done(work, CONFIRM_TODO, bid.bidNo, bid.bp)
    return { amount, cause: `NG:${bid.bidNo}` }
  },
  ended: (work, order) => orderEnded(work, order),
}

/** K-02, CREDIT. */
export const defaultOf = (work: Pick<Work, 'db'>, bp: string): Promise<string | null> => lastDefaulted(work.db, bp)
