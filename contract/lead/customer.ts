import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { leadTags, leadTabs, rejectReasons } from '@domain/statuses/demand-lead'
import { DateText, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { ShareCode } from '../share'
import { detailFields, followFields, headFields, Images, LeadState, Phone, Slot, Source, Target } from './words'

/** A coupon of the customer that is neither used nor over; `usable`: the quote reaches its threshold. */
const Coupon = t.Object({
  couponCode: Id,
  faceValue: Money,
  threshold: Money,
  validTo: DateText,
  usable: t.Boolean(),
})

/** E 5.2: enquiries of a customer. */
export const customerCalls = endpoints({
  'demand POST /lead/submit': {
    access: 'model:MARKET_ENQUIRY',
    refuses: ['2901', 'E1001', 'E1003', 'E1004', 'E1005', 'E1006', '44852'],
    once: true,
    in: t.Object({
      targetType: Target,
      targetId: Id,
      skuId: t.Optional(Id),
      quantity: t.Integer({ minimum: 0, maximum: 99999 }),
      contactName: Text(20, 2),
      contactPhone: Phone,
      address: t.Optional(Text(100)),
      expectedDate: t.Optional(DateText),
      expectedSlot: t.Optional(Slot),
      description: t.Optional(Text(300)),
      images: t.Optional(Images(6)),
      source: Source,
      /** The last share opened on this device (E-S-08); one that does not count is left alone. */
      shareCode: t.Optional(ShareCode),
    }),
    out: t.Object({ leadNo: Id, status: LeadState, firstContactDueAt: Instant }),
    summary: 'Asks for a product, a service or advice; the gas company calls by `firstContactDueAt`',
  },
  'demand GET /lead/list': {
    access: 'bound',
    in: t.Object({ ...pageFields, state: t.Optional(OneOf(...codes(leadTabs))) }),
    out: Paged(
      t.Object({
        ...headFields,
        /** Phone of the user that filed it, masked: for masters, of others' enquiries. */
        author: Nullable(t.String()),
      }),
      { counts: t.Object({ all: t.Integer(), doing: t.Integer(), done: t.Integer() }) },
    ),
    summary: 'Enquiries, the newest first: all of the customer for a master, the own ones for others (E-M-11)',
  },
  'demand GET /lead/detail': {
    access: 'bound',
    refuses: ['2902', 'E1007'],
    in: t.Object({ leadNo: Id }),
    out: t.Object({
      ...detailFields,
      followUps: t.Array(t.Object(followFields)),
      availableCoupons: t.Array(Coupon, { description: 'for the open quote; empty without one' }),
      canCancel: t.Boolean(),
      canAccept: t.Boolean(),
      canEvaluate: t.Boolean(),
      canSupplement: t.Boolean(),
    }),
    summary: 'An enquiry with what was said and quoted',
  },
  'demand POST /lead/cancel': {
    access: 'model:MARKET_ENQUIRY',
    refuses: ['2902', 'E1007', 'E1008'],
    in: t.Object({ leadNo: Id, reason: t.Optional(Text(100)) }),
    out: t.Object({ status: LeadState }),
    summary: 'Takes an enquiry back',
  },
  'demand POST /lead/supplement': {
    access: 'model:MARKET_ENQUIRY',
    refuses: ['2902', 'E1007', 'E1008', 'E1013', '44852'],
    in: t.Object({ leadNo: Id, content: Text(300, 1), images: t.Optional(Images(6)) }),
    out: t.Object({ followId: Id }),
    summary: 'Adds words and pictures to an enquiry, at most five times',
  },
  'demand POST /lead/quote/accept': {
    access: 'model:MARKET_ENQUIRY',
    refuses: ['2902', 'E1007', 'E1009', 'E1014', 'E1015'],
    once: true,
    in: t.Object({ leadNo: Id, quoteNo: Id, couponCode: t.Optional(Id) }),
    out: t.Object({ status: LeadState, payable: Money }),
    summary: 'Accepts the open quote, with a coupon or without; of two at once one does',
  },
  'demand POST /lead/quote/reject': {
    access: 'model:MARKET_ENQUIRY',
    refuses: ['2902', 'E1007', 'E1009'],
    in: t.Object({ leadNo: Id, quoteNo: Id, reason: OneOf(...codes(rejectReasons)), text: t.Optional(Text(100)) }),
    out: t.Object({ status: LeadState }),
    summary: 'Does not accept the open quote, with the reason',
  },
  'demand POST /lead/evaluate': {
    access: 'model:MARKET_ENQUIRY',
    refuses: ['2902', 'E1007', 'E1008', 'E1010', 'E1016'],
    in: t.Object({
      leadNo: Id,
      score: t.Integer({ minimum: 1, maximum: 5 }),
      scoreTags: t.Array(OneOf(...leadTags), { maxItems: leadTags.length, uniqueItems: true }),
      scoreText: Text(200),
    }),
    out: t.Object({ score: t.Integer() }),
    summary: 'Rates a completed enquiry, once, within thirty days',
  },
  'demand GET /lead/adviser': {
    access: 'bound',
    out: t.Object({
      adviserName: t.String(),
      adviserPhone: t.String(),
      avatar: Nullable(t.String()),
      /** Within the working hours of a working day. */
      onDuty: t.Boolean(),
    }),
    summary: 'The adviser to call: the butler, or the service line of the gas company',
  },
})
