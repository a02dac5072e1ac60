import { Type as t } from '@sinclair/typebox'
import { ValveCommandState } from './codes'
import { Id, Instant, OneOf, Text, Volume2 } from './common'
import { endpoints } from './endpoint'

/** What a head-end reports about one channel of a meter at one moment (docs/operations.md). */
const Frame = t.Object({
  /** Number on the meter's plate. */
  meterNo: Text(32, 1),
  channelNo: Text(8, 1),
  /** The meter's own counting of its frames, by one. */
  seq: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  /** The head-end has lost what came before: the counting goes on from here. */
  restart: t.Optional(t.Boolean()),
  readAt: Instant,
  stdReading: Volume2,
  workReading: t.Optional(Volume2),
  /** kPa gauge and ℃. */
  pressure: t.Optional(Volume2),
  temperature: t.Optional(Volume2),
  /** m³/h, now and the day's greatest. */
  flow: t.Optional(Volume2),
  maxFlow: t.Optional(Volume2),
  maxFlowAt: t.Optional(Instant),
  signal: t.Optional(t.Integer({ minimum: 0, maximum: 4 })),
})

export const metering = endpoints({
  'default POST /crmgas/headEnd/frames': {
    access: 'device',
    refuses: [],
    summary: 'A head-end sends frames, at least once and in order per meter; signed (docs/operations.md)',
    bodyKb: 1024,
    in: t.Object({ frames: t.Array(Frame, { minItems: 1, maxItems: 500 }) }),
    out: t.Object({
      /** Per meter the frame that is wanted next: everything before it is kept. */
      meters: t.Array(t.Object({ meterNo: t.String(), next: t.Integer() })),
      /** Numbers that no company of this head-end has. */
      unknown: t.Array(t.String()),
    }),
  },
  'default POST /crmgas/headEnd/valve': {
    access: 'device',
    refuses: ['2902'],
    summary: 'A device has answered a valve command; signed (docs/operations.md)',
    in: t.Object({ commandId: Id, result: OneOf('DONE', 'REFUSED'), reason: t.Optional(Text(200)) }),
    out: t.Object({ state: ValveCommandState }),
  },
  'default POST /crmgas/headEnd/credit': {
    access: 'device',
    refuses: ['2902'],
    summary: 'The meters have answered a credit; signed (docs/operations.md)',
    in: t.Object({ orderId: Id, result: OneOf('DONE', 'REFUSED'), reason: t.Optional(Text(200)) }),
    out: t.Object({ state: ValveCommandState }),
  },
})
