import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { assessModes } from '@domain/statuses/gas-plan'
import { Id, Instant, Nullable, OneOf, Percent2, Text, Volume2 } from '../common'
import { endpoints } from '../endpoint'
import { Period, PlanMode, PlanType } from './words'

/** Part B 5.4: meters that are planned together. */
export const planGroups = endpoints({
  'predict GET /group/list': {
    access: 'model:PREDICT_VIEW',
    in: t.Object({}),
    out: t.Object({
      groups: t.Array(
        t.Object({
          groupId: Id,
          name: t.String(),
          planMode: PlanMode,
          meters: t.Array(t.Object({ meterId: Id, meterNo: t.String(), name: t.String() })),
          assessMode: OneOf(...codes(assessModes)),
          dayTolerance: Percent2,
          monthTolerance: Percent2,
          isDefault: t.Boolean(),
          /** Of the gas day that runs; null without a plan. */
          todayPlan: Nullable(Volume2),
          /** Metered so far, up to `asOf`; null where a meter has reported nothing today. */
          todayActual: Nullable(Volume2),
          asOf: Nullable(Instant),
          /** What may be declared now and is not. */
          todo: t.Array(t.Object({ planType: PlanType, period: Period, closeAt: Instant })),
          /** Until when tomorrow may be declared; from then on it is changed (P-12). */
          tomorrowCloseAt: Instant,
          version: t.Integer(),
        }),
      ),
    }),
    summary: 'Groups of the customer with what is planned and used today',
  },
  'predict POST /group/rename': {
    access: 'model:PREDICT_REPORT',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({ groupId: Id, name: Text(20, 2), version: t.Integer() }),
    out: t.Object({ version: t.Integer() }),
  },
})
