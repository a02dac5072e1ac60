import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { ticketSteps, ticketTabs } from '@domain/statuses/service-ticket'
import { Bp, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { detailFields, Files, headFields, key, LogRow, Reason, TicketType } from './words'

/* Part D 5.9: service tickets for staff. */

export const StaffHead = t.Object({
  ...headFields,
  bp: Bp,
  contactName: t.String(),
  meterNo: Nullable(t.String()),
  /** What is promised next, and until when; null while the ticket waits for its customer. */
  dueStep: Nullable(OneOf(...codes(ticketSteps))),
  dueAt: Nullable(Instant),
  escalated: t.Boolean(),
  urgeCount: t.Integer(),
})

const StaffDetail = t.Object({
  ...detailFields,
  bp: Bp,
  logs: t.Array(t.Object({ ...LogRow.properties, visible: t.Boolean() })),
  /** `project`: the ticket may become a project (TK-17). */
  actions: t.Array(
    OneOf('accept', 'reject', 'dispatch', 'start', 'arrive', 'suspend', 'resume', 'resolve', 'project', 'note'),
  ),
})

const staffCall = { access: 'staff', out: StaffDetail, refuses: ['2902', '2904', '44120'] } as const

export const staffCalls = endpoints({
  'btwob GET /ticket/queue': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, ticketType: t.Optional(TicketType), state: t.Optional(OneOf(...ticketTabs.OPEN)) }),
    out: Paged(t.Object({ ...StaffHead.properties, customerName: t.String() }), {
      counts: t.Array(t.Object({ ticketType: TicketType, n: t.Integer() })),
      /** Tickets of which a promise was missed. */
      late: t.Integer(),
    }),
    summary: 'Open tickets of the company: those with the least time left first, those that wait for the customer last',
  },
  'btwob GET /ticket/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ ticketId: Id }),
    out: StaffDetail,
    summary: 'A ticket as staff see it, with their own notes',
  },
  'btwob POST /ticket/accept': {
    ...staffCall,
    in: t.Object({ ...key, content: t.Optional(Text(500)) }),
    summary: 'Takes a ticket on',
  },
  'btwob POST /ticket/reject': {
    ...staffCall,
    in: t.Object({ ...key, reason: Reason }),
    summary: 'Sends a ticket back',
  },
  'btwob POST /ticket/dispatch': {
    ...staffCall,
    in: t.Object({
      ...key,
      handlerName: Text(20, 2),
      handlerPhone: Text(20, 3),
      handlerRole: t.Optional(Text(20)),
      deptName: t.Optional(Text(30)),
      content: t.Optional(Text(500)),
    }),
    summary: 'Names the handler',
  },
  'btwob POST /ticket/start': {
    ...staffCall,
    in: t.Object({ ...key, content: t.Optional(Text(500)) }),
    summary: 'Sets out, or begins',
  },
  'btwob POST /ticket/arrive': {
    ...staffCall,
    in: t.Object({ ...key, content: t.Optional(Text(500)) }),
    summary: 'Is at the place',
  },
  'btwob POST /ticket/suspend': {
    ...staffCall,
    in: t.Object({ ...key, content: Text(300, 5) }),
    summary: 'Asks the customer for something; the clock of the end stands still',
  },
  'btwob POST /ticket/resume': {
    ...staffCall,
    in: t.Object({ ...key, content: t.Optional(Text(500)) }),
    summary: 'Goes on without waiting any longer',
  },
  'btwob POST /ticket/resolve': {
    ...staffCall,
    refuses: ['2901', '2902', '2904', '44120', '44852'],
    in: t.Object({
      ...key,
      resultText: Text(500, 5),
      resultFiles: t.Optional(Files(9)),
      feeAmount: t.Optional(Money),
      /** Needed beside an amount: on what ground it was charged (TK-14). */
      feeBasis: t.Optional(Text(100)),
    }),
    summary: 'Says what came of it',
  },
  'btwob POST /ticket/note': {
    ...staffCall,
    refuses: ['2902', '2904'],
    in: t.Object({ ...key, content: Text(500, 1), visible: t.Boolean() }),
    summary: 'Writes into the log, for the customer or among staff',
  },
})
