import { Type as t } from '@sinclair/typebox'
import { StopKind, StopState, StopCause } from '../codes'
import { Id, Instant, Nullable, Volume2 } from '../common'

/* The shapes of stops of supply (A 2.18–2.20). */

export const StopHead = t.Object({
  stopId: Id,
  kind: StopKind,
  state: StopState,
  title: t.String(),
  area: t.String(),
  reason: t.String(),
  noticeNo: Nullable(t.String()),
  noticeAt: Nullable(Instant),
  planStopAt: Nullable(Instant),
  planResumeAt: Nullable(Instant),
  realStopAt: Nullable(Instant),
  realResumeAt: Nullable(Instant),
  limitVolume: Nullable(Volume2),
  ackRequired: t.Boolean(),
  ackAt: Nullable(Instant),
})

export const StopGas = t.Composite([
  StopHead,
  t.Object({
    tips: t.Array(t.String()),
    cause: Nullable(StopCause),
    triggerBillIds: t.Array(Id),
    hotline: t.String(),
    /** Masked name of the acknowledging user. */
    ackName: Nullable(t.String()),
    confirmedAt: Nullable(Instant),
    createdAt: Instant,
  }),
])
