import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { followTypes, leadSlots, leadSources, leadStatus, leadTargets, quoteStatus } from '@domain/statuses/demand-lead'
import { DateText, Id, Instant, Money, Nullable, OneOf, Text } from '../common'

/* What the calls about enquiries share (E 5.2). */

export const LeadState = OneOf(...codes(leadStatus))
export const Target = OneOf(...codes(leadTargets))
export const Slot = OneOf(...codes(leadSlots))
export const Source = OneOf(...codes(leadSources))
export const Phone = t.String({ pattern: '^1[2-9]\\d{9}$' })
export const Images = (most: number) => t.Array(Id, { maxItems: most, uniqueItems: true })

export const headFields = {
  leadNo: Id,
  targetType: Target,
  targetName: t.String(),
  coverUrl: t.String(),
  quantity: t.Integer(),
  status: LeadState,
  statusText: t.String(),
  createdAt: Instant,
  hasOpenQuote: t.Boolean(),
  overdue: t.Boolean(),
}

const Picture = t.Object({ fileId: Id, url: t.String() })

/** A line of a quote: the amount is quantity times price. */
const QuoteItem = t.Object({
  name: Text(40, 1),
  qty: t.Integer({ minimum: 1, maximum: 9999 }),
  unitPrice: Money,
  amount: Money,
})

const Quote = t.Object({
  quoteNo: Id,
  /** The how manieth of its enquiry, from 1. */
  version: t.Integer({ minimum: 1 }),
  items: t.Array(QuoteItem),
  totalAmount: Money,
  /** The coupon of an accepted quote, what it took off, and what is left to pay (E-M-16). */
  couponCode: Nullable(Id),
  discount: Money,
  payable: Money,
  remark: t.String(),
  validUntil: DateText,
  status: OneOf(...codes(quoteStatus)),
  rejectReason: Nullable(t.String()),
  createdAt: Instant,
  pdfUrl: t.String({ description: 'the quote as a document, for ten minutes' }),
})

export const followFields = {
  followId: Id,
  type: OneOf(...codes(followTypes)),
  operator: t.String(),
  content: t.String(),
  images: t.Array(Picture),
  at: Instant,
}

export const detailFields = {
  ...headFields,
  targetId: Id,
  skuName: Nullable(t.String()),
  unitPrice: Nullable(Money),
  /** unitPrice × quantity (E-M-05); null without a price. */
  estimate: Nullable(Money),
  contactName: t.String(),
  contactPhone: t.String(),
  address: t.String(),
  expectedDate: Nullable(DateText),
  expectedSlot: Nullable(Slot),
  description: t.String(),
  images: t.Array(Picture),
  adviserName: t.String(),
  adviserPhone: t.String(),
  firstContactDueAt: Instant,
  firstContactAt: Nullable(Instant),
  cancelReason: Nullable(t.String()),
  closeReason: Nullable(t.String()),
  completedAt: Nullable(Instant),
  score: Nullable(t.Integer()),
  scoreTags: t.Array(t.String()),
  scoreText: t.String(),
  quotes: t.Array(Quote),
}
