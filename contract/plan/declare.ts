import { Type as t } from '@sinclair/typebox'
import { Id, Instant, Nullable, OneOf, Percent, Volume0, Volume2 } from '../common'
import { endpoints } from '../endpoint'
import { Declared, DeclaredMethod, GasPlan, Item, Items, Note, Period, PlanState, PlanType } from './words'

const Level = OneOf('OK', 'WARN', 'BLOCK')
const asked = { groupId: Id, planType: PlanType, period: Period, declaredVolume: Declared, items: t.Optional(Items) }

/** Part B 5.4: declaring a year, a month, or days. Several days go in one call: `period` is the first, `declaredVolume` their sum. */
export const planDeclare = endpoints({
  'predict POST /checkPredictionGasBefore': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    reads: true,
    silent: true,
    in: t.Object({ groupId: Id, planType: PlanType, period: Period }),
    out: t.Object({
      allowed: t.Boolean(),
      /** Why not: the text of 42601, 42602 or 42603. */
      reason: t.Optional(t.String()),
      window: t.Object({ open: Instant, close: Instant }),
      /** The newest revision. */
      current: t.Optional(GasPlan),
      reference: t.Object({
        lastYear: Nullable(Volume2),
        mean3: Nullable(Volume2),
        system: Volume0,
        systemItems: Nullable(t.Array(Item)),
        packageLocked: Volume0,
        /** End of the newest closed gas day that the reference knows. */
        asOf: Instant,
      }),
      limits: t.Object({ capacity: Volume0, mdq: Nullable(Volume0), acqLeft: Nullable(Volume0) }),
    }),
    summary: 'What a period may be declared beside (P-04); another period than of its type: 2901',
  },
  'predict POST /checkPredictionGas': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    reads: true,
    silent: true,
    in: t.Object(asked),
    out: t.Object({
      level: Level,
      items: t.Array(
        t.Object({
          code: OneOf('CAPACITY', 'MDQ', 'ACQ', 'SUM', 'PACKAGE', 'YOY', 'MOM', 'ZERO', 'LIMIT'),
          level: OneOf('WARN', 'BLOCK'),
          message: t.String(),
          dates: t.Optional(t.Array(t.String())),
        }),
      ),
      noteRequired: t.Boolean(),
    }),
    summary: 'P-05',
  },
  'predict POST /addPredictionGas': {
    access: 'model:PREDICT_REPORT',
    refuses: ['2902', '2904', '42601', '42602', '42603', '42604', '42605'],
    once: true,
    silent: true,
    in: t.Object({
      ...asked,
      method: DeclaredMethod,
      note: t.Optional(Note),
      /** Of the plan as it was seen; 0, or absent, for none. */
      version: t.Optional(t.Integer({ minimum: 0 })),
      draft: t.Optional(t.Boolean()),
    }),
    out: t.Object({
      planId: Id,
      revision: t.Integer(),
      status: PlanState,
      approvedVolume: Nullable(Volume0),
      version: t.Integer(),
    }),
    summary: 'Declares, as a new revision (P-06); of several days the answer is about the first',
  },
  'predict POST /plan/withdraw': {
    access: 'model:PREDICT_REPORT',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({ planId: Id, version: t.Integer() }),
    out: t.Object({ status: PlanState }),
  },
  'predict GET /plan/ahead': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    in: t.Object({ groupId: Id }),
    out: t.Object({
      days: t.Array(
        t.Object({
          date: t.String(),
          closeAt: Instant,
          isOpen: t.Boolean(),
          isWorkday: t.Boolean(),
          /** Hours of announced stops of gas. */
          stopHours: t.Integer(),
          /** Most that a limit of supply leaves the group; no plan counts beyond it (G-03). */
          limitVolume: Nullable(Volume2),
          current: Nullable(GasPlan),
          /** What is suggested, and between which two it will be eight times of ten; null where the history does not suffice. */
          suggestion: Nullable(
            t.Object({
              volume: Volume0,
              low: Volume0,
              high: Volume0,
              /** Whole ℃ of the day, and how much warmer it is than its weekday was in the four weeks before; null where it is not known. */
              temperature: Nullable(t.Integer()),
              warmer: Nullable(t.Integer()),
              /** What the temperature, a holiday and announced stops move the day by. */
              weather: Volume0,
              holiday: Volume0,
              stop: Volume0,
            }),
          ),
          /** Used on the same weekday of the week before; null where not all of it is known. */
          lastWeek: Nullable(Volume2),
        }),
      ),
      /** Σ|value − used| ÷ Σ used of the last 56 measured days, per cent; null while the history is too short. */
      record: Nullable(
        t.Object({
          days: t.Integer(),
          /** Days of them that stayed in the range that was shown for them. */
          inside: t.Integer(),
          suggestion: Percent,
          /** Null where no user declared any of them. */
          declared: Nullable(Percent),
          lastWeek: Percent,
        }),
      ),
      /** End of the newest closed gas day. */
      asOf: Instant,
    }),
    summary: 'The next seven gas days of a group with day plans: declared, suggested, used the week before',
  },
})
