import { Type as t } from '@sinclair/typebox'
import { SmsCode, captchaFields } from '../account/words'
import { BillState, BillType, GuestScope, InvoiceState } from '../codes'
import { DateText, Id, Instant, Money, Month, Nullable, Paged, Price, Text, Volume2, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { age } from '../energy/shapes'
import { invoiceFields as allFields, lineFields, monthFields } from '../invoice/words'

const Token = Text(64, 1)

/** 2570: dead, whatever it died of. 2571: the pass is over, the link may not be. */
const gone = ['2570', '2571'] as const

/** A bill as a link shows it. */
export const guestBillFields = {
  billId: Id,
  billNo: t.String(),
  billType: BillType,
  billMonth: t.String(),
  periodFrom: DateText,
  periodTo: DateText,
  issueDate: DateText,
  dueDate: DateText,
  volume: Volume2,
  /** Part of `volume` that gas packages cover; `receivable` prices the rest. */
  packageVolume: Volume2,
  receivable: Money,
  paidPrincipal: Money,
  lateFeePaid: Money,
  /** With the late fee of today. */
  totalDue: Money,
  state: BillState,
  overdueDays: t.Integer({ minimum: 0 }),
  invoiceState: InvoiceState,
  meters: t.Array(t.Object({ meterId: Id, meterNo: t.String(), name: t.String() })),
  ...age,
}

const { applyId: _applyId, redAmount: _redAmount, ...shownFields } = allFields

/** An invoice as a link shows it. */
export const guestInvoiceFields = shownFields

/** What the link shows at all: everything else is asked for within it. */
const scopeFields = {
  scopes: t.Array(GuestScope),
  monthFrom: Month,
  monthTo: Month,
}

export const GuestUse = t.Object({
  statementId: Id,
  billMonth: Month,
  /** Null where it is of all meters. */
  meterId: Nullable(Id),
  meterName: Nullable(t.String()),
  volume: Volume2,
  /** Null where the link shows no bills. */
  amount: Nullable(Money),
  yoyPct: Nullable(t.String()),
  ...age,
})

export const GuestBillLine = t.Object({
  meterId: Id,
  meterNo: t.String(),
  name: t.String(),
  channelNo: t.String(),
  prevReading: Volume2,
  currReading: Volume2,
  packageVolume: Volume2,
  billedVolume: Volume2,
  price: Nullable(Price),
  amount: Money,
})

/**
 * Y-16: visitors by a link. All calls are POST: the token is never in an address, and a view is logged in the transaction that answers
 * it.
 */
export const guestReads = endpoints({
  'btwob POST /guest/look': {
    access: 'public',
    reads: true,
    refuses: ['2570'],
    in: t.Object({ token: Token }),
    out: t.Object({
      phoneMask: t.String(),
      /** The middle of its name hidden. */
      sender: t.String(),
      /** The sender's gas company and its phone, by which an outsider can verify the link. */
      companyName: t.String(),
      hotline: t.String(),
      ...scopeFields,
      /** Last day of the link. */
      endDate: DateText,
    }),
    summary: 'Sender, purpose and end, and the phone that proves the visitor; nothing of the content before',
  },
  'btwob POST /guest/sendCode': {
    access: 'public',
    refuses: ['2004', '2005', '2006', '2007', '2570', '2572'],
    in: t.Object({ token: Token, ...captchaFields }),
    /** Seconds: until the next code may be asked for, and until this one dies. */
    out: t.Object({ interval: t.Integer(), expire: t.Integer() }),
    summary: 'A code to the phone that the link names, by the rules of every code',
  },
  'btwob POST /guest/enter': {
    access: 'public',
    refuses: ['2002', '2003', '2570', '2572'],
    in: t.Object({ token: Token, smsCode: SmsCode }),
    out: t.Object({
      /** Goes with the calls of the link in the header x-link-pass. */
      pass: t.String(),
      expireAt: Instant,
      bp: t.String(),
      customerName: t.String(),
      ...scopeFields,
      /** Last day of the link. */
      endDate: DateText,
    }),
    summary: 'A pass of half an hour for the right code',
  },
  'btwob POST /guest/bills': {
    access: 'link',
    refuses: [...gone, '2902'],
    in: t.Object({ ...monthFields, ...pageFields }),
    out: Paged(t.Object(guestBillFields)),
    summary: 'Bills of the asked months as far as the link shows them',
  },
  'btwob POST /guest/bill': {
    access: 'link',
    refuses: [...gone, '2902'],
    in: t.Object({ billId: Id }),
    out: t.Object({
      ...guestBillFields,
      netAmount: Nullable(Money),
      taxAmount: Nullable(Money),
      lines: t.Array(GuestBillLine),
      extras: t.Array(t.Object({ code: t.String(), name: t.String(), amount: Money })),
      payments: t.Array(t.Object({ orderNo: t.String(), amount: Money, paidAt: Instant })),
    }),
  },
  'btwob POST /guest/invoices': {
    access: 'link',
    refuses: [...gone, '2902'],
    in: t.Object({ ...monthFields, ...pageFields }),
    out: Paged(t.Object(guestInvoiceFields)),
    summary: 'By month of issue, red ones too',
  },
  'btwob POST /guest/invoice': {
    access: 'link',
    refuses: [...gone, '2902'],
    in: t.Object({ invoiceId: Id }),
    out: t.Object({
      ...guestInvoiceFields,
      lines: t.Array(t.Object(lineFields)),
      /** Good for ten minutes, and for no longer than the pass and the link. */
      files: Nullable(
        t.Object({
          pdfUrl: t.String(),
          xmlUrl: Nullable(t.String()),
          ofdUrl: Nullable(t.String()),
          pageImages: t.Array(t.String()),
        }),
      ),
    }),
  },
  'btwob POST /guest/usage': {
    access: 'link',
    refuses: [...gone, '2902'],
    in: t.Object({ ...monthFields, ...pageFields }),
    out: Paged(GuestUse),
    summary: 'Settled months, the newest first',
  },
})
