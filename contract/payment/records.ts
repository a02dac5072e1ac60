import { Type as t } from '@sinclair/typebox'
import {
  Direction,
  EntryType,
  PayBizType,
  Channel,
  PayOrderState,
  PaymentState,
  RefundState,
  RefundTarget,
  TrackStep,
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
  Paged,
  Price,
  Text,
  pageFields,
  Timeline,
  Volume2,
} from '../common'
import { endpoints } from '../endpoint'
import { OrderItem, OrderView, orderFields, rangeFields } from './words'

/** The first day that the list holds rows of: without a range 36 months back (AE-90). Earlier ones are asked for by a range. */
const since = DateText

/** What of the order's money was given back to the payer. */
const refundedAmount = Money

const RecordRow = t.Object({
  ...orderFields,
  refundedAmount,
  meterNo: Nullable(t.String()),
  /** What its money waits for, and by when that is promised (Y-01); null where nothing is promised any more. */
  waits: Nullable(
    t.Object({
      step: TrackStep,
      state: OneOf('WAITING', 'LATE', 'SOLVED'),
      dueAt: Instant,
      caseNo: Nullable(t.String()),
    }),
  ),
})

export const VoucherHead = t.Object({
  voucherId: Id,
  voucherNo: t.String(),
  orderId: Id,
  orderNo: t.String(),
  title: t.String(),
  bizType: PayBizType,
  meterNo: Nullable(t.String()),
  amount: Money,
  channelText: t.String(),
  paidAt: Instant,
})

/** An item with what it was charged for; the parts add up to what this order paid of it without a late fee (A 2.19). */
const VoucherItem = t.Composite([
  OrderItem,
  t.Object({
    priced: t.Array(t.Object({ name: t.String(), volume: Nullable(Volume2), price: Nullable(Price), amount: Money })),
  }),
])

export const OrderRefund = t.Object({
  refundId: Id,
  amount: Money,
  reason: t.String(),
  to: RefundTarget,
  state: RefundState,
  appliedAt: Instant,
  doneAt: Nullable(Instant),
  refuseReason: Nullable(t.String()),
})

export const OrderPayment = t.Object({
  paymentId: Id,
  /** The number that the channel was given, and the channel's own; null before it has one. */
  outTradeNo: t.String(),
  channelTradeNo: Nullable(t.String()),
  subSeq: Nullable(t.Integer()),
  channel: Channel,
  amount: Money,
  state: PaymentState,
  successAt: Nullable(Instant),
})

/** Part A 5.5 and 5.8: what was paid, the balance and the proofs. */
export const records = endpoints({
  'default GET /crmgas/pay/record': {
    access: 'model:PAY_RECORD',
    refuses: ['A2316', 'A2331'],
    in: t.Object({
      bizType: t.Optional(PayBizType),
      /** The tabs: 待支付, 已完成, 已退款; absent = all. */
      state: t.Optional(OneOf('OPEN', 'DONE', 'REFUND')),
      channel: t.Optional(Channel),
      /** '1': own orders for other accounts (我的代缴). */
      mine: t.Optional(Flag),
      ...rangeFields,
      ...pageFields,
    }),
    out: Paged(RecordRow, {
      /** `paidAmount` of all rows of the whole filter, whatever became of them, and what of it was given back. */
      sumPaid: Money,
      sumRefunded: Money,
      /** The same by month, newest first: the headers of the list. */
      months: t.Array(t.Object({ month: Month, sumPaid: Money, sumRefunded: Money, count: t.Integer() })),
      since,
    }),
  },
  'default GET /crmgas/pay/recordDetail': {
    access: 'model:PAY_RECORD',
    refuses: ['2902'],
    in: t.Object({ orderId: Id }),
    out: t.Composite([
      OrderView,
      t.Object({
        refundedAmount,
        payments: t.Array(OrderPayment),
        refund: Nullable(OrderRefund),
        refundable: t.Object({ ok: t.Boolean(), reason: Nullable(t.String()) }),
        voucherId: Nullable(Id),
        /** Prepared by another user and approved by the payer (Y-12). */
        prepared: Nullable(t.Object({ byMask: t.String(), approvedAt: Nullable(Instant) })),
        gasOrderId: Nullable(Id),
        timeline: Timeline(PayOrderState),
      }),
    ]),
  },
  'default POST /crmgas/pay/refundApply': {
    access: 'model:PAY_TOPUP',
    refuses: ['2620', '2902', 'A2313', 'A2328', 'A2330'],
    once: true,
    in: t.Object({ orderId: Id, reason: Text(100, 5) }),
    out: t.Object({ refundId: Id, state: RefundState }),
  },
  'default GET /crmgas/fee/transaction': {
    access: 'model:PAY_RECORD',
    refuses: ['2902', 'A2316', 'A2331'],
    in: t.Object({
      entryType: t.Optional(EntryType),
      direction: t.Optional(Direction),
      month: t.Optional(Month),
      ...rangeFields,
      ...pageFields,
    }),
    out: Paged(
      t.Object({
        entryId: Id,
        seq: t.Integer(),
        direction: Direction,
        amount: Money,
        balanceAfter: Money,
        entryType: EntryType,
        refType: t.String(),
        refId: t.String(),
        /** Number of what it refers to (order, bill, plan), for the row's sheet. */
        refNo: Nullable(t.String()),
        occurredAt: Instant,
        remark: Nullable(t.String()),
      }),
      {
        monthSum: t.Object({ in: Money, out: Money }),
        months: t.Array(t.Object({ month: Month, in: Money, out: Money })),
        balance: Money,
        available: Money,
        provisional: Money,
        since,
      },
    ),
  },
  'default POST /crmgas/fee/export': {
    access: 'model:PAY_RECORD',
    refuses: ['2902', 'A2316', 'A2331'],
    in: t.Object({ dateFrom: DateText, dateTo: DateText }),
    out: t.Object({ url: t.String(), fileName: t.String(), expireAt: Instant }),
  },
  'default GET /crmgas/voucher/list': {
    access: 'model:PAY_RECORD',
    refuses: ['A2316', 'A2331'],
    in: t.Object({ ...rangeFields, meterId: t.Optional(Id), ...pageFields }),
    out: Paged(VoucherHead, { since }),
  },
  'default GET /crmgas/voucher/detail': {
    access: 'model:PAY_RECORD',
    refuses: ['2902'],
    in: t.Object({ voucherId: Id }),
    out: t.Composite([
      VoucherHead,
      t.Object({
        customerName: t.String(),
        /** The payer: the name that a transfer came under, else the customer that the paying user acted for; of another customer masked. */
        payerName: t.String(),
        bp: t.String(),
        address: t.String(),
        companyName: t.String(),
        /** 大写金额 (5.17). */
        amountUpper: t.String(),
        parts: t.Array(t.Object({ name: t.String(), amount: Money })),
        items: t.Array(VoucherItem),
        volume: Nullable(Volume2),
        verifyCode: t.String(),
        /** What of it does not hold any more: given back to the payer, or with the thing that it paid for. */
        refundedAmount: Money,
        /** The document behind a signed address, good for ten minutes. */
        pdfUrl: t.String(),
        invoiceable: t.Boolean(),
        /** Where this user had it sent last, the newest first. */
        mails: t.Array(t.Object({ email: t.String(), state: OneOf('WAITING', 'SENT', 'FAILED'), at: Instant })),
      }),
    ]),
  },
  'default POST /crmgas/voucher/sendEmail': {
    access: 'model:PAY_RECORD',
    refuses: ['2610', '2902'],
    in: t.Object({ voucherId: Id, email: Text(100, 1) }),
    /** The address, masked. */
    out: t.Object({ email: t.String() }),
    summary: 'Sends the document of a voucher to a mail address; three times an hour at most',
  },
})
