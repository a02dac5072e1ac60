import { formatMoment } from '@domain/date-format'
import { formatPrice } from '@domain/price'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { notify, type NoticeTo } from '../notice/service'
import { activityRoute, resultRoute } from './routes'
import type { Activity, Bid } from './types'

/* Messages and to-dos about bids (B 6.9). */

export const CONFIRM_TODO = 'NG_CONFIRM'

const about = ({ bp, companyCode, bidNo }: Bid, route: string): NoticeTo => ({
  bp,
  companyCode,
  route,
  bizType: 'NG_BID',
  bizId: bidNo,
})

/** A win, or volume that a candidate is offered, waits for its confirmation. */
export async function notifyWin(work: Work, { ngId, name }: Activity, bid: Bid): Promise<void> {
  const until = bid.confirmDeadline ?? ''
  const isOffer = bid.offerRound > 0
  const got = `${formatVolume(bid.awardVolume)}，${formatPrice(bid.awardPrice)}`
  const cost = isOffer ? '未确认不影响保证金' : '逾期未确认保证金不予退还'
  await notify(work, about(bid, activityRoute(ngId)), {
    message: {
      templateCode: 'NG_CONFIRM',
      body: `「${name}」${isOffer ? '候补递补' : '中标'}${got}，请于${formatMoment(until, work.clock.today())}前确认并签约，${cost}。`,
      dedupeKey: `NG_CONFIRM|${bid.bidNo}|${bid.offerRound}`,
    },
    todo: {
      type: CONFIRM_TODO,
      title: isOffer ? '候补递补待确认' : '待确认中标',
      summary: `${name} ${got}`,
      dueAt: until,
      priority: 1,
    },
  })
}

/** The bid of a customer that has signed up can be made from now on. */
export const notifyOpen = (work: Work, { ngId, name, closeAt }: Activity, bid: Bid): Promise<void> =>
  notify(work, about(bid, activityRoute(ngId)), {
    message: {
      templateCode: 'NG_OPEN',
      body: `「${name}」已开始竞购，请于${formatMoment(closeAt, work.clock.today())}前提交`,
      dedupeKey: `NG_OPEN|${bid.bidNo}`,
    },
  })

/** What became of a bid that did not win. */
export const notifyResult = (work: Work, { ngId, name }: Activity, bid: Bid, words: string): Promise<void> =>
  notify(work, about(bid, resultRoute(ngId)), {
    message: {
      templateCode: 'NG_RESULT',
      body: `「${name}」${words}`,
      dedupeKey: `NG_RESULT|${bid.bidNo}|${words}`,
    },
  })
