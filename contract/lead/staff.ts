import { Type as t } from '@sinclair/typebox'
import { leadTabs } from '@domain/statuses/demand-lead'
import { Bp, DateText, Id, Instant, Money, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { detailFields, followFields, headFields, Images } from './words'

/* E 5.9: enquiries for staff. */

/** The user that shared what led to the enquiry, with the customer number (E-S-08); '': none. */
const sharer = t.String()

export const StaffHead = t.Object({
  ...headFields,
  bp: Bp,
  adviserName: t.String(),
  firstContactDueAt: Instant,
  sharer,
})

const StaffDetail = t.Object({
  ...detailFields,
  bp: Bp,
  sharer,
  followUps: t.Array(t.Object({ ...followFields, visible: t.Boolean() })),
  actions: t.Array(OneOf('assign', 'follow', 'quote', 'finish', 'close')),
})

const staffCall = { access: 'staff', out: StaffDetail, refuses: ['2902', 'E1008'] } as const

export const staffCalls = endpoints({
  'btwob GET /lead/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, state: t.Optional(OneOf(...leadTabs.doing)), adviserId: t.Optional(Id) }),
    out: Paged(t.Object({ ...StaffHead.properties, customerName: t.String() }), { late: t.Integer() }),
    summary:
      'Open enquiries of the company or of one adviser: those without the promised contact first, then what is due first',
  },
  'btwob GET /lead/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ leadNo: Id }),
    out: StaffDetail,
    summary: 'An enquiry as staff see it, with their own notes',
  },
  'btwob POST /lead/assign': {
    ...staffCall,
    refuses: ['2901', '2902', 'E1008'],
    in: t.Object({
      leadNo: Id,
      /** A manager of the company; the enquiry is in that manager's queue then. Without one the next two name the adviser. */
      adviserId: t.Optional(Id),
      adviserName: t.Optional(Text(20, 2)),
      adviserPhone: t.Optional(Text(20, 3)),
    }),
    summary: 'Names the adviser in charge',
  },
  'btwob POST /lead/follow': {
    ...staffCall,
    once: true,
    refuses: ['2902', 'E1008', '44852'],
    in: t.Object({
      leadNo: Id,
      type: OneOf('call', 'visit', 'message'),
      content: Text(300, 1),
      images: t.Optional(Images(6)),
      visible: t.Boolean(),
    }),
    summary: 'Notes a contact; the first one keeps the promise',
  },
  'btwob POST /lead/quote': {
    ...staffCall,
    once: true,
    refuses: ['2901', '2902', 'E1008'],
    in: t.Object({
      leadNo: Id,
      items: t.Array(t.Object({ name: Text(40, 1), qty: t.Integer({ minimum: 1, maximum: 9999 }), unitPrice: Money }), {
        minItems: 1,
        maxItems: 20,
      }),
      remark: Text(200),
      validUntil: DateText,
    }),
    summary: 'Makes a quote; the one that is open is replaced',
  },
  'btwob POST /lead/finish': {
    ...staffCall,
    in: t.Object({ leadNo: Id }),
    summary: 'The goods are delivered or the service is done',
  },
  'btwob POST /lead/close': {
    ...staffCall,
    in: t.Object({ leadNo: Id, reason: Text(100, 2) }),
    summary: 'Ends an enquiry without an outcome; the customer reads the reason',
  },
})
