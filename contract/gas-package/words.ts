import { Type as t } from '@sinclair/typebox'
import {
  ChildOrderState,
  CycleType,
  DepositDirection,
  ExtractionChangeState,
  ExtractionChangeType,
  LockMode,
  PackagePriceType,
  SupplementState,
  SupplementType,
  SupplyMode,
} from '../codes'
import { DateText, Id, Instant, Money, Nullable, OneOf, Percent2, Price, Text, Volume0, Volume2 } from '../common'

/* Words that several calls about gas packages share. Codes only: labels and tones are those of domain/statuses/gas-package. */

/** What a package sells and on what terms; of an order: as they were when it was made (K-15). */
export const termsFields = {
  packageId: Id,
  name: t.String(),
  priceType: PackagePriceType,
  /** FLOAT: the reference price. */
  unitPrice: Price,
  /** FLOAT: off the published price of the cycle's first day (K-17). */
  floatDiscount: Nullable(Price),
  /** The published price at listing. */
  standardPrice: Price,
  supplyMode: SupplyMode,
  cycleType: CycleType,
  deliveryStart: DateText,
  deliveryEnd: DateText,
  depositRate: Percent2,
  overTolerance: Percent2,
  shortTolerance: Percent2,
  shortFeeRate: Percent2,
}

/** Volumes of a draft or of a plan, by cycle. */
export const CycleVolumes = t.Array(t.Object({ cycleNo: t.Integer({ minimum: 1 }), volume: Text(12, 1) }), {
  minItems: 1,
  maxItems: 60,
})

/** A cycle before there is an order: dates, the default share and its bounds. */
export const CyclePreview = t.Object({
  cycleNo: t.Integer(),
  /** 11月, 11月上旬. */
  name: t.String(),
  startDate: DateText,
  endDate: DateText,
  days: t.Integer(),
  volume: Volume0,
  low: Volume0,
  high: Volume0,
  editOpenAt: Instant,
  editCloseAt: Instant,
  payDeadline: Instant,
})

/** A cycle of an order with its child. */
export const cycleFields = {
  cycleNo: t.Integer(),
  name: t.String(),
  childNo: Id,
  startDate: DateText,
  endDate: DateText,
  days: t.Integer(),
  planVolume: Volume0,
  low: Volume0,
  high: Volume0,
  editOpenAt: Instant,
  editCloseAt: Instant,
  lockedVolume: Nullable(Volume0),
  lockMode: Nullable(LockMode),
  pickBillNo: Nullable(Id),
  payDeadline: Instant,
  /** Null while a floating price is not set (K-17); what is shown for it is an estimate. */
  unitPrice: Nullable(Price),
  /** What is or will be to pay; an estimate while the cycle is not locked. */
  payableAmount: Money,
  estimated: t.Boolean(),
  paidAmount: Money,
  /** All that may be taken in the cycle: locked − moved out + added + rolled in. */
  total: Volume2,
  extracted: Volume2,
  state: ChildOrderState,
  /** The edit window is open and the cycle is not locked. */
  open: t.Boolean(),
}

export const SupplementRow = t.Object({
  buNo: Id,
  orderNo: Id,
  childNo: Id,
  cycleName: t.String(),
  buType: SupplementType,
  volume: Volume2,
  unitPrice: Price,
  amount: Money,
  reason: t.String(),
  payDeadline: Nullable(Instant),
  paidAt: Nullable(Instant),
  state: SupplementState,
  rejectRemark: Nullable(t.String()),
  createdAt: Instant,
})

export const ChangeRow = t.Object({
  changeNo: Id,
  orderNo: Id,
  childNo: Id,
  cycleName: t.String(),
  changeType: ExtractionChangeType,
  volume: Volume0,
  targetCycleName: Nullable(t.String()),
  effectDate: DateText,
  reason: t.String(),
  buNo: Nullable(Id),
  state: ExtractionChangeState,
  reviewRemark: Nullable(t.String()),
  canWithdraw: t.Boolean(),
  createdAt: Instant,
})

export const DepositEntry = t.Object({
  entryNo: Id,
  direction: DepositDirection,
  amount: Money,
  balanceAfter: Money,
  remark: t.String(),
  at: Instant,
})

/** What the customer may do with an order, a child or a supplement now; the page draws its buttons from them. */
export const PackageAction = OneOf(
  'CANCEL',
  'SIGN',
  'PAY_DEPOSIT',
  'EDIT_CYCLES',
  'PAY_CHILD',
  'PAY_SUPPLEMENT',
  'CHANGE',
  'WITHDRAW',
  'AGAIN',
)

/** The next action on an order, and its deadline. */
export const NextStep = t.Object({
  action: PackageAction,
  text: t.String(),
  deadline: Nullable(Instant),
  /** What is lost besides the gas when the deadline passes; null where nothing is. */
  loss: Nullable(Money),
  /** Child or supplement that it is about. */
  bizNo: Nullable(Id),
})
