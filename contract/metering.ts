import { Type as t } from '@sinclair/typebox'
import { ValveCommandState } from './codes'
import { Id, Instant, OneOf, Text, Volume2 } from './common'
import { endpoints } from './endpoint'

/** As the columns hold it: 8 digits before the point. */
const Measured = t.String({ pattern: '^-?\\d{1,8}\\.\\d{2}$', description: 'kPa gauge or ℃, 2 decimals' })

/** What a head-end tells of one channel of a meter at one moment (docs/operations.md). */
export const Frame = t.Object({
  /** Number on the meter's plate. */
  meterNo: Text(32, 1),
  channelNo: Text(8, 1),
  /** The meter's own counting of its frames, by one. */
  seq: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER - 1 }),
  /** The head-end has lost what came before: the counting goes on from here. */
  restart: t.Optional(t.Boolean()),
  readAt: Instant,
  stdReading: Volume2,
  workReading: t.Optional(Volume2),
  pressure: t.Optional(Measured),
  temperature: t.Optional(Measured),
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
    summary: 'A head-end hands in frames, at least once and in order per meter; signed (docs/operations.md)',
    bodyKb: 1024,
    /** One that is no frame is refused by itself; the others are taken. */
    in: t.Object({ frames: t.Array(t.Union([Frame, t.Unknown()]), { minItems: 1, maxItems: 500 }) }),
    out: t.Object({
      /** Per meter the frame that is wanted next: everything before it is kept, or refused. */
      meters: t.Array(t.Object({ meterNo: t.String(), next: t.Integer() })),
      /** Numbers that no company of this head-end has. */
      unknown: t.Array(t.String()),
      /**
       * Frames that are never kept, by their places in the batch, from 0. FORM: `field` is missing or wrong; AHEAD: dated more than ten
       * minutes ahead; OLD: from before the days that are kept; TAKEN: another register of that channel and moment stands; TWO_METERS: two
       * companies of the head-end have a meter of that number.
       */
      refused: t.Array(
        t.Object({
          at: t.Integer(),
          reason: OneOf('FORM', 'AHEAD', 'OLD', 'TAKEN', 'TWO_METERS'),
          field: t.Optional(t.String()),
        }),
      ),
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
