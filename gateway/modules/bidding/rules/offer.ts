import { marginOf, lotsVolume, isAcceptable, isBidPrice, isBidVolume } from '@domain/bidding/offer'
import { compareMoney, isPositiveMoney, subtractMoney, type Money } from '@domain/money'
import { price as asPrice } from '@domain/price'
import { badField, Refusal } from '../../../http/refusal'
import type { Activity, Bid } from '../types'

/** What is offered: a price and a volume, or lots; with the margin that it asks for (N-03). */
export interface Offer {
  price: string | null
  volume: string
  minVolume: string | null
  lots: number | null
  margin: Money
}

export interface Wanted {
  price?: string
  volume?: string
  minVolume?: string
  lots?: number
}

/** N-02, N-10: what a customer may offer. Refuses 2901, 42302, 42307. */
export const offerOf = (activity: Activity, wanted: Wanted): Offer =>
  activity.mode === 'DRAW' ? lotsOf(activity, wanted) : bidOf(activity, wanted)

function lotsOf({ fixedPrice, maxLots, stepVolume, marginRate }: Activity, { lots }: Wanted): Offer {
  const most = maxLots ?? 1
  if (lots === undefined || lots < 1 || lots > most || fixedPrice === null)
    throw new Refusal('42307', { params: { n: String(most) } })
  const volume = lotsVolume(lots, stepVolume)
  return { price: null, volume, minVolume: null, lots, margin: marginOf(fixedPrice, volume, marginRate) }
}

function bidOf(activity: Activity, wanted: Wanted): Offer {
  const { floorPrice, capPrice, priceStep, marginRate } = activity
  if (floorPrice === null || capPrice === null || priceStep === null) throw new Error('bids without a range')
  const range = { ...activity, floorPrice, capPrice, priceStep }
  const { price = '', volume = '', minVolume = volume } = wanted
  if (!isBidPrice(price, range))
    throw new Refusal('42302', { params: { floor: floorPrice, cap: capPrice, step: priceStep } })
  if (!isBidVolume(volume, range)) throw badField('volume')
  if (!isAcceptable(minVolume, volume, range)) throw badField('minVolume')
  return { price: asPrice(price), volume, minVolume, lots: null, margin: marginOf(asPrice(price), volume, marginRate) }
}

/** The offer that waits for its margin; null where none does. */
export function pendingOf(bid: Bid): Offer | null {
  const { nextVolume, nextMargin } = bid
  if (nextVolume === null || nextMargin === null) return null
  return {
    price: bid.nextPrice,
    volume: nextVolume,
    minVolume: bid.nextMinVolume,
    lots: bid.nextLots,
    margin: nextMargin,
  }
}

/** The valid offer; null before the first one. */
export const standingOf = ({ price, volume, minVolume, lots, marginDue }: Bid): Offer | null =>
  volume === null ? null : { price, volume, minVolume, lots, margin: marginDue }

/** N-04: what is still to be paid for the offer that waits. */
export function shortOf(bid: Bid): Money {
  const pending = pendingOf(bid)
  const short = pending === null ? '0.00' : subtractMoney(pending.margin, bid.marginHeld)
  return isPositiveMoney(short) ? short : '0.00'
}

/** Whether money may still make an offer valid. */
export const isAwaited = (bid: Bid): boolean =>
  (bid.state === 'WAIT_MARGIN' || bid.state === 'VALID') && pendingOf(bid) !== null

/** Whether what is held covers an offer. */
export const isCovered = (bid: Pick<Bid, 'marginHeld'>, offer: Pick<Offer, 'margin'>): boolean =>
  compareMoney(bid.marginHeld, offer.margin) >= 0
