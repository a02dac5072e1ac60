import { Type as t } from '@sinclair/typebox'
import { MOST_WINDOWS } from '@domain/balance'
import { codes } from '@domain/codes'
import { customerClasses } from '@domain/statuses/names'
import {
  Bp,
  DateText,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Paged,
  pageFields,
  Percent2,
  Price,
  Text,
  Volume2,
} from '../common'
import { endpoints } from '../endpoint'
import { activityFields, ActivityState, applyFields, DayWindow, Direction } from './words'

/* Resource balance for staff: the company's activities, their applicants and results. */

const CustomerType = OneOf(...codes(customerClasses))

export const StaffActivity = t.Object({
  ...activityFields,
  customerTypes: t.Array(CustomerType),
  version: t.Integer(),
})

const Results = t.Object({
  /** Sign-ups that keep a place. */
  applies: t.Integer(),
  customers: t.Integer(),
  signedVolume: Volume2,
  respondedDays: t.Integer(),
  waitingDays: t.Integer(),
  totalEffective: Volume2,
  totalReward: Money,
  paidReward: Money,
})

const Detail = t.Object({
  ...StaffActivity.properties,
  rulesText: t.String(),
  cancelReason: Nullable(t.String()),
  results: Results,
  applicants: Paged(t.Object({ ...applyFields, bp: Bp, customerName: t.String(), createdAt: Instant })),
  actions: t.Array(OneOf('save', 'publish', 'rules', 'cancel')),
})

const change = { access: 'staff', out: t.Object({ activityId: Id, version: t.Integer() }) } as const

export const staffCalls = endpoints({
  'btwob GET /balance/activity/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, status: t.Optional(ActivityState) }),
    out: Paged(StaffActivity),
    summary: 'Activities of the company, the newest first',
  },
  'btwob GET /balance/activity/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ ...pageFields, activityId: Id }),
    out: Detail,
    summary: 'An activity with its applicants and results',
  },
  'btwob POST /balance/activity/save': {
    ...change,
    refuses: ['2901', '2902', '2904', '42511'],
    once: true,
    in: t.Object({
      /** Absent: a new draft. */
      activityId: t.Optional(Id),
      version: t.Optional(t.Integer()),
      name: Text(40, 2),
      direction: Direction,
      startDate: DateText,
      endDate: DateText,
      /** Absent: the whole day. */
      windows: t.Optional(t.Array(DayWindow, { maxItems: MOST_WINDOWS })),
      targetVolume: Volume2,
      minDailyVolume: Volume2,
      maxRate: Percent2,
      unitReward: Price,
      signupStart: Instant,
      signupEnd: Instant,
      customerTypes: t.Array(CustomerType, { maxItems: 3, uniqueItems: true }),
      /** Absent: the company's standing rules. */
      rulesText: t.Optional(Text(8000)),
    }),
    summary: 'Makes a draft or changes it',
  },
  'btwob POST /balance/activity/publish': {
    ...change,
    refuses: ['2901', '2902', '2904', '42511'],
    in: t.Object({ activityId: Id, version: t.Integer() }),
    summary: 'Customers see the activity; sign-up opens by itself',
  },
  'btwob POST /balance/activity/rules': {
    ...change,
    refuses: ['2902', '2904', '42511'],
    in: t.Object({ activityId: Id, version: t.Integer(), rulesText: Text(8000, 20) }),
    summary: 'New rules until sign-up ends: what was read before is not good for a sign-up any more (S-01)',
  },
  'btwob POST /balance/activity/cancel': {
    ...change,
    refuses: ['2902', '2904', '42511'],
    in: t.Object({ activityId: Id, version: t.Integer(), reason: Text(100, 2) }),
    summary: 'Calls an activity off before its first day; every sign-up ends',
  },
})
