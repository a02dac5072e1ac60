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
      /** (taken on known days − line) / line in per cent; null where there is no line, or one of 0 met gas that was taken. */
      rate: Nullable(Percent2),
      /** Closed gas days that count for the line, of which all is known, and those that do not because supply was off (G-04). */
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
      /** The deviation case of the cycle that would take a reason now. */
      caseId: Nullable(Id),
      /** Used beyond the package. */
      overPart: Volume2,
      canChange: t.Boolean(),
    }),
  },
  'taocan GET /trade/extract/cockpit': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ childNo: Id }),
    out: t.Object({
      /** The end of the newest closed gas day: what is counted up to it is known. */
      asOf: Instant,
      /** T of X-10, what of it was taken by then, and what is left; never below 0. */
      total: Volume2,
      taken: Volume2,
      left: Volume2,
      /** Mean of the last seven counted days, m³; null before the first of them. */
      meanDay: Nullable(Volume2),
      days: t.Array(
        t.Object({
          date: DateText,
          /** m³ left at the end of the day; null: not yet. */
          left: Nullable(Volume2),
          /** The same of a coming day, by the forecast; null where there is none. */
          expected: Nullable(Volume2),
          /** Left at an even pace. */
          even: Volume2,
        }),
      ),
      /** per cent of T, the first day at the end of which it was reached, or is expected to be. */
      marks: t.Array(t.Object({ percent: t.Integer(), reachedOn: Nullable(DateText), expectedOn: Nullable(DateText) })),
      /** Null where the cycle takes no gas any more or not yet, and where too little is known of its meters. */
      forecast: Nullable(
        t.Object({
          /** The day in which T is used up; null: it lasts. The range is that of 80 %, null where the history is too short for one. */
          runsOut: Nullable(DateText),
          range: Nullable(
            t.Object({
              earliest: Nullable(DateText),
              latest: Nullable(DateText),
              missingLow: Volume2,
              missingHigh: Volume2,
            }),
          ),
          /** m³ above T and outside of any package by the end of the cycle. */
          missing: Volume2,
        }),
      ),
      /** What is missing, ordered now and left to the end; null where nothing is missing, nothing may be ordered, or no price is known. */
      supplement: Nullable(
        t.Object({
          /** Whole hundreds; at most what may be ordered. */
          volume: Volume0,
          isLimited: t.Boolean(),
          effectDate: DateText,
          unitPrice: Price,
          amount: Money,
          withIt: t.Object({ over: Volume2, overAmount: Money, out: Volume2, outAmount: Money, total: Money }),
          without: t.Object({ over: Volume2, overAmount: Money, out: Volume2, outAmount: Money, total: Money }),
          /** Less is paid with it; negative: more. */
          saving: Money,
          /** At the low end of the range: what of it is not used, and what becomes of that. */
          ifLow: Nullable(t.Object({ left: Volume2, rollover: Volume2, fee: Money })),
        }),
      ),
      /** Why no supplement can be ordered now; null where it can, or none is needed. */
      blocked: Nullable(t.String()),
      /** The last day of the order's price, and seven days before it. */
      priceEnds: t.Object({ date: DateText, warnOn: DateText, unitPrice: Nullable(Price) }),
    }),
    summary: 'How long the gas of a cycle lasts, and what a supplement costs now and at the end (Y-09)',
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
