import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { appointSlots, slotKinds } from '@domain/statuses/appointment'
import { ticketSubjects, ticketTabs } from '@domain/statuses/service-ticket'
import { DateText, Id, Instant, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import {
  Degrees,
  Detail,
  Evaluation,
  Files,
  Head,
  key,
  LogRow,
  Phone,
  Stars,
  Subtype,
  TicketType,
  TypeConfig,
} from './words'

/* Part D 5.3: service tickets for the customer, from filing to rating. */

export const customerCalls = endpoints({
  'default GET /crmgas/serviceTicket/types': {
    access: 'bound',
    out: t.Array(t.Object({ ticketType: TicketType, label: t.String(), subtypes: t.Array(TypeConfig) })),
    summary: 'What a ticket may be about, with the promises of the company',
  },
  'default GET /crmgas/serviceTicket/slots': {
    access: 'bound',
    in: t.Object({
      kind: OneOf(...codes(slotKinds)),
      from: t.Optional(DateText),
      to: t.Optional(DateText),
    }),
    out: t.Array(
      t.Object({
        date: DateText,
        slots: t.Array(
          t.Object({
            slot: OneOf(...codes(appointSlots)),
            label: t.String(),
            left: t.Integer(),
            available: t.Boolean(),
          }),
        ),
      }),
    ),
    summary: 'Days of the next fourteen with free slots, and how many',
  },
  'default GET /crmgas/serviceTicket/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      tab: t.Optional(OneOf(...codes(ticketTabs))),
      ticketType: t.Optional(TicketType),
      keyword: t.Optional(Text(30)),
      from: t.Optional(DateText),
      to: t.Optional(DateText),
    }),
    out: Paged(Head, {
      counts: t.Object({
        ALL: t.Integer(),
        OPEN: t.Integer(),
        CONFIRM: t.Integer(),
        EVALUATE: t.Integer(),
        CLOSED: t.Integer(),
      }),
    }),
    summary: 'Tickets of the customer, of a sub-account its own, the newest first',
  },
  'default GET /crmgas/serviceTicket/detail': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ ticketId: Id }),
    out: Detail,
    summary: 'A ticket with its promises, what happened and what can be done',
  },
  'default POST /crmgas/serviceTicket/add': {
    access: 'bound',
    refuses: ['2110', '2901', '2902', '44102', '44103', '44104', '44852'],
    once: true,
    in: t.Object({
      ticketType: TicketType,
      subtype: Subtype,
      description: Text(500, 5),
      contactName: Text(20, 2),
      contactPhone: Phone,
      siteId: t.Optional(Id),
      address: t.Optional(Text(120)),
      lng: t.Optional(Degrees),
      lat: t.Optional(Degrees),
      meterNo: t.Optional(Text(20)),
      appointDate: t.Optional(DateText),
      appointSlot: t.Optional(OneOf(...codes(appointSlots))),
      relatedType: t.Optional(OneOf(...codes(ticketSubjects))),
      relatedId: t.Optional(Id),
      images: t.Optional(Files(9)),
      /** A film: mp4 or mov. */
      video: t.Optional(Id),
    }),
    out: t.Object({ ticketId: Id, ticketNo: t.String(), acceptDue: Instant, finishDue: Instant }),
    summary: 'Files a ticket; the same requestNo answers the first one',
  },
  'default POST /crmgas/serviceTicket/urge': {
    access: 'bound',
    refuses: ['2902', '2904', '44105', '44106', '44109'],
    in: t.Object({ ...key, content: t.Optional(Text(200)) }),
    out: t.Object({ urgeCount: t.Integer(), nextAt: Instant }),
    summary: 'Reminds the company of an open ticket, once in half an hour',
  },
  'default POST /crmgas/serviceTicket/reply': {
    access: 'bound',
    refuses: ['2902', '2904', '44109', '44110', '44852'],
    once: true,
    in: t.Object({ ticketId: Id, content: Text(300, 1), files: t.Optional(Files(3)) }),
    out: LogRow,
    summary: 'Adds words and pictures; a ticket that waited for them goes on',
  },
  'default POST /crmgas/serviceTicket/cancel': {
    access: 'bound',
    refuses: ['2902', '2904', '44108', '44109'],
    in: t.Object({ ...key, reason: Text(200, 2) }),
    out: Detail,
    summary: 'Calls off a ticket before the work has begun',
  },
  'default POST /crmgas/serviceTicket/confirm': {
    access: 'bound',
    refuses: ['2901', '2902', '2904', '44107', '44109'],
    in: t.Object({ ...key, solved: t.Boolean(), reason: t.Optional(Text(200)) }),
    out: Detail,
    summary: 'Says that the outcome is right, or reopens the ticket with a reason',
  },
  'default POST /crmgas/serviceTicket/evaluate': {
    access: 'bound',
    refuses: ['2902', '2904', '44111', '44112'],
    in: t.Object({
      ticketId: Id,
      score: Stars,
      timeliness: Stars,
      attitude: Stars,
      professional: Stars,
      solved: t.Boolean(),
      tags: t.Array(Text(20), { maxItems: 10, uniqueItems: true }),
      comment: Text(200),
      anonymous: t.Boolean(),
    }),
    out: Evaluation,
    summary: 'Rates a finished ticket, once',
  },
  'default GET /crmgas/serviceTicket/evaluateTags': {
    access: 'bound',
    in: t.Object({ ticketType: TicketType }),
    out: t.Object({ good: t.Array(t.String()), bad: t.Array(t.String()) }),
    summary: 'What a rating of such a ticket may say',
  },
})
