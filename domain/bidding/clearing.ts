import { compareDecimals, decimal, fixed, type Big } from '../decimal'
import type { Price } from '../price'

/** A sealed bid with its margin there. Volumes in whole m³, `rankTime` ISO of one offset. */
export interface SealedBid {
  bidNo: string
  price: Price
  volume: string
  /** The least that it takes. */
  minVolume: string
  rankTime: string
}

/** What becomes of a bid. */
export interface Cleared {
  bidNo: string
  /** Place in the order of N-08, from 1 on. */
  rank: number
  /** 0: it gets nothing. */
  volume: string
  /** Null where it gets nothing. */
  price: Price | null
  /** What it may be offered when a winner renounces; 0: it is no candidate. */
  candidateVolume: string
}

export interface Clearing {
  bids: Cleared[]
  /** The lowest price that wins; null when none does. */
  clearingPrice: Price | null
  awardedVolume: string
}

export type BidPricing = 'UNIFORM' | 'PAY_AS_BID'

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** N-08: the higher price first, then the earlier one, then the lower number. */
const byRank = (a: SealedBid, b: SealedBid): number =>
  compareDecimals(b.price, a.price) || text(a.rankTime, b.rankTime) || text(a.bidNo, b.bidNo)

/** What is given in the walk of N-08: all or what is left; nothing where that is less than the bidder takes. */
function given(wanted: string, least: string, left: Big): Big {
  const part = decimal(wanted).lt(left) ? decimal(wanted) : left
  return part.lt(least) ? decimal('0') : part
}

/**
 * N-08, N-09, N-11: which bid gets how much at which price. Candidates are those that got nothing, in their order, as long as their volumes
 * together can become free: no more than was given.
 */
export function clear(bids: readonly SealedBid[], totalVolume: string, pricing: BidPricing): Clearing {
  const order = [...bids].sort(byRank)
  let left = decimal(totalVolume)
  const shares = order.map((bid) => {
    const share = given(bid.volume, bid.minVolume, left)
    left = left.minus(share)
    return share
  })
  const awarded = decimal(totalVolume).minus(left)
  // After the walk: a bid that was passed over sets no price (pitfall B 9.13).
  const clearingPrice = order.filter((_bid, index) => shares[index]?.gt(0)).at(-1)?.price ?? null
  let open = awarded
  return {
    clearingPrice,
    awardedVolume: fixed(awarded, 0),
    bids: order.map((bid, index) => {
      const share = shares[index] ?? decimal('0')
      const isCandidate = share.eq(0) && open.gt(0)
      if (isCandidate) open = open.minus(bid.volume)
      return {
        bidNo: bid.bidNo,
        rank: index + 1,
        volume: fixed(share, 0),
        price: share.eq(0) ? null : pricing === 'UNIFORM' ? clearingPrice : bid.price,
        candidateVolume: isCandidate ? bid.volume : '0',
      }
    }),
  }
}

/** A candidate as it is offered volume that has become free. */
export interface Candidate {
  bidNo: string
  rank: number
  price: Price | null
  candidateVolume: string
  minVolume: string
}

/** N-12: free volume by rank: all that a candidate wanted or what is left, nothing below what it takes. */
export function offers(candidates: readonly Candidate[], freed: string): { bidNo: string; volume: string }[] {
  let left = decimal(freed)
  return [...candidates]
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ bidNo, candidateVolume, minVolume }) => {
      const share = given(candidateVolume, minVolume, left)
      left = left.minus(share)
      return share.gt(0) ? [{ bidNo, volume: fixed(share, 0) }] : []
    })
}

/** N-12: the lower of the clearing price and the own one; the own one where each winner pays its own; a draw's fixed price. */
export function offerPrice(
  of: { pricing: BidPricing | 'FIXED_PRICE'; clearingPrice: Price | null; fixedPrice: Price | null },
  own: Price | null,
): Price | null {
  if (of.pricing === 'FIXED_PRICE') return of.fixedPrice
  if (of.pricing === 'PAY_AS_BID' || own === null || of.clearingPrice === null) return own
  return compareDecimals(own, of.clearingPrice) < 0 ? own : of.clearingPrice
}
