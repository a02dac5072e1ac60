import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { appointSlots } from '@domain/statuses/appointment'
import {
  overdueSteps,
  ratingSources,
  ticketActions,
  ticketActs,
  ticketOperators,
  ticketPriorities,
  ticketStatus,
  ticketSteps,
  ticketSubjects,
  ticketSubtypes,
  ticketTypes,
} from '@domain/statuses/service-ticket'
import { DateText, Flag, Id, Instant, Money, Nullable, OneOf, Text } from '../common'

/* What a ticket is in the answers of its calls (part D 5.3). */

export const Phone = t.String({ pattern: '^1[2-9]\\d{9}$' })
/** Degrees, six decimals, WGS-84. */
export const Degrees = t.String({ pattern: '^-?\\d{1,3}\\.\\d{6}$' })
export const TicketType = OneOf(...codes(ticketTypes))
export const Subtype = OneOf(...codes(ticketSubtypes))
export const Files = (most: number) => t.Array(Id, { maxItems: most, uniqueItems: true })
const Picture = t.Object({ fileId: Id, url: t.String() })
const Pictures = t.Array(Picture)
const Mode = OneOf('MIN', 'HOUR', 'WORKDAY', 'SLOT', 'NONE')
export const Reason = Text(200, 5)
export const Stars = t.Integer({ minimum: 1, maximum: 5 })

export const TypeConfig = t.Object({
  subtype: Subtype,
  label: t.String(),
  priority: OneOf(...codes(ticketPriorities)),
  acceptMode: Mode,
  acceptN: t.Integer(),
  arriveMode: Mode,
  arriveN: t.Integer(),
  finishMode: Mode,
  finishN: t.Integer(),
  /** The three promises in words; those that the subtype makes. */
  promises: t.Array(t.Object({ step: OneOf(...codes(ticketSteps)), words: t.String() })),
  needSite: Flag,
  needAppoint: Flag,
  needMeter: Flag,
  needPhoto: Flag,
  tips: t.String(),
  /** The role that looks after a ticket of it when a promise is missed. */
  escalateTo: t.String(),
})

export const headFields = {
  ticketId: Id,
  ticketNo: t.String(),
  ticketType: TicketType,
  subtype: Subtype,
  subtypeLabel: t.String(),
  title: t.String(),
  status: OneOf(...codes(ticketStatus)),
  priority: OneOf(...codes(ticketPriorities)),
  createdAt: Instant,
  finishDue: Instant,
  overdueStep: OneOf(...codes(overdueSteps)),
  /** '' while no handler is named. */
  handlerName: t.String(),
  version: t.Integer(),
}

export const Head = t.Object({ ...headFields, canUrge: Flag, canCancel: Flag, canConfirm: Flag, canEvaluate: Flag })

export const LogRow = t.Object({
  logId: Id,
  action: OneOf(...codes(ticketActions)),
  operatorType: OneOf(...codes(ticketOperators)),
  operatorName: t.String(),
  content: t.String(),
  files: Pictures,
  at: Instant,
})

export const Evaluation = t.Object({
  score: Nullable(Stars),
  timeliness: Nullable(Stars),
  attitude: Nullable(Stars),
  professional: Nullable(Stars),
  solved: t.Boolean(),
  tags: t.Array(t.String()),
  comment: t.String(),
  anonymous: t.Boolean(),
  evaluateSource: OneOf(...codes(ratingSources)),
  at: Instant,
})

export const detailFields = {
  ...headFields,
  description: t.String(),
  contactName: t.String(),
  contactPhone: t.String(),
  siteId: Nullable(Id),
  address: t.String(),
  lng: Nullable(Degrees),
  lat: Nullable(Degrees),
  meterNo: Nullable(t.String()),
  meterName: t.String(),
  appointDate: Nullable(DateText),
  appointSlot: Nullable(OneOf(...codes(appointSlots))),
  relatedType: Nullable(OneOf(...codes(ticketSubjects))),
  relatedId: Nullable(Id),
  /** What it is about, in the words of its area; null without such a thing. */
  related: Nullable(
    t.Object({
      title: t.String(),
      route: Nullable(t.String()),
      facts: t.Array(t.Object({ label: t.String(), value: t.String() })),
    }),
  ),
  images: Pictures,
  video: Nullable(Picture),
  acceptDue: Instant,
  arriveDue: Nullable(Instant),
  acceptedAt: Nullable(Instant),
  arrivedAt: Nullable(Instant),
  suspendedAt: Nullable(Instant),
  resolvedAt: Nullable(Instant),
  confirmUntil: Nullable(Instant),
  confirmedAt: Nullable(Instant),
  closedAt: Nullable(Instant),
  handlerPhone: t.String(),
  handlerRole: t.String(),
  deptName: t.String(),
  urgeCount: t.Integer(),
  reopenCount: t.Integer(),
  escalated: t.Boolean(),
  escalatedTo: t.String(),
  resultText: t.String(),
  resultFiles: Pictures,
  feeAmount: Money,
  feeBasis: t.String(),
  rejectReason: t.String(),
  cancelReason: t.String(),
  /** The three promises: until when, when it happened, whether that was too late. */
  promises: t.Array(
    t.Object({
      step: OneOf(...codes(ticketSteps)),
      words: t.String(),
      dueAt: Instant,
      doneAt: Nullable(Instant),
      late: t.Boolean(),
    }),
  ),
  logs: t.Array(LogRow),
  evaluation: Nullable(Evaluation),
}

export const Detail = t.Object({
  ...detailFields,
  actions: t.Array(OneOf(...codes(ticketActs))),
  urgeNextAt: Nullable(Instant),
  /** The role that looks after it when a promise is missed. */
  escalateTo: t.String(),
  /** How the company kept its promises of this type in this quarter; null before the first. */
  quarter: Nullable(
    t.Object({
      filed: t.Integer(),
      /** Per cent with one decimal; null without any. */
      arrivedInTime: Nullable(t.String()),
      finishedInTime: Nullable(t.String()),
      arriveMinutes: Nullable(t.Integer()),
      escalated: t.Integer(),
    }),
  ),
})

/** The ticket as its user saw it. */
export const key = { ticketId: Id, version: t.Integer() }
