import { Type as t } from '@sinclair/typebox'
import { MeterType, Quality, ReadingSource, StatementState, BillState } from '../codes'
import {
  DateText,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Percent,
  Price,
  Volume2,
  pageFields,
  YearText,
} from '../common'
import { endpoints } from '../endpoint'
import * as s from './shapes'

const MonthBillRow = t.Object({
  billMonth: Month,
  scope: OneOf('MULTI', 'SINGLE'),
  /** Null on rows that sum several meters. */
  meterId: Nullable(Id),
  billVersion: s.BillVersion,
  volume: Volume2,
  amount: Nullable(Money),
  yoyPct: Nullable(Percent),
  state: StatementState,
  statementId: Id,
  billId: Nullable(Id),
  ...s.age,
})

const YearSum = t.Object({
  /** The bill month that runs now: those before it have ended. */
  running: Month,
  volume: Volume2,
  amount: Nullable(Money),
  ...s.ageFields,
  /** All statements of a month together, the oldest first; a month without any is left out. */
  months: t.Array(
    t.Object({
      billMonth: Month,
      volume: Volume2,
      amount: Nullable(Money),
      whole: s.ageFields.whole,
      estimatedVolume: Volume2,
    }),
  ),
})

const MonthMeter = t.Object({
  meterId: Id,
  meterNo: t.String(),
  alias: t.String(),
  meterType: MeterType,
  lines: t.Array(s.StatementLine),
  volume: Volume2,
  amount: Nullable(Money),
  sharePct: Nullable(Percent),
})

const ForecastEnd = t.Object({ volume: Volume2, amount: Nullable(Money) })

export const PreviewMeter = t.Object({
  meterId: Id,
  meterNo: t.String(),
  name: t.String(),
  meterType: MeterType,
  /** Null for a meter that is read by hand: its month is known when it has been read. */
  volume: Nullable(Volume2),
  amount: Nullable(Money),
  forecastVolume: Nullable(Volume2),
})

const RegisterEnd = t.Object({
  readAt: Instant,
  workReading: Nullable(Volume2),
  pressure: Nullable(Volume2),
  temperature: Nullable(Volume2),
  source: ReadingSource,
})

const StatementBill = t.Object({ billId: Id, billNo: t.String(), state: BillState })

export const PreviewSegment = t.Composite([t.Object({ meterId: Id, channelNo: s.ChannelNo }), s.Segment])

/** Part A 5.3: settled months. */
export const monthCalls = endpoints({
  'energy GET /monthBill/list': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ ...pageFields, meterId: s.MeterFilter, year: t.Optional(YearText) }),
    out: Paged(MonthBillRow, { yearSum: YearSum }),
  },
  'energy GET /monthBill/preview': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterFilter }),
    out: t.Object({
      billMonth: Month,
      periodFrom: DateText,
      periodTo: DateText,
      /** Closed gas days of the month. */
      daysDone: t.Integer(),
      daysTotal: t.Integer(),
      volume: Volume2,
      /** Part of `volume` that gas packages cover: money and segments are about the rest (AE-17a). */
      packageVolume: Volume2,
      /** As a bill would be made of it now: each part of one price is rounded once. */
      estAmount: Nullable(Money),
      /** The same days as `energy/overview` adds them up and the balance is charged: each day is rounded. */
      daysAmount: Nullable(Money),
      /** The mean of the last 14 closed days over what is left, on top of what was used; null before there is any. */
      forecastVolume: Nullable(Volume2),
      /** With paid packages only: a cycle that waits for its payment covers nothing (AE-17a). */
      forecastAmount: Nullable(Money),
      /** Cycles of packages that take gas of the rest of the month and wait for their payment, e.g. 11月下旬. */
      unpaidCycles: t.Array(t.String()),
      /** The range of 80 % around both: errors of days and meters taken together; null where the history is too short. */
      forecastRange: Nullable(t.Object({ low: ForecastEnd, high: ForecastEnd })),
      /** As `forecastAmount`, when these cycles are paid; their own price is not in it. Null where there is none. */
      forecastIfPaid: Nullable(Money),
      /** Of what was used, by price. */
      segments: t.Array(PreviewSegment),
      meters: t.Array(PreviewMeter),
      ...s.age,
      provisionalNote: t.String(),
      /** Remote prepaid: the available money today and, as forecast, when the month is over. */
      balance: Nullable(t.Object({ available: Money, atEnd: Nullable(Money) })),
    }),
    summary: 'The running month until its statement is drawn, then the next; card meters are not in it',
  },
  'energy GET /monthBill/detailSingle': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterId, billMonth: Month }),
    out: t.Object({
      billMonth: Month,
      billVersion: s.BillVersion,
      meterId: Id,
      meterNo: t.String(),
      name: t.String(),
      meterType: MeterType,
      periodFrom: DateText,
      periodTo: DateText,
      volume: Volume2,
      /** Of the gas; what the statement charges besides stands in `otherItems`. */
      amount: Nullable(Money),
      /** Of a statement that is about this meter alone; those of several meters stand in `monthBill/detail`. */
      otherItems: t.Array(t.Object({ name: t.String(), amount: Nullable(Money) })),
      lines: t.Array(s.StatementLine),
      segments: t.Array(t.Composite([t.Object({ meterId: Id, channelNo: s.ChannelNo }), s.Segment])),
      registers: t.Array(
        t.Object({
          meterId: Id,
          channelNo: s.ChannelNo,
          start: Nullable(RegisterEnd),
          end: Nullable(RegisterEnd),
          daySum: Nullable(Volume2),
          deviationPct: Nullable(Percent),
          photoUrl: Nullable(t.String()),
        }),
      ),
      /** Of all channels together, the oldest first. */
      daily: t.Array(
        t.Object({ gasDay: DateText, volume: Nullable(Volume2), amount: Nullable(Money), quality: Quality }),
      ),
      /** The days less what was read, m³: days that came after the statement was drawn do not change it. Null without days of each channel. */
      dayDifference: Nullable(Volume2),
      compare: t.Object({ lastMonth: Nullable(s.Compare), lastYear: Nullable(s.Compare) }),
      statement: t.Object({
        statementId: Id,
        statementNo: t.String(),
        scope: OneOf('MULTI', 'SINGLE'),
        state: StatementState,
      }),
      ...s.age,
    }),
  },
  'energy GET /monthBill/detailOld': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101', 'A2206'],
    in: t.Object({ billMonth: Month, meterId: s.MeterFilter }),
    out: t.Object({
      billMonth: Month,
      rows: t.Array(
        t.Object({
          statementId: Id,
          meterId: Id,
          meterNo: t.String(),
          name: t.String(),
          prev: Volume2,
          curr: Volume2,
          volume: Volume2,
          price: Nullable(Price),
          amount: Nullable(Money),
        }),
      ),
      total: t.Object({ volume: Volume2, amount: Nullable(Money) }),
      oldBillNo: Nullable(t.String()),
      note: t.String(),
      ...s.age,
    }),
  },
  'energy GET /monthBill/detail': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902'],
    in: t.Object({ billMonth: Month, statementId: t.Optional(Id) }),
    out: t.Object({
      billMonth: Month,
      billVersion: s.BillVersion,
      header: t.Object({
        volume: Volume2,
        amount: Nullable(Money),
        net: Nullable(Money),
        tax: Nullable(Money),
        periodFrom: DateText,
        periodTo: DateText,
      }),
      meters: t.Array(MonthMeter),
      /** Empty without BILL_VIEW and for the old system. */
      segments: t.Array(t.Composite([t.Object({ meterId: Id, channelNo: s.ChannelNo }), s.Segment])),
      otherItems: t.Array(t.Object({ code: t.String(), name: t.String(), amount: Nullable(Money) })),
      compare: t.Object({ lastMonth: Nullable(s.Compare), lastYear: Nullable(s.Compare) }),
      /** Of each meter that has tiers; empty in the old system. */
      tierYear: t.Array(s.TierYear),
      /** The first statement and its own bill; `statements` holds all of the answer. */
      statement: t.Object({ statementId: Id, statementNo: t.String(), state: StatementState }),
      bill: Nullable(StatementBill),
      statements: t.Array(
        t.Object({
          statementId: Id,
          statementNo: t.String(),
          state: StatementState,
          /** Null where it is one of all meters. */
          meterId: Nullable(Id),
          bill: Nullable(StatementBill),
        }),
      ),
      ...s.age,
    }),
  },
})
