import { Type as t } from '@sinclair/typebox'
import { Bp, DateText, Id, Instant, Money, Nullable, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { campaignFields, CampaignState, prizeFields, Service, winFields, WinState } from './words'

const campaign = { campaignId: Id }
const counted = { chances: t.Integer(), draws: t.Integer() }

/** A prize that is won; what is left of the whole is 谢谢参与. */
const NewPrize = t.Object({
  name: Text(20, 2),
  service: Service,
  /** What the service would cost, or what the coupon takes off. */
  value: Money,
  /** For a coupon, and for nothing else. */
  couponFrom: t.Optional(Money),
  quantity: t.Integer({ minimum: 1, maximum: 100_000 }),
  weight: t.Integer({ minimum: 1, maximum: 1_000_000 }),
})

/** E 5.9: lotteries for staff; the secret seed is in no answer. */
export const staffCalls = endpoints({
  'btwob GET /lottery/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object(pageFields),
    out: Paged(t.Object({ ...campaignFields, ...counted })),
    summary: 'Campaigns of the company, drafts too, the newest first',
  },
  'btwob GET /lottery/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object(campaign),
    out: t.Object({
      ...campaignFields,
      ...counted,
      rules: t.String(),
      seedHash: Nullable(t.String()),
      /** The last day with its seed in the open, of so many. */
      openedDay: t.Integer(),
      days: Nullable(t.Integer()),
      prizes: t.Array(t.Object(prizeFields)),
      /** Wins of the company’s customers, those that wait for the service first; at most 100. */
      wins: t.Array(
        t.Object({
          ...winFields,
          bp: Bp,
          customerName: t.String(),
          receiverName: Nullable(t.String()),
          receiverPhone: Nullable(t.String()),
          ticketId: Nullable(Id),
          ticketNo: Nullable(t.String()),
          leadNo: Nullable(Id),
        }),
      ),
    }),
    summary: 'A campaign with its prizes and claims',
  },
  'btwob POST /lottery/save': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '2904', 'E5101', 'E5102', 'E5103', 'E5105', 'E5106'],
    in: t.Object({
      /** Absent: a new draft. */
      campaignId: t.Optional(Id),
      title: Text(30, 2),
      organizer: Text(40),
      organizerPhone: Text(20),
      rules: Text(2000, 2),
      startAt: Instant,
      endAt: Instant,
      claimUntil: DateText,
      dailyDraws: t.Integer({ minimum: 1, maximum: 20 }),
      mostWins: t.Integer({ minimum: 1, maximum: 20 }),
      mostChances: t.Integer({ minimum: 1, maximum: 20 }),
      prizes: t.Array(NewPrize, { minItems: 1, maxItems: 8 }),
    }),
    out: t.Object(campaign),
    summary: 'Makes or changes a draft; nothing changes once it is published (E 3.8)',
  },
  'btwob POST /lottery/publish': {
    access: 'staff',
    refuses: ['2901', '2902', '2904'],
    in: t.Object(campaign),
    out: t.Object({ status: CampaignState, seedHash: t.String() }),
    summary: 'Publishes a draft with the fingerprint of its seeds (E-L-06)',
  },
  'btwob POST /lottery/pause': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ ...campaign, reason: Text(100, 2) }),
    out: t.Object({ status: CampaignState }),
    summary: 'No draws until it is resumed; customers read the reason',
  },
  'btwob POST /lottery/resume': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object(campaign),
    out: t.Object({ status: CampaignState }),
    summary: 'Draws go on',
  },
  'btwob POST /lottery/chance/grant': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ ...campaign, bp: Bp, ticket: Text(32, 4), reason: Text(100, 2) }),
    out: t.Object({ chanceNo: t.Integer() }),
    summary: 'A chance that a customer was due, once for a ticket (E-L-03)',
  },
  'btwob POST /lottery/win/ship': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ winId: Id, handedNo: Text(40, 2) }),
    out: t.Object({ status: WinState, handedAt: Instant }),
    summary: 'Assigns a claimed service to the crew that does it, under its number; a repeat corrects the number',
  },
  'btwob POST /lottery/win/finish': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ winId: Id }),
    out: t.Object({ status: WinState }),
    summary: 'The service of a prize was done',
  },
  'btwob GET /lottery/export': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object(campaign),
    out: t.Object({ fileName: t.String(), csv: t.String() }),
    summary: 'Every draw with its customer and what was won (E-L-15)',
  },
})
