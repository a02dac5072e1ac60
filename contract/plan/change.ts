import { Type as t } from '@sinclair/typebox'
import { Id, Instant, Nullable, OneOf, Text, Volume0, Volume2 } from '../common'
import { endpoints } from '../endpoint'
import { Declared, Item, Items, Period, PlanChange, PlanChangeState, PlanEntry, PlanReason } from './words'

const period = { groupId: Id, planType: OneOf('MONTH', 'DAY'), period: Period }

/** Part B 5.4: changes of locked plans (P-10, P-11). */
export const planChanges = endpoints({
  'predict GET /plan/reasonDict': {
    access: 'bound',
    in: t.Object({ kind: OneOf('CHANGE', 'DEVIATION') }),
    out: t.Array(t.Object({ code: PlanReason, name: t.String(), needImage: t.Boolean() })),
  },
  'predict GET /plan/changeOptions': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    in: t.Object(period),
    out: t.Object({
      allowed: t.Boolean(),
      reason: t.Optional(t.String()),
      /** The plan in force; null where nothing is planned. */
      locked: Nullable(Volume0),
      /** What it was locked at, whatever a limit leaves of it: the bounds are of it. */
      base: Nullable(Volume0),
      /** Most that a limit of supply leaves the group on the day: `locked` and `max` are cut down to it, and no plan above it changes (G-03). */
      limitVolume: Nullable(Volume2),
      min: Volume0,
      max: Volume0,
      /** The range that takes effect without a consent; of a day only. */
      alone: Nullable(t.Object({ min: Volume0, max: Volume0 })),
      usedToday: t.Integer(),
      limitCount: t.Integer(),
      /** Of a day that runs; null where a meter has reported nothing of it. */
      measuredSoFar: Nullable(Volume2),
      asOf: Nullable(Instant),
      /** What the whole day will come to, between which two; null where too little is known. */
      projected: Nullable(t.Object({ volume: Volume0, low: Volume0, high: Volume0 })),
      deadline: Instant,
      items: Nullable(t.Array(Item)),
      /** First day of a month that may still change. */
      openFrom: Nullable(t.String()),
      changes: t.Array(PlanChange),
      version: t.Integer(),
    }),
    summary: 'What a period may be changed to, and the changes it had',
  },
  'predict POST /plan/change': {
    access: 'model:PREDICT_REPORT',
    refuses: ['2902', '2904', '42611', '42612', '42613', '42614', '42615', '42616'],
    once: true,
    in: t.Object({
      ...period,
      toVolume: Declared,
      items: t.Optional(Items),
      reasonCode: PlanReason,
      reason: Text(200, 5),
      entry: PlanEntry,
      /** Of the plan as it was seen. */
      version: t.Integer({ minimum: 0 }),
    }),
    out: t.Object({ changeId: Id, status: PlanChangeState }),
  },
  'predict POST /plan/changeWithdraw': {
    access: 'model:PREDICT_REPORT',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({ changeId: Id }),
    out: t.Object({ status: PlanChangeState }),
  },
})
