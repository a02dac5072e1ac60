import { Type as t } from '@sinclair/typebox'
import {
  ApplyEntry,
  GoodsGroup,
  InvoiceApplyState,
  InvoiceStatus,
  InvoiceType,
  MergeMode,
  NewInvoiceType,
  QueueReason,
} from '../codes'
import { Flag, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { Emails, InvoiceLine, InvoiceRow, Keyword, Party, Step, TradeRow, monthFields } from './words'

export const applyFields = {
  applyId: Id,
  status: InvoiceApplyState,
  queueReason: Nullable(QueueReason),
  invoiceType: NewInvoiceType,
  buyerName: t.String(),
  grossTotal: Money,
  netTotal: Money,
  taxTotal: Money,
  invoiceCount: t.Integer(),
  submittedAt: Instant,
  finishedAt: Nullable(Instant),
  applicant: t.String(),
  sourceEntry: ApplyEntry,
  failReason: Nullable(t.String()),
  invoices: t.Array(t.Object({ invoiceId: Id, invoiceNo: t.String(), grossAmount: Money, status: InvoiceStatus })),
}

export const PreviewedInvoice = t.Object({
  goodsGroup: GoodsGroup,
  lines: t.Array(InvoiceLine),
  netAmount: Money,
  taxAmount: Money,
  grossAmount: Money,
  amountUpper: t.String(),
  /** As printed: number, period, meters, then the own remark (IV-20). */
  remark: t.String(),
})

/** Part C 5.6, 115–119: what will be issued, and asking for it. */
export const applies = endpoints({
  'default POST /crmgas/invoice/previewInvoice': {
    access: 'model:INVOICE_APPLY',
    reads: true,
    refuses: ['2604', '2605', '2653', '2654'],
    in: t.Object({
      pickId: Id,
      invoiceType: NewInvoiceType,
      /** Without a title the sums are returned and no title is judged. */
      titleId: t.Optional(Id),
      mergeMode: MergeMode,
      remark: t.Optional(Text(100)),
    }),
    out: t.Object({
      /** What is picked, so that a reopened page has everything again. */
      items: t.Array(TradeRow),
      expireAt: Instant,
      remainSeconds: t.Integer({ minimum: 0 }),
      invoices: t.Array(PreviewedInvoice),
      invoiceCount: t.Integer(),
      netTotal: Money,
      taxTotal: Money,
      grossTotal: Money,
      /** Sentences: why it is split, why goods stand apart. */
      hints: t.Array(t.String()),
      /** How many invoices 按月 gives, where putting all together cuts items of several months at the limit of one invoice; else null. */
      byMonth: Nullable(t.Integer()),
      /** Why this customer gets no special invoice; null where one is possible (IV-14). */
      specialReason: Nullable(t.String()),
      /** The books are being closed: what is sent now waits until 8 o'clock of the 1st (IV-12). */
      monthEnd: t.Boolean(),
    }),
    summary: 'The invoices that sending the form would give, to the cent',
  },
  'default POST /crmgas/invoice/createInvoiceV2': {
    access: 'model:INVOICE_APPLY',
    once: true,
    silent: true,
    refuses: ['2602', '2603', '2604', '2605', '2610', '2652', '2653', '2654'],
    in: t.Object({
      pickId: Id,
      invoiceType: NewInvoiceType,
      titleId: t.Optional(Id),
      mergeMode: MergeMode,
      emails: Emails(0),
      receiverPhone: t.Optional(Text(20)),
      showBuyerExtra: Flag,
      remark: t.Optional(Text(100)),
      /** What the preview said; another sum is 2603. */
      grossTotal: Money,
      sourceEntry: OneOf('TRADE', 'BILL'),
    }),
    out: t.Object({
      applyId: Id,
      status: InvoiceApplyState,
      queueReason: Nullable(QueueReason),
      invoiceCount: t.Integer(),
    }),
    summary: '5005 while it is worked on; the same pick sent twice gets 5006 with the first application',
  },
  'default GET /crmgas/invoice/applyList': {
    access: 'model:INVOICE_VIEW',
    refuses: ['A2316'],
    in: t.Object({
      ...pageFields,
      /** Months of the application. */
      ...monthFields,
      status: t.Optional(InvoiceApplyState),
      invoiceType: t.Optional(NewInvoiceType),
      /** Number of an invoice, buyer or exact amount. */
      keyword: t.Optional(Keyword),
    }),
    out: Paged(t.Object(applyFields)),
  },
  'default GET /crmgas/invoice/issuedList': {
    access: 'model:INVOICE_VIEW',
    refuses: ['A2316'],
    in: t.Object({
      ...pageFields,
      /** Months of issue. */
      ...monthFields,
      invoiceType: t.Optional(InvoiceType),
      status: t.Optional(InvoiceStatus),
      keyword: t.Optional(Keyword),
    }),
    out: Paged(InvoiceRow, {
      /** Of the whole filter, the newest first; red invoices counted off. */
      months: t.Array(t.Object({ month: t.String(), count: t.Integer(), amount: Money })),
    }),
    summary: 'Invoices, blue and red, the newest first: of this product and of the old billing system',
  },
  'default GET /crmgas/invoice/applyDetail': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2655'],
    in: t.Object({ applyId: Id }),
    out: t.Object({
      ...applyFields,
      mergeMode: MergeMode,
      titleId: Nullable(Id),
      /** As it was when it was sent. */
      buyer: Party,
      emails: t.Array(t.String()),
      receiverPhone: Nullable(t.String()),
      showBuyerExtra: t.Boolean(),
      remark: t.String(),
      items: t.Array(TradeRow),
      issued: t.Array(InvoiceRow),
      progress: t.Array(Step('SUBMIT', 'ISSUE', 'MAIL')),
      canWithdraw: t.Boolean(),
      /** Its items may be picked again, the form filled as it was. */
      canRepeat: t.Boolean(),
      /** The reversal that this application follows. */
      redId: Nullable(Id),
    }),
  },
  'default POST /crmgas/invoice/withdrawApply': {
    access: 'model:INVOICE_APPLY',
    refuses: ['2613', '2655'],
    in: t.Object({ applyId: Id }),
    out: t.Object({ status: InvoiceApplyState }),
  },
})
