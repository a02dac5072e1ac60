import { Type as t } from '@sinclair/typebox'
import { MeterType, Quality } from '../codes'
import {
  DateText,
  Done,
  Flag,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Price,
  Percent,
  Volume2,
  Volume4,
  pageFields,
} from '../common'
import { codes } from '@domain/codes'
import { gapReasons } from '@domain/statuses/names'
import { endpoints } from '../endpoint'
import * as s from './shapes'

/** Remote meters of which the bars beside them lack some or all frames, in the order of the meters. */
const GapMeters = t.Array(t.Object({ meterId: Id, name: t.String() }))

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
      /** What gas packages cover of `month`; `estAmount` prices the rest. */
      packageVolume: Volume2,
      estAmount: Nullable(Money),
      /** (estAmount + what was paid for the package's gas) ÷ month: for display; null without a package, or without BILL_VIEW. */
      effectivePrice: Nullable(Price),
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
      gapMeters: GapMeters,
      ...s.age,
    }),
  },
  'energy GET /energy/dg/overview': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2111'],
    in: t.Object({ month: t.Optional(Month) }),
    out: t.Object({
      billMonth: Month,
      periodFrom: DateText,
      periodTo: DateText,
      plan: t.Object({
        /** Null where nothing was planned. */
        yearPlan: Nullable(Volume2),
        yearUsed: Volume2,
        monthPlan: Nullable(Volume2),
        monthUsed: Volume2,
        /** Newest closed gas day of the month, of which the two below are; null before the first. */
        gasDay: Nullable(DateText),
        dayPlan: Nullable(Volume2),
        dayUsed: Nullable(Volume2),
        /** Of the month up to that day; null without a plan. */
        deviationPct: Nullable(Percent),
        level: OneOf('NORMAL', 'OVER', 'UNDER'),
      }),
      days: t.Array(
        t.Object({
          gasDay: DateText,
          plan: Nullable(Volume2),
          actual: Nullable(Volume2),
          deviationPct: Nullable(Percent),
          level: OneOf('NORMAL', 'OVER', 'UNDER'),
          quality: Quality,
        }),
      ),
      meters: t.Array(
        t.Object({
          meterId: Id,
          name: t.String(),
          meterType: MeterType,
          volume: Volume2,
          sharePct: Nullable(Percent),
        }),
      ),
      /** Null without BILL_VIEW. */
      balance: Nullable(t.Object({ available: Money, provisional: Money, daysLeft: Nullable(t.Integer()) })),
      gapMeters: GapMeters,
      ...s.age,
    }),
    summary: 'A month beside its daily gas plan; A2111 for a customer without one',
  },
  'energy GET /energy/daily': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101'],
    in: t.Object({ ...pageFields, meterId: s.MeterId, channelNo: t.Optional(s.ChannelNo), month: Month }),
    out: Paged(s.DailyRow, { monthSum: Volume2, ...s.age }),
  },
  'btwob GET /usage/unusual': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterFilter }),
    out: t.Object({
      list: t.Array(
        t.Object({
          meterId: Id,
          name: t.String(),
          gasDay: DateText,
          volume: Volume2,
          /** Of the last 14 like days before it. */
          mean: Volume2,
          /** Above the mean, whole per cent. */
          percent: t.Integer(),
          isWorkday: t.Boolean(),
        }),
      ),
    }),
    summary: 'Days on which a meter used far more than on like days, and that were not asked about yet',
  },
  'btwob POST /usage/answer': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: Id, gasDay: DateText, answer: OneOf('NORMAL', 'ABNORMAL') }),
    out: Done,
    summary: 'What the customer says of such a day; a pattern called normal is not asked about again',
  },
  'btwob GET /usage/gaps': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterFilter }),
    out: t.Object({
      list: t.Array(
        t.Object({
          meterId: Id,
          name: t.String(),
          /** First gas day without a register. */
          since: DateText,
          /** Last gas day of it; of an open one the newest closed one. */
          through: DateText,
          reason: OneOf(...codes(gapReasons)),
          /** When the register came; null while it is open. */
          heardAt: Nullable(Instant),
          /** When data are collected next; null where staff end it, and of one that is over. */
          nextAt: Nullable(Instant),
          /** Of one that is over: what its days were made up to be, and those that are still estimated or missing. */
          madeUp: Nullable(
            t.Object({
              days: t.Integer(),
              volume: Volume2,
              /** What they cost by the prices of their days; null without BILL_VIEW. */
              estAmount: Nullable(Money),
              openDays: t.Integer(),
            }),
          ),
        }),
      ),
    }),
    summary: 'Gaps in the data of remote meters of the last 90 gas days: why, since when, and what came of them (Y-32)',
  },
  'btwob GET /usage/nights': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterId }),
    out: t.Object({
      /** NOT_REMOTE, ROUND_THE_CLOCK and FEW_NIGHTS: why the nights are not watched. */
      state: OneOf('WATCHED', 'SUSPECTED', 'NOT_REMOTE', 'ROUND_THE_CLOCK', 'FEW_NIGHTS'),
      /** First gas day of the excess; with SUSPECTED. */
      since: Nullable(DateText),
      /** Hours outside of production by the clock: 22 is 22:00–23:00; in the order of a gas day. */
      quietHours: t.Array(t.Integer({ minimum: 0, maximum: 23 })),
      /** m³/h above the level that are still usual. */
      margin: Nullable(Volume4),
      /** The newest nights, oldest first; none while they are not watched. */
      nights: t.Array(
        t.Object({
          gasDay: DateText,
          /** Lowest hour outside of production, m³/h; null: not measured. */
          flow: Nullable(Volume4),
          level: Nullable(Volume4),
          state: OneOf('NORMAL', 'ABOVE', 'RUNNING', 'UNKNOWN'),
        }),
      ),
      ...s.age,
    }),
    summary: 'What flows through a meter outside of production beside what its nights usually are',
  },
  'btwob POST /usage/nights/answer': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: Id, since: DateText }),
    out: Done,
    summary: 'The customer has looked and calls the flow of an open hint usual',
  },
  'btwob GET /usage/hours': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101', 'A2316', 'A2331'],
    in: t.Object({
      meterId: s.MeterFilter,
      /** Gas days, both included, at most 366; without them the last 365 that are closed. */
      from: t.Optional(DateText),
      to: t.Optional(DateText),
    }),
    out: t.Object({
      from: DateText,
      /** The newest closed gas day of the span. */
      to: DateText,
      meters: t.Array(
        t.Object({
          meterId: Id,
          name: t.String(),
          /** m³ of the hours from 08:00 of `from` on, 24 a gas day, two decimals, parted by commas; nothing for an unknown one. */
          hours: t.String(),
        }),
      ),
      ...s.age,
    }),
    summary: 'A year of hours of all remote meters in one answer',
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
