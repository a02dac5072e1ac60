import { Type as t } from '@sinclair/typebox'
import { DateText, Id, Instant, Money, Nullable, OneOf, Paged, Price, Text, Volume0, pageFields } from '../common'
import { ledgerFields, LedgerPage } from '../draw'
import { endpoints } from '../endpoint'
import { ActivityState, BidState, detailFields, listFields, MarginRow, OfferRow, OwnBid } from './words'

const Winner = t.Object({
  /** First two characters and last ones (N-14). */
  name: t.String(),
  city: t.String(),
  volume: Volume0,
  /** BID: what it pays. */
  price: Nullable(Price),
  /** DRAW: the numbers that won. */
  entries: t.Array(t.String()),
  isOwn: t.Boolean(),
})

/** B 5.2: gas sold by sealed bids or by a draw. */
export const bidCalls = endpoints({
  'sqdev GET /ng/activity/list': {
    access: 'model:PACKAGE_VIEW',
    in: t.Object({ ...pageFields, tab: t.Optional(OneOf('going', 'mine', 'finished')) }),
    out: Paged(t.Object(listFields)),
    summary: 'Activities for the customer’s kind, what is going on first',
  },
  'sqdev GET /ng/activity/detail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ ngId: Id }),
    out: t.Object(detailFields),
    summary: 'An activity with the own bid and what may be done now',
  },
  'sqdev POST /ng/activity/signup': {
    access: 'model:PACKAGE_ORDER',
    refuses: ['2902', '42109', '42301', '42306'],
    once: true,
    in: t.Object({ ngId: Id, agreed: t.Literal(true) }),
    out: t.Object({ bidNo: Id, status: BidState }),
    summary: '42109 carries {items} in data (N-01)',
  },
  'sqdev POST /ng/bid/submit': {
    access: 'model:PACKAGE_ORDER',
    refuses: ['2901', '2902', '2904', '42302', '42303', '42305', '42307'],
    once: true,
    in: t.Object({
      bidNo: Id,
      version: t.Integer(),
      /** BID. */
      price: t.Optional(Text(12, 1)),
      volume: t.Optional(Text(12, 1)),
      minVolume: t.Optional(Text(12, 1)),
      /** DRAW. */
      lots: t.Optional(t.Integer()),
    }),
    out: t.Object({
      bidNo: Id,
      status: BidState,
      /** What the offer asks for in all. */
      marginAmount: Money,
      /** What is to be paid before it stands; 0.00 when it does. */
      marginDue: Money,
      version: t.Integer(),
    }),
    summary: 'A sealed bid, or lots; it stands once its margin is there (N-02 to N-04)',
  },
  'sqdev POST /ng/bid/withdraw': {
    access: 'model:PACKAGE_ORDER',
    refuses: ['2902', '2904', '42304'],
    once: true,
    in: t.Object({ bidNo: Id, version: t.Integer() }),
    out: t.Object({ status: BidState, returned: Money }),
    summary: 'Up to an hour before the close; the margin goes to the balance at once (N-06)',
  },
  'sqdev GET /ng/bid/detail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ bidNo: Id }),
    out: t.Object({
      ngId: Id,
      name: t.String(),
      activityState: ActivityState,
      publishAt: Instant,
      bid: OwnBid,
      history: t.Array(OfferRow),
      margin: t.Array(MarginRow),
    }),
    summary: 'The own bid with what was offered and the money held for it',
  },
  'sqdev POST /ng/bid/confirm': {
    access: 'model:PACKAGE_ORDER',
    refuses: ['2901', '2902', '2904', '42109', '42111', '42202', '42311'],
    once: true,
    in: t.Object({
      bidNo: Id,
      version: t.Integer(),
      /** Every meter that can be read from afar where it is absent. */
      meterNos: t.Optional(t.Array(Text(32, 1), { minItems: 1, maxItems: 50 })),
      contactName: Text(20, 1),
      contactPhone: Text(20, 1),
      agreed: t.Literal(true),
    }),
    out: t.Object({ agreeId: Id, orderNo: Id, signDeadline: Instant, depositAmount: Money, totalAmount: Money }),
    summary: 'The order of a win with its agreement; signed, the margin is its deposit (N-12)',
  },
  'sqdev GET /ng/winningList': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902', '42310'],
    in: t.Object({ ...pageFields, ngId: Id, keyword: t.Optional(Text(30)) }),
    out: Paged(Winner, {
      ngId: Id,
      name: t.String(),
      state: ActivityState,
      publishedAt: Instant,
      summary: t.Object({
        clearingPrice: Nullable(Price),
        awardedVolume: Volume0,
        participants: t.Integer(),
        winners: t.Integer(),
      }),
      mine: Nullable(Winner),
      /** DRAW. */
      proof: Nullable(
        t.Object({
          seedHash: t.String(),
          seed: t.String(),
          entryCount: t.Integer(),
          /** Hash of the last row of the ledger. */
          ledgerHash: t.String(),
          beaconDay: DateText,
          /** Round of drand; null where the value is that of the ledgers of the day before. */
          beaconRound: Nullable(t.Integer()),
        }),
      ),
    }),
    summary: 'The winners, masked, the own row first (N-14); 42310 before the publication',
  },
  'sqdev GET /ng/entries': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902', '42310'],
    in: t.Object({ ngId: Id, ...ledgerFields }),
    out: LedgerPage,
    summary: 'The ledger of a draw page by page, to be computed again (N-13; docs/verify-draw.mjs)',
  },
})
