import { Type as t } from '@sinclair/typebox'
import { EntryType, InstallmentState, Quality, ReadingSource, Channel, StatementState } from '../codes'
import {
  FailedParts,
  DateText,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Price,
  Volume2,
  pageFields,
} from '../common'
import { endpoints } from '../endpoint'
import { age } from '../energy/shapes'
import { BillRow, BillSum, IdList, InPayment, SegmentRow, billFields, dueFields } from './words'

const BillLine = t.Object({
  meterId: Id,
  meterNo: t.String(),
  name: t.String(),
  channelNo: t.String(),
  channelName: t.String(),
  prevReading: Volume2,
  currReading: Volume2,
  readVolume: Volume2,
  adjustVolume: Volume2,
  adjustReason: Nullable(t.String()),
  /** What the adjustment costs or saves of `amount`; the rest of it is what the days cost. */
  adjustAmount: Money,
  settleVolume: Volume2,
  packageVolume: Volume2,
  billedVolume: Volume2,
  readingSource: ReadingSource,
  amount: Money,
  /** The one flat price of a bill of the old system; null where `segments` have the prices. */
  price: Nullable(Price),
  /** Empty for bills of the old system (pitfall A 9.15). */
  segments: t.Array(SegmentRow),
})

export const LateFee = t.Object({
  /** Per day, four decimals: '0.0005'. */
  rate: t.String(),
  days: t.Integer(),
  base: Money,
  /** From this day on the fee counts. */
  baseDate: DateText,
  amount: Money,
  /** The cap holds: `amount` is what it leaves, not what the formula gives. */
  capped: t.Boolean(),
  /** Share of the receivable that is the cap, in per cent: '30'. */
  capPct: t.String(),
  /** '52380.40 × 0.05% × 12天'; one product per rate, an earlier fee still owed before them. */
  formulaText: t.String(),
})

export const DayRow = t.Object({
  gasDay: DateText,
  meterId: Id,
  meterNo: t.String(),
  channelNo: t.String(),
  start: Nullable(Volume2),
  end: Nullable(Volume2),
  volume: Nullable(Volume2),
  /** Part of `volume` that came out of a gas package: `amount` is `price` × the rest (AE-17a). */
  packageVolume: Nullable(Volume2),
  /** Null where a package covers the whole day. */
  price: Nullable(Price),
  amount: Nullable(Money),
  quality: Quality,
})

/** A register read by hand is charged between two readings; `prevAt`, `currAt` are null without a reading (estimates, old system). */
const ReadingSpan = t.Object({
  meterId: Id,
  channelNo: t.String(),
  source: ReadingSource,
  prevReading: Volume2,
  prevAt: Nullable(Instant),
  currReading: Volume2,
  currAt: Nullable(Instant),
  /** Gas days of the period: the volume is shared out evenly over them (AE-16). */
  days: t.Integer(),
  volume: Volume2,
  amount: Money,
})

export const BillPayment = t.Object({
  orderId: Id,
  orderNo: t.String(),
  channel: Channel,
  amount: Money,
  principal: Money,
  lateFee: Money,
  paidAt: Instant,
  voucherId: Nullable(Id),
})

/** Part A 5.4: bills. */
export const bills = endpoints({
  'default GET /crmgas/bill/list': {
    access: 'model:BILL_VIEW',
    refuses: ['2902', 'A2316', 'A2331'],
    in: t.Object({
      /** Absent = all. UNPAID_ALL: everything with money still open, also bills in an instalment plan. */
      state: t.Optional(OneOf('UNPAID_ALL', 'PAID')),
      billMonthFrom: t.Optional(Month),
      billMonthTo: t.Optional(Month),
      meterId: t.Optional(Id),
      /** Only these bills: the order form, and the sum of the ticked ones. */
      billIds: t.Optional(IdList),
      ...pageFields,
    }),
    /** `sum` is over the whole filter: the rows of all its pages, those that owe nothing count for nothing. */
    out: Paged(BillRow, { sum: BillSum, failedParts: FailedParts }),
    summary: 'Bills of the account, the oldest due first while open, else the newest first',
  },
  'default GET /crmgas/bill/detail': {
    access: 'model:BILL_VIEW',
    refuses: ['2902'],
    in: t.Object({ billId: Id }),
    out: t.Object({
      ...billFields,
      netAmount: Nullable(Money),
      taxAmount: Nullable(Money),
      statement: Nullable(
        t.Object({
          statementId: Id,
          statementNo: t.String(),
          scope: OneOf('MULTI', 'SINGLE'),
          billMonth: t.String(),
          state: StatementState,
          revision: t.Integer(),
          customerSignName: Nullable(t.String()),
          customerSignAt: Nullable(Instant),
        }),
      ),
      lines: t.Array(BillLine),
      /** Items beside the gas: deviation charge and so on. */
      extras: t.Array(t.Object({ code: t.String(), name: t.String(), amount: Money })),
      payments: t.Array(BillPayment),
      /** What the balance paid, and got back when the bill was taken back: rows of the ledger. */
      offsets: t.Array(
        t.Object({
          entryId: Id,
          seq: t.Integer(),
          /** BILL_OFFSET is principal, LATEFEE late fee, ADJUST_IN what came back. */
          entryType: EntryType,
          /** Below zero where it came back. */
          amount: Money,
          occurredAt: Instant,
          remark: Nullable(t.String()),
        }),
      ),
      lateFee: LateFee,
      installment: Nullable(
        t.Object({
          planId: Id,
          planNo: t.String(),
          state: InstallmentState,
          periods: t.Integer(),
          paidPeriods: t.Integer(),
        }),
      ),
      canPart: t.Boolean(),
      /** Smallest part that may be paid (AE-37). */
      partMin: Money,
      /** Older overdue bills of the account that a careful payer settles first (AE-39). */
      olderOverdue: t.Integer(),
      /** Whether something of it may be invoiced here now: it is paid, and its time for that has not passed. */
      canInvoice: t.Boolean(),
    }),
  },
  'default GET /crmgas/bill/pdf': {
    access: 'model:BILL_VIEW',
    refuses: ['2902'],
    in: t.Object({ billId: Id }),
    out: t.Object({ url: t.String(), fileName: t.String() }),
    summary: 'The bill as a document: tiers, tax, what is owed until when, where money is sent to',
  },
  'default GET /crmgas/bill/dayDetail': {
    access: 'model:BILL_VIEW',
    refuses: ['2902'],
    in: t.Object({
      billId: Id,
      meterId: t.Optional(Id),
      channelNo: t.Optional(t.String({ maxLength: 2 })),
      ...pageFields,
    }),
    out: Paged(DayRow, {
      /**
       * `billAmount` is what the bill charges for the same meters: `amount` of the days, `adjustAmount` of what was adjusted beyond
       * them, `withoutDays` of meters that have none, and `tail` (尾差), which is rounding only. `volume` less `packageVolume`, with
       * `adjustVolume`, is the billed volume.
       */
      sum: t.Object({
        volume: Volume2,
        packageVolume: Volume2,
        amount: Money,
        adjustVolume: Volume2,
        adjustAmount: Money,
        withoutDays: Money,
        billAmount: Money,
        tail: Money,
      }),
      adjustments: t.Array(
        t.Object({ meterId: Id, channelNo: t.String(), volume: Volume2, amount: Money, reason: t.String() }),
      ),
      ...age,
      /** Of the meters without days. */
      readings: t.Array(ReadingSpan),
      meters: t.Array(
        t.Object({
          meterId: Id,
          meterNo: t.String(),
          name: t.String(),
          channels: t.Array(t.Object({ channelNo: t.String(), name: t.String() })),
        }),
      ),
    }),
  },
  'default GET /crmgas/bill/arrears': {
    access: 'model:BILL_VIEW',
    refuses: ['2902'],
    /** Unpaid bills that can be paid singly, oldest due date first, and their sum. */
    out: t.Object({
      list: t.Array(BillRow),
      ...dueFields,
      overdueCount: t.Integer(),
      inPayment: InPayment,
      /** Owed beside them, through an instalment plan (AE-42). */
      installmentDue: Money,
      /** Owed beside them, on bills that an application for a plan holds until its down payment. */
      heldDue: Money,
      /** Everything owed: all together. */
      arrears: Money,
    }),
  },
})
