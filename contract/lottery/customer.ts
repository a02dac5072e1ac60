import { Type as t } from '@sinclair/typebox'
import { Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { ledgerFields, LedgerPage } from '../draw'
import { endpoints } from '../endpoint'
import { campaignFields, drawFields, ProofRow, Role, ShownCampaign, Source, winFields, Winner, WinState } from './words'

const campaign = { campaignId: Id }

/**
 * E 5.6: draws with services and coupons as prizes. What visitors may see too ignores a token that is no longer good. Where the company
 * leaves draws out, only what begins something new is closed: prizes that were won are claimed, and draws proved, as before.
 */
export const lotteryCalls = endpoints({
  'default GET /crmgas/lottery/list': {
    access: 'public',
    feature: 'lotteryEnabled',
    in: t.Object(pageFields),
    out: Paged(t.Object(campaignFields)),
    summary: 'Campaigns, the newest first; of the own company where the caller has one',
  },
  'default GET /crmgas/lottery/current': {
    access: 'public',
    feature: 'lotteryEnabled',
    in: t.Object({ campaignId: t.Optional(Id) }),
    out: t.Object({ campaign: Nullable(ShownCampaign), role: Role, serverTime: Instant }),
    summary: 'The campaign that is asked for; without one what runs, comes next or ended last',
  },
  'default GET /crmgas/lottery/detail': {
    access: 'public',
    refuses: ['E5000'],
    in: t.Object(campaign),
    out: ShownCampaign,
    summary: 'Rules, prizes with their probability, the fingerprint of the seeds (E-L-02)',
  },
  'default GET /crmgas/lottery/winnerList': {
    access: 'public',
    refuses: ['E5000'],
    in: t.Object({ ...pageFields, ...campaign }),
    out: Paged(Winner),
    summary: 'Winners, masked, the newest first (E-L-09)',
  },
  'default GET /crmgas/lottery/ledger': {
    access: 'public',
    refuses: ['E5000'],
    in: t.Object({ ...campaign, ...ledgerFields }),
    out: LedgerPage,
    summary: 'The ledger of a campaign page by page, to be computed again while it runs (docs/verify-lottery.mjs)',
  },
  'default GET /crmgas/lottery/myChance': {
    access: 'bound',
    feature: 'lotteryEnabled',
    refuses: ['E5000', 'E5006'],
    in: t.Object(campaign),
    out: t.Object({
      /** Can be drawn now. */
      remaining: t.Integer(),
      /** Given today: drawn from tomorrow on (E-L-06). */
      waiting: t.Integer(),
      drawnToday: t.Integer(),
      ways: t.Array(t.Object({ source: Source, got: t.Integer(), most: t.Integer() })),
    }),
    summary: 'Chances of the customer, and what brings more (E-L-03)',
  },
  'default POST /crmgas/lottery/draw': {
    access: 'model:LOTTERY',
    feature: 'lotteryEnabled',
    refuses: ['E5000', 'E5001', 'E5002', 'E5003', 'E5004', 'E5005', 'E5006'],
    once: true,
    in: t.Object(campaign),
    out: t.Object({ ...drawFields, remaining: t.Integer() }),
    summary: 'Draws the oldest chance (E-L-05)',
  },
  'default GET /crmgas/lottery/proof': {
    access: 'bound',
    refuses: ['E5000', 'E5006'],
    in: t.Object({ ...pageFields, ...campaign }),
    out: Paged(t.Object({ ...drawFields, proof: t.Object({ chance: ProofRow, day: ProofRow, drawn: ProofRow }) }), {
      published: ProofRow,
    }),
    summary: 'Draws of the customer, the newest first, with the rows that decide each (E-L-08)',
  },
  'default GET /crmgas/lottery/myWinList': {
    access: 'bound',
    refuses: ['E5010'],
    in: t.Object({ ...pageFields, campaignId: t.Optional(Id), scope: t.Optional(OneOf('me', 'bp')) }),
    out: Paged(t.Object(winFields)),
    summary: 'Prizes that the user has drawn; with scope bp those of the customer, for masters',
  },
  'default GET /crmgas/lottery/winDetail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ winId: Id }),
    out: t.Object({
      ...winFields,
      receiverName: Nullable(t.String()),
      receiverPhone: Nullable(t.String()),
      ticketId: Nullable(Id),
      ticketNo: Nullable(t.String()),
      /** The enquiry that a coupon was used on. */
      leadNo: Nullable(Id),
      /** The user has drawn it and may claim it. */
      isOwn: t.Boolean(),
    }),
    summary: 'A prize with what was claimed',
  },
  'default POST /crmgas/lottery/claim': {
    access: 'bound',
    refuses: ['2902', 'E5011', 'E5012'],
    once: true,
    in: t.Object({
      winId: Id,
      receiverName: Text(20, 2),
      receiverPhone: t.String({ pattern: '^1[3-9]\\d{9}$' }),
    }),
    out: t.Object({ status: WinState, ticketId: Id }),
    summary: 'Claims a prize: a ticket for the service is filed (E-L-10)',
  },
  'default POST /crmgas/lottery/confirmReceive': {
    access: 'bound',
    refuses: ['2902', 'E5012'],
    in: t.Object({ winId: Id }),
    out: t.Object({ status: WinState }),
    summary: 'The winner says that the service was done',
  },
  'default POST /crmgas/lottery/giveUp': {
    access: 'bound',
    refuses: ['2902', 'E5011', 'E5012'],
    in: t.Object({ winId: Id }),
    out: t.Object({ status: WinState }),
    summary: 'Gives a prize up for good (E-L-11)',
  },
})
