import { formatMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { formatPrice } from '@domain/price'
import { bidModes, ngBidStatus, type NgBidState } from '@domain/statuses/bidding'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { emit } from '../../wiring'
import { factList, orderChanged, orderSource, type OrderRow } from '../payment/service'
import { findBid } from './repo/bids'
import { activityRoute } from './routes'
import { activityOf } from './seen'
import { ngBidMachine } from './states'
import type { Activity, Bid, BidKey } from './types'

/** What waits for the customer, done on the activity's page (O-03). */
const ACTIONS: Partial<Record<NgBidState, string>> = {
  WAIT_MARGIN: '去缴保证金',
  WON: '去确认',
  PART_WON: '去确认',
}

/** A bid shows another offer in the order centre, in the state that it was in. */
export const offerChanged = (work: Work, { bp, bidNo }: BidKey): Promise<void> =>
  emit(work, orderChanged, { bp, entity: 'ng_bid', id: bidNo })

async function found(work: Work, { bp, id }: { bp: string; id: string }): Promise<[Bid, Activity] | null> {
  const bid = await findBid(work.db, { bp, bidNo: id })
  return bid ? [bid, await activityOf(work, bid)] : null
}

/** Volume and amount of what was won, else of what was offered; lots have no volume before they win. */
function sizeOf(bid: Bid, { publishedAt }: Activity): Pick<OrderRow, 'volume' | 'amount'> {
  const isWon = publishedAt !== null && bid.awardVolume !== null && bid.awardVolume !== '0'
  const margin = bid.marginDue === '0.00' ? bid.nextMargin : bid.marginDue
  return { volume: isWon ? bid.awardVolume : (bid.volume ?? bid.nextVolume), amount: margin }
}

/** Bids and lots in the order centre (B 2.22, O-03): m³ of the offer, yuan of its margin. */
export const bidSource = orderSource({
  machine: ngBidMachine,
  states: ngBidStatus,
  groups: {
    SIGNED_UP: 'DOING',
    WAIT_MARGIN: 'TODO',
    VALID: 'DOING',
    WON: 'TODO',
    PART_WON: 'TODO',
    CANDIDATE: 'DOING',
    CONFIRMED: 'DONE',
    LOST: 'CLOSED',
    DEFAULTED: 'CLOSED',
    WITHDRAWN: 'CLOSED',
    INVALID: 'CLOSED',
  },
  find: found,
  row([bid, activity]) {
    const route = activityRoute(activity.ngId)
    const text = ACTIONS[bid.state]
    return {
      companyCode: bid.companyCode,
      orderType: 'NG',
      orderNo: bid.bidNo,
      state: bid.state,
      title: activity.name,
      ...sizeOf(bid, activity),
      route,
      action: text === undefined ? null : { text, route },
      parent: null,
      orderTime: bid.createdAt,
    }
  },
  facts(work, [bid, activity]) {
    const { awardVolume, awardPrice, confirmDeadline } = bid
    const isPublic = activity.publishedAt !== null
    return {
      fields: factList([
        ['方式', bidModes[activity.mode]],
        ['报价', bid.price && formatPrice(bid.price)],
        ['申购气量', bid.volume && formatVolume(bid.volume)],
        ['抽签份数', bid.lots === null ? null : `${bid.lots}份`],
        ['保证金', formatMoney(bid.marginDue)],
        ['在押保证金', formatMoney(bid.marginHeld)],
        ['中标气量', isPublic && awardVolume !== null && awardVolume !== '0' ? formatVolume(awardVolume) : null],
        ['中标价', isPublic && awardPrice !== null ? formatPrice(awardPrice) : null],
        ['确认截止', confirmDeadline && formatMoment(confirmDeadline, work.clock.today())],
        ['气量包订单', bid.orderNo],
      ]),
      payments: [],
      ask: null,
    }
  },
})
