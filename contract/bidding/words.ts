import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import {
  bidModes,
  gasResources,
  marginDirections,
  ngActivityStatus,
  ngBidStatus,
  pricingRules,
} from '@domain/statuses/bidding'
import { CycleType } from '../codes'
import { DateText, Id, Instant, Money, Nullable, OneOf, Percent2, Price, Volume0 } from '../common'

/* What the calls about bids and draws share (B 2.11, 2.12). */

export const ActivityState = OneOf(...codes(ngActivityStatus))
export const BidState = OneOf(...codes(ngBidStatus))
/** What this user may do now; the page draws its buttons from them. */
const BidAction = OneOf('SIGN_UP', 'SUBMIT', 'PAY', 'WITHDRAW', 'CONFIRM', 'SIGN', 'RESULT')

/** Volumes in whole m³, prices in yuan/m³. */
const activityFields = {
  ngId: Id,
  name: t.String(),
  resourceType: OneOf(...codes(gasResources)),
  mode: OneOf(...codes(bidModes)),
  pricingRule: OneOf(...codes(pricingRules)),
  totalVolume: Volume0,
  /** BID; null in a draw. */
  floorPrice: Nullable(Price),
  capPrice: Nullable(Price),
  priceStep: Nullable(Price),
  /** DRAW; null for bids. */
  fixedPrice: Nullable(Price),
  deliveryStart: DateText,
  deliveryEnd: DateText,
  signupStart: Instant,
  signupEnd: Instant,
  openAt: Instant,
  closeAt: Instant,
  publishAt: Instant,
  confirmDeadline: Instant,
  state: ActivityState,
}

/** The moment that is waited for next, in words and as an instant; null when nothing is. */
const NextMoment = Nullable(t.Object({ text: t.String(), at: Instant }))

/** A price and a volume, or lots, with the margin that they ask for (N-03). */
const offerFields = {
  /** BID. */
  price: Nullable(Price),
  volume: Volume0,
  minVolume: Nullable(Volume0),
  /** DRAW. */
  lots: Nullable(t.Integer()),
  margin: Money,
}

export const OwnBid = t.Object({
  bidNo: Id,
  state: BidState,
  version: t.Integer(),
  /** What stands; null before the first margin is there. */
  offer: Nullable(t.Object({ ...offerFields, /** With thousandths of a second. */ rankTime: t.String() })),
  /** What stands once `due` is paid (N-04). */
  pending: Nullable(t.Object({ ...offerFields, due: Money })),
  /** Held now, over all payments. */
  marginHeld: Money,
  revisionsLeft: t.Integer(),
  /** Numbers of its lots; empty before the close. */
  entries: t.Array(t.String()),
  wonEntries: t.Array(t.String()),
  award: Nullable(t.Object({ volume: Volume0, price: Price, deposit: Money, isOffer: t.Boolean() })),
  /** Place among the candidates; null where it is none. */
  candidatePlace: Nullable(t.Integer()),
  confirmDeadline: Nullable(Instant),
  orderNo: Nullable(Id),
  agreeId: Nullable(Id),
  /** Last moment at which it may be withdrawn (N-06). */
  withdrawUntil: Instant,
})

export const MarginRow = t.Object({
  entryNo: Id,
  direction: OneOf(...codes(marginDirections)),
  amount: Money,
  balanceAfter: Money,
  remark: t.String(),
  at: Instant,
})

export const OfferRow = t.Object({ revision: t.Integer(), ...offerFields, at: Instant })

const ruleFields = {
  minVolume: Volume0,
  maxVolume: Volume0,
  stepVolume: Volume0,
  /** DRAW: most lots of one customer. */
  maxLots: Nullable(t.Integer()),
  marginRate: Percent2,
  cycleType: CycleType,
  rules: t.String(),
  /** DRAW: SHA-256 of the seed, published before the first entry (N-13). */
  seedHash: Nullable(t.String()),
  cancelReason: Nullable(t.String()),
}

export const ownFields = {
  bidNo: Id,
  state: BidState,
  price: Nullable(Price),
  volume: Nullable(Volume0),
  /** What takes it further; null: there is nothing to do. */
  action: Nullable(BidAction),
}

/** Customers that take part are counted, never their prices (N-05). */
export const listFields = {
  ...activityFields,
  participants: t.Integer(),
  next: NextMoment,
  mine: Nullable(t.Object(ownFields)),
}

export const detailFields = {
  ...activityFields,
  ...ruleFields,
  participants: t.Integer(),
  next: NextMoment,
  serverTime: Instant,
  actions: t.Array(BidAction),
  myBid: Nullable(OwnBid),
}

export const staffFields = { ...activityFields, participants: t.Integer(), canCancel: t.Boolean() }
