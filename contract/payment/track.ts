import { Type as t } from '@sinclair/typebox'
import { PayOrderState, StepState, TrackKind, TrackStep } from '../codes'
import { Id, Instant, Nullable } from '../common'
import { endpoints } from '../endpoint'

const Step = t.Object({
  step: TrackStep,
  state: StepState,
  at: Nullable(Instant),
  /** Promised by then, until it has happened. */
  expectedAt: Nullable(Instant),
  /** The case that opened by itself when the limit passed. */
  caseNo: Nullable(t.String()),
  note: Nullable(t.String()),
})

/** Y-01: money on its way. */
export const tracks = endpoints({
  'btwob GET /pay/track': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ orderId: Id }),
    out: t.Object({
      orderId: Id,
      state: PayOrderState,
      /** The way there and, after an application for a refund, the way back; empty while nothing has been paid. */
      list: t.Array(t.Object({ kind: TrackKind, steps: t.Array(Step), note: Nullable(t.String()) })),
    }),
    summary: 'Where the money of an order is, step by step, with what is promised of the next one',
  },
})
