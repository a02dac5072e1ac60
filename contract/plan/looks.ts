import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { gasPlanStatus, planChangeStatus } from '@domain/statuses/gas-plan'
import {
  DateText,
  Id,
  Instant,
  Month,
  Nullable,
  OneOf,
  Paged,
  Percent,
  Volume0,
  Volume2,
  pageFields,
  YearText,
} from '../common'
import { endpoints } from '../endpoint'
import { GasPlan, PlanChange, PlanType } from './words'

const Level = OneOf('NORMAL', 'OVER', 'UNDER')
const deviation = { deviationPct: Nullable(Percent), level: Level }

/** Part B 5.4: what was declared, and a month beside what was used. */
export const planLooks = endpoints({
  'predict GET /plan/records': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    in: t.Object({
      ...pageFields,
      groupId: Id,
      planType: t.Optional(PlanType),
      status: t.Optional(OneOf(...new Set([...codes(gasPlanStatus), ...codes(planChangeStatus)]))),
      year: t.Optional(YearText),
    }),
    out: Paged(
      t.Object({
        kind: OneOf('PLAN', 'CHANGE'),
        id: Id,
        createdAt: Instant,
        plan: Nullable(GasPlan),
        change: Nullable(PlanChange),
      }),
    ),
    summary: 'Plans and changes together, the newest first',
  },
  'predict GET /plan/detail': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    in: t.Object({ groupId: Id, month: t.Optional(Month), planId: t.Optional(Id) }),
    out: t.Object({
      month: Month,
      monthPlan: Nullable(GasPlan),
      yearPlan: Nullable(GasPlan),
      days: t.Array(
        t.Object({
          date: DateText,
          /** The day's own plan, else its share of the month; null where nothing is planned. */
          plan: Nullable(Volume0),
          /** Most that a limit of supply leaves the group; the plan is cut down to it (G-03). */
          limitVolume: Nullable(Volume2),
          actual: Nullable(Volume2),
          dataState: OneOf('FULL', 'PARTIAL', 'NONE'),
          /** Only of whole days. */
          ...deviation,
          canChange: t.Boolean(),
        }),
      ),
      /** Of the month up to the newest closed day. */
      sums: t.Object({
        plan: Nullable(Volume0),
        planToDate: Nullable(Volume0),
        actual: Nullable(Volume2),
        ...deviation,
      }),
      /** The gas day that runs, of a group with day plans; null where too little of it is known, and in another month. */
      running: Nullable(
        t.Object({
          date: DateText,
          plan: Nullable(Volume0),
          /** What the whole day will come to, and between which two. */
          projected: t.Object({ volume: Volume0, low: Volume0, high: Volume0 }),
          measuredSoFar: Volume2,
          asOf: Instant,
        }),
      ),
      changes: t.Array(PlanChange),
      /** End of the newest closed gas day. */
      asOf: Instant,
    }),
    summary: 'A month of a group: planned and used day by day; the running one unless given',
  },
})
