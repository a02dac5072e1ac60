import { Type as t } from '@sinclair/typebox'
import {
  BillState,
  Channel,
  InvoiceColor,
  InvoiceStatus,
  InvoiceType,
  MatrixGap,
  MatrixKind,
  MatrixWay,
} from '../codes'
import { DateText, Flag, Id, Instant, Money, Month, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { monthFields } from './words'

const filterFields = {
  /** Months of the bills, at most 36; the last twelve by default. */
  ...monthFields,
  /** Name of a buyer: rows with an invoice made out to it, and of their invoices these only. */
  title: t.Optional(Text(100)),
  /** Rows that charge for this meter, as wholes: a bill is not taken apart. */
  meterNo: t.Optional(Id),
  /** Only rows that lack something. */
  onlyGaps: t.Optional(Flag),
}

const Gap = t.Object({
  gap: MatrixGap,
  /** Null where what is missing is no sum. */
  amount: Nullable(Money),
})

const sumFields = {
  count: t.Integer({ minimum: 0 }),
  /** Receivable of bills; those taken back and what was bought without a bill count for nothing. */
  billed: Money,
  /** Late fees that were paid. */
  lateFee: Money,
  /** Principal and late fees, and what was paid for gas without a bill. */
  paid: Money,
  unpaid: Money,
  /** Blue invoices. */
  invoiced: Money,
  /** Red invoices, negative. */
  red: Money,
  /** What stands of both. */
  net: Money,
  /** What may be invoiced and is not. */
  open: Money,
  /** Discounts and returns: never invoiced again (IR-05). */
  waived: Money,
  /** Not to be invoiced at present: before payment, or in an application. paid + unpaid = net + open + waived + pending. */
  pending: Money,
}

const { count: _count, ...cells } = sumFields

const Row = t.Object({
  rowId: Id,
  kind: MatrixKind,
  month: Month,
  /** e.g. 2026年10月账单. */
  title: t.String(),
  /** Number of the bill, or of the trade. */
  no: t.String(),
  date: DateText,
  billId: Nullable(Id),
  tradeNo: Nullable(Id),
  billState: Nullable(BillState),
  dueDate: Nullable(DateText),
  meterNos: t.Array(t.String()),
  ...cells,
  payments: t.Array(
    t.Object({
      way: MatrixWay,
      orderId: Nullable(Id),
      /** Number of the order; of the balance the remark of its entry. */
      no: t.String(),
      channel: Nullable(Channel),
      /** Negative where the balance got something back. */
      amount: Money,
      at: Nullable(Instant),
    }),
  ),
  /** Blue and red, the oldest first. */
  invoices: t.Array(
    t.Object({
      invoiceId: Id,
      invoiceNo: t.String(),
      invoiceType: InvoiceType,
      color: InvoiceColor,
      status: InvoiceStatus,
      buyerName: t.String(),
      issueTime: Instant,
      /** Its part for this row. */
      amount: Money,
      /** The whole invoice, which may stand for several rows. */
      grossAmount: Money,
    }),
  ),
  /** The most urgent first; never empty. */
  gaps: t.Array(Gap),
  /** Why nothing is invoiced here; null where nothing is in the way. */
  note: Nullable(t.String()),
})

const file = {
  /** Signed, for ten minutes. */
  url: t.String(),
  fileName: t.String(),
}

/** Y-15: bills beside what was paid, invoiced and reversed. Both rights are needed, to see bills and to see invoices (2110). */
export const matrix = endpoints({
  'btwob GET /invoice/matrix': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2110', '2902', 'A2316'],
    in: t.Object({ ...pageFields, ...filterFields }),
    out: Paged(Row, {
      monthFrom: Month,
      monthTo: Month,
      /** Of the whole filter. */
      sum: t.Object(sumFields),
      /** Money that came to the balance in these months; it is not counted above, what it pays is. */
      deposited: t.Object({ count: t.Integer({ minimum: 0 }), amount: Money }),
      /** By month, the newest first. */
      months: t.Array(t.Object({ month: Month, ...sumFields })),
      /** Buyers and meters for the filter. */
      titles: t.Array(t.String()),
      meters: t.Array(t.Object({ meterNo: t.String(), name: t.String() })),
    }),
    summary: 'A row for each bill and each purchase without one, the newest month first',
  },
  'btwob GET /invoice/matrix/export': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2110', '2902', 'A2316'],
    in: t.Object({ ...filterFields, format: OneOf('XLSX', 'CSV') }),
    out: t.Object(file),
    summary: 'The same rows as a file that is written while it is fetched',
  },
  'btwob GET /invoice/matrix/files': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2110'],
    in: t.Object({ month: Month }),
    out: t.Object({
      /** Invoices of the month that have files. */
      count: t.Integer({ minimum: 0 }),
      /** Null without any. */
      file: Nullable(t.Object(file)),
    }),
    summary: 'PDF and XML of all invoices issued in a month in one archive',
  },
})
