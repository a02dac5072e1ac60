import { Type as t } from '@sinclair/typebox'
import {
  DateText,
  Flag,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Percent,
  Volume2,
  Volume4,
  pageFields,
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
  state: s.StatementState,
  statementId: Id,
  billId: Nullable(Id),
})

const MonthMeter = t.Object({
  meterId: Id,
  meterNo: t.String(),
  alias: t.String(),
  meterType: s.MeterType,
  lines: t.Array(s.StatementLine),
  volume: Volume2,
  amount: Nullable(Money),
  sharePct: Nullable(Percent),
})

/** Part A 5.2, 5.3: usage and months. */
export const usageCalls = endpoints({
  'energy GET /energy/overview': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterFilter, month: t.Optional(Month) }),
    out: t.Object({
      billMonth: Month,
      periodFrom: DateText,
      periodTo: DateText,
      month: Volume2,
      estAmount: Nullable(Money),
      /** Of one meter only; null for all meters together. */
      tier: Nullable(s.TierNow),
      yoyPct: Nullable(Percent),
      momPct: Nullable(Percent),
      avgDay: Nullable(Volume2),
      maxDay: Nullable(t.Object({ gasDay: DateText, volume: Volume2 })),
      /** m³/h. */
      peakFlow: Nullable(Volume2),
      readingInfo: t.String(),
      abnormal: t.Array(s.Abnormal),
      updatedAt: Instant,
    }),
  },
  'energy GET /energy/trend': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101', 'A2316'],
    in: t.Object({
      meterId: s.MeterFilter,
      granularity: OneOf('HOUR', 'DAY', 'MONTH', 'YEAR'),
      from: t.String({ minLength: 4, maxLength: 10 }),
      to: t.String({ minLength: 4, maxLength: 10 }),
      compare: t.Optional(Flag),
    }),
    out: t.Object({
      points: t.Array(s.TrendPoint),
      comparePoints: t.Array(s.TrendPoint),
      sum: Volume2,
      avg: Nullable(Volume2),
      max: Nullable(Volume2),
      min: Nullable(Volume2),
    }),
  },
  'energy GET /energy/daily': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101'],
    in: t.Object({ ...pageFields, meterId: s.MeterId, channelNo: t.Optional(s.ChannelNo), month: Month }),
    out: Paged(s.DailyRow, { monthSum: Volume2 }),
  },
  'energy GET /energy/hourly': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterId, channelNo: t.Optional(s.ChannelNo), gasDay: DateText }),
    out: t.Object({
      list: t.Array(
        t.Object({
          hourStart: Instant,
          volume: Volume4,
          pressure: Nullable(Volume2),
          temperature: Nullable(Volume2),
          quality: s.Quality,
        }),
      ),
    }),
  },
  'energy GET /monthBill/list': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ ...pageFields, meterId: s.MeterFilter, year: t.Optional(t.String({ pattern: '^[1-9]\\d{3}$' })) }),
    out: Paged(MonthBillRow, { yearSum: t.Object({ volume: Volume2, amount: Nullable(Money) }) }),
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
      segments: t.Array(s.Segment),
      otherItems: t.Array(t.Object({ code: t.String(), name: t.String(), amount: Nullable(Money) })),
      compare: t.Object({ lastMonth: Nullable(s.Compare), lastYear: Nullable(s.Compare) }),
      /** Of each meter that has tiers. */
      tierYear: t.Array(t.Object({ meterId: Id, alias: t.String(), tier: s.TierNow })),
      statement: t.Object({ statementId: Id, statementNo: t.String(), state: s.StatementState }),
      bill: Nullable(t.Object({ billId: Id, billNo: t.String(), state: s.BillState })),
    }),
  },
})
