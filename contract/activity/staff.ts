import { Type as t } from '@sinclair/typebox'
import { Bp, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { activityFields } from '../content/market'
import { endpoints } from '../endpoint'
import { Attendees, detailFields, SignUpState, When } from './words'

/* E 5.9: activities for staff. */

const Person = t.Object({
  signUpId: Id,
  bp: Bp,
  customerName: t.String(),
  contactName: t.String(),
  contactPhone: t.String(),
  attendees: t.Integer(),
  status: SignUpState,
  createdAt: Instant,
})

const StaffDetail = t.Object({
  ...detailFields,
  onlineUrl: Nullable(t.String()),
  coverFileId: Nullable(t.String()),
  published: t.Boolean(),
  /** False: it is shared with another gas company, and changed by neither alone. */
  editable: t.Boolean(),
  /** The text as it is typed; null where it holds pictures, tables or links. */
  text: Nullable(t.String()),
  /** Sign-ups of the own company's customers: seats first, then the line. */
  people: t.Array(Person),
})

const StaffCard = t.Object({ ...activityFields, published: t.Boolean() })

export const staffCalls = endpoints({
  'btwob GET /activity/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, state: t.Optional(When) }),
    out: Paged(StaffCard),
    summary: 'Activities of the company, those that are not published too',
  },
  'btwob GET /activity/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ activityId: Id }),
    out: StaffDetail,
    summary: 'An activity with the people that come and those that wait',
  },
  'btwob POST /activity/save': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '44852'],
    in: t.Object({
      /** Without it: a new one. */
      activityId: t.Optional(Id),
      type: OneOf('promotion', 'class'),
      title: Text(40, 2),
      summary: Text(100),
      coverFileId: t.Optional(Id),
      startAt: Instant,
      endAt: Instant,
      signUpStartAt: Nullable(Instant),
      signUpEndAt: Nullable(Instant),
      quota: Nullable(t.Integer({ minimum: 1, maximum: 9999 })),
      perBpLimit: t.Integer({ minimum: 1, maximum: 20 }),
      place: Text(60),
      onlineUrl: t.Optional(t.String({ maxLength: 200, pattern: '^(https://\\S+)?$' })),
      /** Absent: the text stays. */
      text: t.Optional(Text(5000)),
      published: t.Boolean(),
    }),
    out: StaffDetail,
    summary: 'Makes or changes an activity; one that is withdrawn is called off for all that signed up',
  },
  'btwob POST /activity/checkIn': {
    access: 'staff',
    refuses: ['2902', 'E1028', 'E1029'],
    in: t.Object({ activityId: Id, code: t.String({ pattern: '^\\d{6}$' }) }),
    out: t.Object({ contactName: t.String(), attendees: Attendees, customerName: t.String() }),
    summary: 'Lets the people of a code in, from two hours before the start until a day after the end',
  },
})
