import { Type as t } from '@sinclair/typebox'
import {
  GoodsGroup,
  InvoiceApplyState,
  InvoiceColor,
  InvoiceItemState,
  InvoiceSource,
  InvoiceStatus,
  InvoiceType,
  RedMode,
  RedReason,
  RedState,
} from '../codes'
import { DateText, Id, Instant, Money, Month, Nullable, OneOf, Price, Text, Volume4 } from '../common'

/* Words that several calls of invoices share. Codes only: labels and tones are those of domain/statuses. */

/** 0.09, 0.13, 0.06. */
export const TaxRate = t.String({ pattern: '^0\\.\\d{2}$', description: 'part of one, 2 decimals' })
/** Pieces or m³, up to eight decimals, negative on a red invoice. */
export const Quantity = t.String({ pattern: '^-?\\d{1,13}(\\.\\d{1,8})?$' })
/** yuan without tax, eight decimals. */
const NetPrice = t.String({ pattern: '^\\d{1,14}\\.\\d{8}$' })
/** 'YYYY-MM', both inclusive. */
export const monthFields = { monthFrom: t.Optional(Month), monthTo: t.Optional(Month) }
export const Keyword = Text(50)

/** What may be invoiced once (C 2.16). */
export const tradeFields = {
  tradeNo: Id,
  source: InvoiceSource,
  /** e.g. 2026年10月账单. */
  title: t.String(),
  goodsGroup: GoodsGroup,
  month: Month,
  tradeTime: Instant,
  meterNo: Nullable(t.String()),
  /** m³; null where no gas is meant. */
  volume: Nullable(Volume4),
  /** Negative where a bill was corrected downwards. */
  grossAmount: Money,
  /** What invoices say of it by now, red ones counted off. */
  invoicedAmount: Money,
  /** What may still be invoiced: less than the whole where one of several invoices was reversed (IR-05). */
  openAmount: Money,
  status: InvoiceItemState,
  /** Why it cannot be invoiced here; null where it can or was. */
  blockReason: Nullable(t.String()),
  /** Last day to apply (IV-04). */
  deadline: DateText,
  /** Days left, only within 30 days of the deadline and while it waits. */
  daysLeft: Nullable(t.Integer({ minimum: 0 })),
  /** A correction: goes with the other items of its meter by itself (IV-06). */
  isAdjust: t.Boolean(),
  /** The user that is filling in the form for it; null without one. */
  heldBy: Nullable(t.Object({ name: t.String(), mine: t.Boolean(), until: Instant })),
  canPick: t.Boolean(),
  applyId: Nullable(Id),
  invoiceIds: t.Array(Id),
}
export const TradeRow = t.Object(tradeFields)

export const countAndAmount = { count: t.Integer({ minimum: 0 }), amount: Money }

/** An invoice beside another one. */
export const sibling = { invoiceId: Id, invoiceNo: t.String(), grossAmount: Money }

/** A line as it is on the invoice (C 2.20): price without tax. */
export const lineFields = {
  lineNo: t.Integer(),
  /** *简称*名称. */
  goodsName: t.String(),
  spec: t.String(),
  unit: t.String(),
  quantity: Nullable(Quantity),
  unitPrice: Nullable(NetPrice),
  netAmount: Money,
  taxRate: TaxRate,
  taxAmount: Money,
  grossAmount: Money,
  isDiscount: t.Boolean(),
}
export const InvoiceLine = t.Object(lineFields)

/** A line of an item: price with tax, and what the tax will be (IV-07). */
export const TradeLine = t.Object({
  lineNo: t.Integer(),
  goodsName: t.String(),
  unit: t.String(),
  quantity: Nullable(Volume4),
  /** With tax. */
  unitPrice: Nullable(Price),
  grossAmount: Money,
  taxRate: TaxRate,
  netAmount: Money,
  taxAmount: Money,
})

/** Buyer or seller as printed; what was not given is ''. */
export const Party = t.Object({
  name: t.String(),
  taxNo: t.String(),
  address: t.String(),
  phone: t.String(),
  bankName: t.String(),
  bankAccount: t.String(),
})

export const invoiceFields = {
  invoiceId: Id,
  applyId: Nullable(Id),
  invoiceType: InvoiceType,
  /** Old types only: 10 or 12 digits before the number. */
  invoiceCode: Nullable(t.String()),
  /** 20 digits; 8 on old types. */
  invoiceNo: t.String(),
  color: InvoiceColor,
  status: InvoiceStatus,
  buyerName: t.String(),
  grossAmount: Money,
  netAmount: Money,
  taxAmount: Money,
  issueTime: Instant,
  /** What red invoices have taken back, ≥ 0. */
  redAmount: Money,
}
export const InvoiceRow = t.Object(invoiceFields)

export const redFields = {
  redId: Id,
  blueInvoiceId: Id,
  reason: RedReason,
  mode: RedMode,
  status: RedState,
  grossAmount: Money,
  createdAt: Instant,
  redInvoiceId: Nullable(Id),
}
export const RedRow = t.Object(redFields)

export const ApplyRef = t.Object({
  applyId: Id,
  status: InvoiceApplyState,
  invoiceType: InvoiceType,
  grossTotal: Money,
  submittedAt: Instant,
  applicant: t.String(),
})

/** One to three addresses; each is read by the rule of the specification (2610). */
export const Emails = (least: number) => t.Array(Text(100), { minItems: least, maxItems: 3 })
export const Step = <const T extends readonly string[]>(...steps: T) =>
  t.Object({ step: OneOf(...steps), at: Nullable(Instant), done: t.Boolean() })
