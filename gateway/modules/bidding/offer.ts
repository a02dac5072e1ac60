import type { In, Out } from '@contract'
import { HOUR, toMillis } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { accept, none } from './accept'
import { giveBack } from './margin'
import { offerChanged } from './order-source'
import { changeBid, findBid } from './repo/bids'
import { offerOf, shortOf, type Offer } from './rules/offer'
import { isOpen } from './rules/steps'
import { heldBid } from './seen'
import { bidSettings } from './settings'
import { ngBidMachine } from './states'
import type { Bid } from './types'

type Submit = 'sqdev POST /ng/bid/submit'
type Withdraw = 'sqdev POST /ng/bid/withdraw'

const MAY_OFFER: readonly Bid['state'][] = ['SIGNED_UP', 'WAIT_MARGIN', 'VALID']

/**
 * N-02 to N-04: an offer, the first or a changed one. It is valid at once where what is held covers it; else the old one is valid until
 * the rest is paid. Refuses 2901, 2902, 2904, 42302, 42303, 42305, 42307.
 */
export async function submit(work: Work, session: BoundSession, input: In<Submit>): Promise<Out<Submit>> {
  const { bid, activity } = await heldBid(work, session, input)
  if (!isOpen(activity, work.clock.now())) throw new Refusal('42305')
  if (!MAY_OFFER.includes(bid.state)) throw new Refusal('2904')
  const { maxRevisions } = bidSettings(work.settings, bid.companyCode)
  if (bid.state === 'VALID' && bid.revision >= maxRevisions) throw new Refusal('42303')
  const offer = offerOf(activity, input)
  await changeBid(work.db, bid, next(offer))
  const by = session.userId
  if (bid.state === 'WAIT_MARGIN') await offerChanged(work, bid)
  const state = bid.state === 'SIGNED_UP' ? await transition(work, ngBidMachine, bid, 'SUBMIT', { by }) : bid.state
  await accept(work, { ...bid, ...next(offer), state }, { at: work.clock.now(), by })
  const after = await kept(work, bid)
  return {
    bidNo: bid.bidNo,
    status: after.state,
    marginAmount: offer.margin,
    marginDue: shortOf(after),
    version: after.version,
  }
}

const next = ({ price, volume, minVolume, lots, margin }: Offer) => ({
  nextPrice: price,
  nextVolume: volume,
  nextMinVolume: minVolume,
  nextLots: lots,
  nextMargin: margin,
})

async function kept(work: Work, { bp, bidNo }: Bid): Promise<Bid> {
  const bid = await findBid(work.db, { bp, bidNo })
  if (!bid) throw new Error(`no bid ${bidNo}`)
  return bid
}

/** N-06: up to an hour before the close; the margin goes back at once. Refuses 2902, 2904, 42304. */
export async function withdraw(work: Work, session: BoundSession, input: In<Withdraw>): Promise<Out<Withdraw>> {
  const { bid, activity } = await heldBid(work, session, input)
  if (!MAY_OFFER.includes(bid.state)) throw new Refusal('2904')
  if (work.clock.now() >= withdrawUntil(work, bid, activity.closeAt)) throw new Refusal('42304')
  const status = await transition(work, ngBidMachine, bid, 'WITHDRAW', {
    by: session.userId,
    set: { ...none, finishedAt: work.clock.iso(), version: bid.version + 1 },
  })
  const returned = await giveBack(work, bid, { cause: 'WITHDRAW', remark: '撤回报价，保证金退还' })
  return { status, returned }
}

/** ms of the moment from which on a bid stays. */
export const withdrawUntil = (
  work: Pick<Work, 'settings'>,
  { companyCode }: Pick<Bid, 'companyCode'>,
  closeAt: string,
): number => toMillis(closeAt) - bidSettings(work.settings, companyCode).withdrawHours * HOUR
