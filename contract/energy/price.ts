import { Type as t } from '@sinclair/typebox'
import { GasUse, MeterType, Season, MeterState, ValveState, StopState } from '../codes'
import {
  AmountInput,
  DateText,
  Flag,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Price,
  Text,
  Volume1,
  Volume2,
  pageFields,
} from '../common'
import { endpoints } from '../endpoint'
import * as s from './shapes'
import { StopGas, StopHead } from './stop-shapes'

const GuideHead = t.Object({
  docId: Id,
  docNo: t.String(),
  title: t.String(),
  publishedBy: t.String(),
  publishedAt: DateText,
  effectiveFrom: DateText,
  summary: t.String(),
  fileUrl: Nullable(t.String()),
  /** NEXT: 即将执行. */
  state: OneOf('NOW', 'NEXT', 'PAST'),
})

const GuidePrice = t.Object({
  gasUse: GasUse,
  season: Season,
  guidePrice: Price,
  upstreamPrice: Price,
  distributionPrice: Price,
})

/** One side of a change of price for a meter; null prices where none is published. */
export const NoticeSide = t.Object({
  docNo: t.String(),
  basePrice: Nullable(Price),
  /** The part of the base price that upstream changes have passed on. */
  linkageDelta: Nullable(Price),
  guidePrice: Nullable(Price),
  /** What the next m³ costs: base and tier, never above the guide price (AE-14), or what was agreed. */
  finalPrice: Nullable(Price),
  /** Of the bill; null without a volume. */
  amount: Nullable(Money),
  segments: t.Array(s.Segment),
})

export const NoticeMeter = t.Object({
  meterId: Id,
  name: t.String(),
  meterType: MeterType,
  gasUse: GasUse,
  /** Of the bill; null where its volume cannot be estimated. */
  volume: Nullable(Volume2),
  /** RUNNING: used so far and the forecast of the rest; LAST_YEAR, LAST_MONTH: as settled then; TYPED: as asked; NONE: unknown. */
  basis: OneOf('RUNNING', 'LAST_YEAR', 'LAST_MONTH', 'TYPED', 'NONE'),
  /** The first gas day of the bill that counts at the new price. */
  countsFrom: DateText,
  /** The agreed price that the meter is charged at on that day, whatever is published; null without one. */
  contractNo: Nullable(t.String()),
  before: NoticeSide,
  after: NoticeSide,
  /** after − before; null where one of them is unknown. */
  difference: Nullable(Money),
  ...s.ageFields,
})

export const PricePeriod = t.Object({
  effectiveFrom: DateText,
  effectiveTo: Nullable(DateText),
  price: Price,
  /** Season, guide price (AE-14) and tiers of then; null and empty for a contract, which is beside. */
  season: Nullable(Season),
  guidePrice: Nullable(Price),
  tiers: t.Array(
    t.Object({
      tierNo: t.Integer(),
      fromVolume: Volume2,
      toVolume: Nullable(Volume2),
      price: Price,
      /** Added to the base price, signed: a contract's base takes it over (AE-14). */
      delta: Price,
    }),
  ),
  /** A tier's surcharge may go beyond the guide price (AE-14). */
  surchargeAllowed: t.Boolean(),
  /** VAT in the price (AE-18), '0.0900'; null for a contract. */
  taxRate: Nullable(t.String()),
  /** CONTRACT: agreed with this customer, beats the published row of any season. */
  source: OneOf('SCHEDULE', 'CONTRACT'),
  /** A contract for this meter alone beats one for all of them. */
  forMeter: t.Boolean(),
  reason: t.String(),
  docNo: t.String(),
  docUrl: Nullable(t.String()),
})

/** Part A 5.4, 5.8: prices and stops of supply. */
export const priceCalls = endpoints({
  'default GET /crmgas/price/myPrice': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2101'],
    in: t.Object({ meterId: s.MeterFilter }),
    out: t.Object({ list: t.Array(s.MyPrice) }),
  },
  'default GET /crmgas/price/history': {
    access: 'model:ENERGY_VIEW',
    stale: 'ok',
    refuses: ['2902', 'A2101'],
    in: t.Object({ ...pageFields, meterId: s.MeterId }),
    out: Paged(PricePeriod),
  },
  'default GET /crmgas/price/guidePrice': {
    access: 'bound',
    stale: 'ok',
    in: t.Object({
      ...pageFields,
      gasUse: t.Optional(GasUse),
      season: t.Optional(Season),
      /** Of the first day in force. */
      year: t.Optional(t.String({ pattern: '^\\d{4}$' })),
    }),
    out: Paged(GuideHead, {
      /** The highest price of today by use and season, with the document that says so. */
      current: t.Array(t.Composite([GuidePrice, t.Object({ docNo: t.String(), effectiveFrom: DateText })])),
      /** Season of today, and the days (MM-DD) of the heating season. */
      season: Season,
      heatingFrom: t.String(),
      heatingTo: t.String(),
    }),
    summary: "The authority's guide prices: documents in force, to come and past (AE-20)",
  },
  'default GET /crmgas/price/guideDetail': {
    access: 'bound',
    stale: 'ok',
    refuses: ['2902'],
    in: t.Object({ docId: Id }),
    out: t.Composite([GuideHead, t.Object({ rows: t.Array(GuidePrice) })]),
  },
  'default POST /crmgas/price/trial': {
    access: 'model:ENERGY_VIEW',
    reads: true,
    refuses: ['2902', 'A2101', 'A2309', 'A2317'],
    in: t.Object({
      meterId: s.MeterId,
      buyMode: OneOf('AMOUNT', 'VOLUME'),
      value: AmountInput,
      date: t.Optional(DateText),
    }),
    out: t.Object({
      /** Null on an amount meter (金额表): its card holds yuan, nothing is converted (AE-56). */
      volume: Nullable(Volume1),
      amount: Money,
      leftover: Money,
      segments: t.Array(
        t.Object({ tierNo: t.Integer(), season: Season, price: Price, volume: Volume1, amount: Money }),
      ),
      /** Hash of the price rows used; sent back with the purchase (AE-19). */
      priceVersion: t.String(),
      split: t.Array(t.Object({ seq: t.Integer(), volume: Volume1, amount: Money })),
    }),
  },
  'btwob GET /price/notice': {
    access: 'model:BILL_VIEW',
    refuses: ['2902', 'A2101', 'A2317'],
    in: t.Object({
      /** Of the notice; without it the newest one that counts in the running month. */
      docNo: t.Optional(Text(60, 1)),
      meterId: s.MeterFilter,
      /** m³ of the bill instead of what is expected, for one meter. */
      volume: t.Optional(AmountInput),
    }),
    out: t.Object({
      notice: t.Object({ docNo: t.String(), title: t.String(), effectiveFrom: DateText }),
      /** The next bill that the notice touches. */
      billMonth: Month,
      periodFrom: DateText,
      periodTo: DateText,
      meters: t.Array(NoticeMeter),
    }),
    summary: 'Y-05: the next bill with and without a price notice, by the rule that bills are made by',
  },
  'default GET /crmgas/stopGas/info': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ stopId: t.Optional(Id) }),
    out: t.Object({
      /** Null when no stop is open. */
      stopGas: Nullable(StopGas),
      meters: t.Array(
        t.Object({
          meterId: Id,
          meterNo: t.String(),
          alias: t.String(),
          state: MeterState,
          valveState: ValveState,
        }),
      ),
      /** Today's arrears; null without BILL_VIEW. */
      arrears: Nullable(Money),
      plansAffected: t.Array(
        t.Object({
          groupId: Id,
          groupName: t.String(),
          fromDate: DateText,
          toDate: DateText,
          /** Of a limit: what was declared of its days, and what counts of it (G-03); null where nothing is. */
          limited: Nullable(t.Object({ declared: Volume2, counted: Volume2 })),
        }),
      ),
      serviceLine: t.String(),
    }),
  },
  'default GET /crmgas/stopGas/list': {
    access: 'bound',
    in: t.Object({ ...pageFields, state: t.Optional(StopState) }),
    out: Paged(StopHead),
  },
  'default POST /crmgas/stopGas/acknowledge': {
    access: 'bound',
    refuses: ['2902'],
    once: true,
    in: t.Object({ stopId: Id }),
    out: t.Object({ ackAt: Instant, ackName: t.String() }),
  },
  'default POST /crmgas/stopGas/confirmResume': {
    access: 'bound',
    refuses: ['2902', '2904', 'A2801', 'A2802'],
    once: true,
    in: t.Object({ stopId: Id, safetyConfirm: t.Optional(Flag) }),
    out: t.Object({ state: StopState }),
  },
})
