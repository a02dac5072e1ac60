import { Type as t } from '@sinclair/typebox'
import { InvoiceColor, InvoiceMailKind, InvoiceMailState, InvoiceType, UseState } from '../codes'
import { Id, Instant, Money, Nullable } from '../common'
import { endpoints } from '../endpoint'
import { IdList } from '../payment/words'
import { Emails, InvoiceRow, Party, RedRow, TradeRow, invoiceFields, lineFields, sibling } from './words'

const mailRow = {
  id: Id,
  /** Masked: abc***@example.com. */
  email: t.String(),
  kind: InvoiceMailKind,
  status: InvoiceMailState,
  sentAt: Nullable(Instant),
  failReason: Nullable(t.String()),
}

const files = {
  /** Signed, for ten minutes. */
  pdfUrl: t.String(),
  /** The original (数电票). */
  xmlUrl: Nullable(t.String()),
  ofdUrl: Nullable(t.String()),
  /** PNG, 1600 px wide, one per page. */
  pageImages: t.Array(t.String()),
}

export const InvoiceLine = t.Object({
  ...lineFields,
  /** With tax: what a red invoice may still take back of the line. */
  leftGross: Money,
})

/** Part C 5.6, 120–123: the invoice itself. */
export const invoices = endpoints({
  'default GET /crmgas/invoice/invoiceDetail': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2656'],
    in: t.Object({ invoiceId: Id }),
    out: t.Object({
      ...invoiceFields,
      amountUpper: t.String(),
      buyer: Party,
      seller: Party,
      drawer: t.String(),
      remark: t.String(),
      useStatus: UseState,
      lines: t.Array(InvoiceLine),
      /** grossAmount − redAmount. */
      leftAmount: Money,
      /** Null on history without a stored picture. */
      files: Nullable(t.Object(files)),
      items: t.Array(TradeRow),
      /** The forms about it, the newest first. */
      reds: t.Array(RedRow),
      /** Red invoices of it; of a red one, its blue one. */
      redInvoices: t.Array(InvoiceRow),
      blueInvoice: Nullable(InvoiceRow),
      mails: t.Array(t.Object(mailRow)),
      canRed: t.Boolean(),
      /** Why it cannot be reversed here; null where it can, and where the caller may not at all. */
      redHint: Nullable(t.String()),
      canReissue: t.Boolean(),
      /** The other invoices of its application that can be reversed with it (createRed, `siblings`). */
      siblings: t.Array(t.Object(sibling)),
      /** The form that runs, if one does. */
      openRedId: Nullable(Id),
    }),
  },
  'default GET /crmgas/invoice/getElectronicInvoices': {
    access: 'model:INVOICE_VIEW',
    silent: true,
    refuses: ['2655', '2656', '2657'],
    in: t.Object({ applyId: t.Optional(Id), tradeNo: t.Optional(Id), invoiceIds: t.Optional(IdList) }),
    out: t.Array(
      t.Object({
        invoiceId: Id,
        invoiceNo: t.String(),
        invoiceType: InvoiceType,
        color: InvoiceColor,
        grossAmount: Money,
        issueTime: Instant,
        ...files,
      }),
    ),
    summary: 'Files of invoices by one of the three; empty while an application is being issued, 2657 for an item',
  },
  'default POST /crmgas/invoice/reSendEmail': {
    access: 'model:INVOICE_VIEW',
    silent: true,
    refuses: ['2110', '2610', '2611', '2612', '2656'],
    in: t.Object({ invoiceIds: t.Array(Id, { minItems: 1, maxItems: 20 }), emails: Emails(1) }),
    out: t.Object({ accepted: t.Integer() }),
    summary: 'By the applicant, the master, or a user that may apply; 60 s between two sendings, five a day (IV-22)',
  },
  'default GET /crmgas/invoice/mailLog': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2656'],
    in: t.Object({ invoiceId: Id }),
    out: t.Array(t.Object(mailRow)),
  },
})
