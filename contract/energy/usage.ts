import { Type as t } from '@sinclair/typebox'
import { Quality } from '../codes'
import {
  DateText,
  Flag,
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

/** Part A 5.2: usage. */
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
      ...s.age,
    }),
  },
  'energy GET /energy/trend': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101', 'A2316', 'A2331'],
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
      ...s.age,
    }),
  },
  'energy GET /energy/daily': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101'],
    in: t.Object({ ...pageFields, meterId: s.MeterId, channelNo: t.Optional(s.ChannelNo), month: Month }),
    out: Paged(s.DailyRow, { monthSum: Volume2, ...s.age }),
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
          /** Null for an hour without a frame. */
          volume: Nullable(Volume4),
          pressure: Nullable(Volume2),
          temperature: Nullable(Volume2),
          quality: Quality,
        }),
      ),
      ...s.age,
    }),
  },
})
