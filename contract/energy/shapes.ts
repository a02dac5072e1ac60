import { Type as t } from '@sinclair/typebox'
import {
  GasUse,
  MeterType,
  ChargeMode,
  IcMode,
  Quality,
  Season,
  ReadingSource,
  AbnormalType,
  ChangeType,
  MeterState,
  ValveState,
  OnlineState,
  MeterImgState,
  ImgPurpose,
} from '../codes'
import {
  DateText,
  Flag,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Percent,
  Price,
  Text,
  Volume1,
  Volume2,
} from '../common'

/*
 * The shapes of meters, usage and prices (A 2.1–2.6). Money fields are null for a reader without
 * BILL_VIEW; a null shows as -- (AE-92).
 */

export const BillVersion = OneOf('NEW', 'OLD')

/** Y-03: how old figures are, and how whole. */
export const ageFields = {
  /** What happened later is not in the figures. */
  asOf: Instant,
  /** Share of the expected day (or hour) frames that are there, per cent; of meters read by hand: of the registers that were read. */
  whole: t.Integer({ minimum: 0, maximum: 100 }),
}

/** The same with what is behind it. */
export const age = {
  ...ageFields,
  /** Gas days without a frame, those that were estimated among them, oldest first. */
  missingDays: t.Array(DateText),
  /** m³ of the figures that were estimated. */
  estimatedVolume: Volume2,
}

/** '' stands for all meters of the customer. */
export const MeterFilter = t.Optional(t.String({ maxLength: 8 }))
export const MeterId = t.String({ minLength: 1, maxLength: 8 })
export const ChannelNo = t.String({ pattern: '^[1-4]$' })

const Channel = t.Object({
  channelNo: ChannelNo,
  name: t.String(),
  hasCorrector: t.Boolean(),
  lastReading: Volume2,
  lastReadingAt: Nullable(Instant),
})

/** The last photo as a meter row shows it; `url` is signed for 30 minutes and null when the file is gone. */
export const MeterPhoto = t.Object({
  imgId: Id,
  url: Nullable(t.String()),
  takenAt: Instant,
  reading: Volume2,
  state: MeterImgState,
})

/** Self-reading window of AE-11; dates are both inclusive. */
export const ImgWindow = t.Object({ open: t.Boolean(), from: DateText, to: DateText })

/** A row of list-meter-channel (A 5.15). `alias` is '' while the customer gave none. */
export const MeterRow = t.Object({
  meterId: Id,
  meterNo: t.String(),
  alias: t.String(),
  meterType: MeterType,
  chargeMode: ChargeMode,
  model: t.String(),
  caliber: t.String(),
  maker: t.String(),
  location: t.String(),
  gasUse: GasUse,
  gasUseText: t.String(),
  digits: t.Integer(),
  qmax: Volume2,
  state: MeterState,
  valveState: ValveState,
  onlineState: OnlineState,
  batteryPct: Nullable(t.Integer()),
  lastReading: Volume2,
  lastReadingAt: Nullable(Instant),
  remainVolume: Nullable(Volume1),
  cardType: Nullable(OneOf('NFC', 'CONTACT')),
  icMode: Nullable(IcMode),
  channels: t.Array(Channel),
  /** Price of today's tier; null when the company has published none for this use and season. */
  priceNow: Nullable(Price),
  /** Available money of a remotely charged account; null for other meters and without BILL_VIEW. */
  available: Nullable(Money),
  openGasOrderId: Nullable(Id),
  imgWindow: ImgWindow,
  meterImg: Nullable(MeterPhoto),
})

export const MeterReadingRow = t.Object({
  readingId: Id,
  channelNo: ChannelNo,
  readAt: Instant,
  gasDay: DateText,
  stdReading: Volume2,
  workReading: Nullable(Volume2),
  pressure: Nullable(Volume2),
  temperature: Nullable(Volume2),
  source: ReadingSource,
  state: OneOf('VALID', 'SUSPECT', 'REJECTED'),
})

export const MeterImgRow = t.Object({
  imgId: Id,
  meterId: Id,
  meterNo: t.String(),
  alias: t.String(),
  channelNo: ChannelNo,
  period: Month,
  purpose: ImgPurpose,
  url: Nullable(t.String()),
  reading: Volume2,
  ocrReading: Nullable(Volume2),
  takenAt: Instant,
  noExif: Flag,
  state: MeterImgState,
  rejectReason: Nullable(t.String()),
  readingId: Nullable(Id),
})

export const ChangeRow = t.Object({
  changeId: Id,
  meterId: Nullable(Id),
  meterNo: t.String(),
  alias: t.String(),
  changeType: ChangeType,
  oldValue: Nullable(t.String()),
  newValue: Nullable(t.String()),
  oldMeterNo: Nullable(t.String()),
  newMeterNo: Nullable(t.String()),
  oldEndReading: Nullable(Volume2),
  newStartReading: Nullable(Volume2),
  reason: t.String(),
  operator: t.String(),
  happenedAt: Instant,
  docUrl: Nullable(t.String()),
  affectsBilling: t.Boolean(),
})

/** A priced part of a volume (AE-16, AE-17). tierNo 0 = 自选 price. */
export const Segment = t.Object({
  tierNo: t.Integer({ minimum: 0 }),
  label: t.String(),
  season: Season,
  price: Price,
  volume: Volume2,
  amount: Money,
  fromDate: DateText,
  toDate: DateText,
})

export const StatementLine = t.Object({
  meterId: Id,
  meterNo: t.String(),
  alias: t.String(),
  channelNo: ChannelNo,
  channelName: t.String(),
  prevReading: Volume2,
  currReading: Volume2,
  readVolume: Volume2,
  adjustVolume: Volume2,
  adjustReason: t.String(),
  /** What the adjustment costs or saves of `amount`. */
  adjustAmount: Nullable(Money),
  settleVolume: Volume2,
  packageVolume: Volume2,
  billedVolume: Volume2,
  readingSource: ReadingSource,
  amount: Nullable(Money),
})

export const DailyRow = t.Object({
  gasDay: DateText,
  meterId: Id,
  channelNo: ChannelNo,
  /** Registers, volume, amount and price are null for a day without a frame (MISSING). */
  startReading: Nullable(Volume2),
  endReading: Nullable(Volume2),
  volume: Nullable(Volume2),
  /** Part of `volume` that came out of a gas package: `amount` is `price` × the rest (AE-17a). */
  packageVolume: Nullable(Volume2),
  /** Priced at that day's price and tier; null without BILL_VIEW and in months of the old system. */
  amount: Nullable(Money),
  /** What the day was charged at; the average on the day on which a tier begins; null where a package covers all of it. */
  price: Nullable(Price),
  quality: Quality,
  maxFlow: Nullable(Volume2),
  maxFlowAt: Nullable(Instant),
})

/** `t` is 'YYYY-MM-DD HH:00' for HOUR, a gas day, a month or a year by granularity. */
export const TrendPoint = t.Object({
  t: t.String(),
  volume: Nullable(Volume2),
  amount: Nullable(Money),
  quality: Quality,
})

export const Abnormal = t.Object({
  gasDay: DateText,
  meterId: Id,
  meterName: t.String(),
  type: AbnormalType,
  text: t.String(),
})

/** The tier of the calendar year a meter is in. */
export const TierNow = t.Object({
  tierNo: t.Integer(),
  used: Volume2,
  toNext: Nullable(Volume2),
  price: Price,
})

const TierBand = t.Object({
  tierNo: t.Integer(),
  fromVolume: Volume2,
  toVolume: Nullable(Volume2),
  finalPrice: Price,
  used: Volume2,
  remaining: Nullable(Volume2),
})

/** The position of a meter in its calendar year when a period ended, and on which of its gas days a higher tier began. */
export const TierYear = t.Object({
  meterId: Id,
  alias: t.String(),
  /** Volume of the year before the period. */
  usedBefore: Volume2,
  tier: TierNow,
  bands: t.Array(TierBand),
  steps: t.Array(t.Object({ tierNo: t.Integer(), gasDay: DateText })),
})

export const MyPrice = t.Object({
  meterId: Id,
  meterNo: t.String(),
  alias: t.String(),
  meterType: MeterType,
  gasUse: GasUse,
  gasUseText: t.String(),
  season: Season,
  base: Price,
  tiers: t.Array(TierBand),
  finalPrice: Price,
  guidePrice: Price,
  source: OneOf('CONTRACT', 'SCHEDULE'),
  docNo: t.String(),
  next: Nullable(t.Object({ effectiveFrom: DateText, finalPrice: Price })),
  /** Of `used` and `remaining`. */
  ...ageFields,
})

export const Compare = t.Object({
  billMonth: Month,
  volume: Volume2,
  amount: Nullable(Money),
  /** Of the volume. */
  changePct: Nullable(Percent),
  amountPct: Nullable(Percent),
})

export const Alias = Text(40)
