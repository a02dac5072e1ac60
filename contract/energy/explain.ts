import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { explainKinds } from '@domain/billing/explain-kinds'
import { ReadingSource, Season } from '../codes'
import { DateText, Id, Money, Month, Nullable, OneOf, Price, Volume2 } from '../common'
import { endpoints } from '../endpoint'
import { age } from './shapes'

const Against = OneOf('PREV', 'YEAR')

/** One side of the comparison. */
const Side = t.Object({
  /** The bills, or statements, that it is made of: several where the meters were settled apart then. */
  papers: t.Array(t.Object({ id: Id, no: t.String() })),
  billMonth: Month,
  periodFrom: DateText,
  periodTo: DateText,
  /** Gas days of the period. */
  days: t.Integer(),
  volume: Volume2,
  /** With the late fee. */
  amount: Money,
  lateFee: Money,
  /** Null in the old system. */
  net: Nullable(Money),
  tax: Nullable(Money),
  /** Of the gas without adjustments, for display; null without gas. */
  averagePrice: Nullable(Price),
  ...age,
})

const Row = t.Object({
  kind: OneOf(...codes(explainKinds)),
  /** Meter of a VOLUME, code of an ITEM; '' else. */
  of: t.String(),
  /** What it is called. */
  name: t.String(),
  amount: Money,
  /** m³ behind a DAYS, VOLUME or PACKAGE. */
  volume: Nullable(Volume2),
})

/** A channel on one side: the readings its volume comes from, and what was adjusted. */
const Line = t.Object({
  channelNo: t.String(),
  prevReading: Volume2,
  currReading: Volume2,
  readVolume: Volume2,
  adjustVolume: Volume2,
  adjustReason: t.String(),
  adjustAmount: Money,
  packageVolume: Volume2,
  billedVolume: Volume2,
  readingSource: ReadingSource,
  amount: Money,
})

const Meter = t.Object({
  meterId: Id,
  meterNo: t.String(),
  name: t.String(),
  /** Empty on a side that it is not on. */
  before: t.Array(Line),
  now: t.Array(Line),
})

const TierSide = t.Object({ volume: Volume2, amount: Money })
/** Volume and money of a tier over all meters; 0 = elective. */
const Tier = t.Object({ tierNo: t.Integer(), before: TierSide, now: TierSide })

/** What set a price: a row of the published table, or a contract, which beats it (AE-14). */
const Notice = t.Object({
  source: OneOf('SCHEDULE', 'CONTRACT'),
  docNo: t.String(),
  title: t.String(),
  docUrl: Nullable(t.String()),
  /** Null for a contract, which holds in every season. */
  season: Nullable(Season),
  effectiveFrom: DateText,
  effectiveTo: Nullable(DateText),
  /** Base price, before tiers. */
  price: Price,
  /** Priced by it. */
  meterIds: t.Array(Id),
  onBefore: t.Boolean(),
  onNow: t.Boolean(),
})

const Explained = t.Object({
  against: Against,
  before: Side,
  now: Side,
  /** now − before; the rows add up to it exactly. */
  change: Money,
  /** In the order in which the causes are separated; empty ones are left out. */
  rows: t.Array(Row),
  meters: t.Array(Meter),
  tiers: t.Array(Tier),
  notices: t.Array(Notice),
  /** Of both sides together. */
  ...age,
})

const refuses = ['2902', 'A2207'] as const

/** Y-04: why a bill, or a statement before it is one, is not that of the month or the year before. */
export const explainCalls = endpoints({
  'btwob GET /bill/explain': {
    access: 'model:BILL_VIEW',
    refuses: [...refuses],
    in: t.Object({ billId: Id, against: Against }),
    out: Explained,
    summary: 'A2207: no bill of that month; `offer` says which comparison there is instead, null for none',
  },
  'btwob GET /settlement/explain': {
    access: 'model:BILL_VIEW',
    refuses: [...refuses],
    in: t.Object({ statementId: Id, against: Against }),
    out: Explained,
    summary: 'The same of a statement, which has no late fee',
  },
})
