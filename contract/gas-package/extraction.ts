import { Type as t } from '@sinclair/typebox'
import { ExtractionChangeState, ExtractionChangeType, ExtractionSource } from '../codes'
import {
  DateText,
  Id,
  Instant,
  Money,
  Nullable,
  Paged,
  Percent2,
  Price,
  Text,
  Volume0,
  Volume2,
  pageFields,
} from '../common'
import { endpoints } from '../endpoint'
import { ChangeRow, cycleFields } from './words'

/** Part B 5.1: what was taken of a package, and changes of a running cycle. */
export const extraction = endpoints({
  'taocan GET /trade/extract/periodDetail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ childNo: Id }),
    out: t.Object({
      child: t.Object(cycleFields),
      orderNo: Id,
      orderName: t.String(),
      /** T of X-10. */
      total: Volume2,
      extracted: Volume2,
      remaining: Volume2,
      /** T × elapsed / days; null before the first day counts. */
      line: Nullable(Volume2),
      /** (extracted − line) / line in per cent; null where there is no line, or one of 0 met gas that was taken. */
      rate: Nullable(Percent2),
      /** Closed gas days that count for the line, and those that do not because supply was off (G-04). */
      elapsed: t.Integer(),
      stopped: t.Integer(),
      daysLeft: t.Integer(),
      /** remaining / days left; null when none is left. */
      perDay: Nullable(Volume2),
      days: t.Array(
        t.Object({
          date: DateText,
          /** T / days. */
          plan: Volume2,
          metered: Volume2,
          extracted: Volume2,
          out: Volume2,
          cumulative: Volume2,
          /** The day's data are there and allocated. */
          known: t.Boolean(),
          meters: t.Array(t.Object({ meterId: Id, metered: Volume2, extracted: Volume2, out: Volume2 })),
        }),
      ),
      meters: t.Array(t.Object({ meterId: Id, meterNo: t.String(), name: t.String() })),
      /** Used beyond the package. */
      overPart: Volume2,
      canChange: t.Boolean(),
    }),
  },
  'taocan GET /trade/extract/records': {
    access: 'model:PACKAGE_VIEW',
    refuses: [],
    in: t.Object({
      ...pageFields,
      orderNo: t.Optional(Id),
      childNo: t.Optional(Id),
      meterId: t.Optional(Id),
      dateFrom: t.Optional(DateText),
      dateTo: t.Optional(DateText),
    }),
    out: Paged(
      t.Object({
        recordId: Id,
        orderNo: Id,
        orderName: t.String(),
        childNo: Id,
        cycleName: t.String(),
        meterId: Id,
        meterNo: t.String(),
        meterName: t.String(),
        date: DateText,
        meterVolume: Volume2,
        extractedVolume: Volume2,
        outVolume: Volume2,
        cumulativeVolume: Volume2,
        remainingVolume: Volume2,
        source: ExtractionSource,
        /** ADJUST: the record that it corrects. */
        adjustOf: Nullable(Id),
        at: Instant,
      }),
      { sums: t.Object({ extracted: Volume2, out: Volume2 }) },
    ),
    summary: 'Dates more than 366 days apart: 2901',
  },
  'taocan GET /trade/extract/changeOptions': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ childNo: Id }),
    out: t.Object({
      child: t.Object(cycleFields),
      orderNo: Id,
      orderName: t.String(),
      /** Of the child; a supplement costs it. */
      unitPrice: Price,
      types: t.Array(
        t.Object({
          type: ExtractionChangeType,
          enabled: t.Boolean(),
          disabledReason: Nullable(t.String()),
          maxVolume: Volume0,
          targets: t.Array(t.Object({ cycleNo: t.Integer(), name: t.String(), room: Volume0 })),
          effectDate: DateText,
          /** Hours in which a supplement must be paid; null for DELAY. */
          payHours: Nullable(t.Integer()),
        }),
      ),
      used: t.Object({ cycle: t.Integer(), parent: t.Integer() }),
      limits: t.Object({ cycle: t.Integer(), parent: t.Integer() }),
      version: t.Integer(),
    }),
  },
  'taocan POST /trade/extract/change': {
    access: 'model:PACKAGE_EXTRACT',
    refuses: ['2902', '2904', '42102', '42211', '42212', '42213', '42214', '42215', '42216'],
    once: true,
    in: t.Object({
      childNo: Id,
      version: t.Integer(),
      changeType: ExtractionChangeType,
      volume: Text(12, 1),
      targetCycleNo: t.Optional(t.Integer({ minimum: 1 })),
      reason: Text(200, 5),
    }),
    out: t.Object({
      changeNo: Id,
      status: ExtractionChangeState,
      effectDate: DateText,
      buNo: Nullable(Id),
      amount: Nullable(Money),
      payDeadline: Nullable(Instant),
    }),
  },
  'taocan GET /trade/extract/changeList': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ ...pageFields, orderNo: Id }),
    out: Paged(ChangeRow),
  },
  'taocan POST /trade/extract/changeWithdraw': {
    access: 'model:PACKAGE_EXTRACT',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({ changeNo: Id }),
    out: t.Object({ status: ExtractionChangeState }),
  },
})
