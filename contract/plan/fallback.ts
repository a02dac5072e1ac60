import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { fallbackRules } from '@domain/statuses/gas-plan'
import { Id, Instant, Nullable, OneOf, Volume0 } from '../common'
import { endpoints } from '../endpoint'
import { Declared, Period } from './words'

const FallbackType = OneOf('DAY', 'MONTH')
const rules = codes(fallbackRules)

/** Y-08: what is declared for a period without a declaration in time. */
export const planFallback = endpoints({
  'predict GET /plan/fallback': {
    access: 'model:PREDICT_VIEW',
    refuses: ['2902'],
    in: t.Object({ groupId: Id, planType: FallbackType }),
    out: t.Object({
      /** Null: switched off. */
      rule: Nullable(OneOf(...rules)),
      /** Of FIXED. */
      volume: Nullable(Volume0),
      /** Masked; null where it was never set. */
      setBy: Nullable(t.String()),
      setAt: Nullable(Instant),
      version: t.Integer(),
      next: t.Object({
        period: Period,
        /** When the period is declared by itself. */
        fileAt: Instant,
        /** A user has declared it: nothing is declared by itself. */
        isDeclared: t.Boolean(),
        /** What each rule would declare in the present state; null where its data do not suffice. */
        suggestion: Nullable(Volume0),
        last: Nullable(Volume0),
        /** End of the newest closed gas day that the suggestion knows. */
        asOf: Instant,
      }),
    }),
    summary:
      'What is declared for a group without a declaration in time; a year, or days of a group without day plans: 2901',
  },
  'predict POST /plan/fallback': {
    access: 'model:PREDICT_REPORT',
    refuses: ['2902', '2904', '42605'],
    once: true,
    in: t.Object({
      groupId: Id,
      planType: FallbackType,
      rule: OneOf(...rules, 'NONE'),
      /** Needed by FIXED. */
      volume: t.Optional(Declared),
      /** As it was seen; 0 where it was never set. */
      version: t.Integer({ minimum: 0 }),
    }),
    out: t.Object({ version: t.Integer() }),
    summary: 'Sets or switches it off (Y-08)',
  },
})
