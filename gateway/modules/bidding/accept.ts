import type { Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { offerChanged } from './order-source'
import { changeBid, insertChange } from './repo/bids'
import { isCovered, pendingOf } from './rules/offer'
import { ngBidMachine } from './states'
import type { Bid } from './types'

/** No offer waits. */
export const none = { nextPrice: null, nextVolume: null, nextMinVolume: null, nextLots: null, nextMargin: null }

/** N-03, N-04: the offer that waits is valid from `at` (ms) on, if what is held covers it. The bid is locked. */
export async function accept(work: Work, bid: Bid, { at, by }: { at: number; by: string }): Promise<void> {
  const offer = pendingOf(bid)
  if (offer === null || !isCovered(bid, offer)) return
  const { bp, bidNo } = bid
  const isFirst = bid.state === 'WAIT_MARGIN'
  const revision = isFirst ? 0 : bid.revision + 1
  const { price, volume, minVolume, lots, margin } = offer
  const offered = { price, volume, minVolume, lots }
  await changeBid(work.db, bid, { ...none, ...offered, revision, marginDue: margin, rankMs: String(at) })
  if (isFirst) await transition(work, ngBidMachine, bid, 'MARGIN', { by })
  await insertChange(work.db, { bp, bidNo, revision, ...offered, margin, acceptedAt: isoOf(at), createdBy: by })
  if (!isFirst) await offerChanged(work, bid)
}
