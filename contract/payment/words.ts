import { Type as t } from '@sinclair/typebox'
import { Season, InvoiceState, BillState, BillType, PayBizType, Channel, PayOrderState, SubOrderState } from '../codes'
import { DateText, Id, Instant, Money, Nullable, OneOf, Price, Text, Volume2 } from '../common'
import { age } from '../energy/shapes'

/* Words that several payment calls share. Codes only: labels and tones are those of domain/statuses. */

/** Channels that take money through `pay/prepay`. */
export const PrepayChannel = OneOf('WXMINI', 'WXJSAPI', 'WXH5', 'NATIVE', 'SANDBOX')
export const PlatformCode = OneOf('WEAPP', 'H5WX', 'H5', 'NATIVE')
export const SplitCode = OneOf('NONE', 'AMOUNT')

/** The holder of the payment lock of a bill (AE-40): shown as 支付中 beside the state. */
const BillLock = t.Object({
  byMe: t.Boolean(),
  /** Masked phone of the payer. */
  byText: t.String(),
  until: Instant,
  /** The order that holds the lock, only when it is the caller's own. */
  orderId: Nullable(Id),
})

export const billFields = {
  billId: Id,
  billNo: t.String(),
  billType: BillType,
  billVersion: OneOf('NEW', 'OLD'),
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
  lateFeeWaived: Money,
  /** Late fee that paying today would cost (AE-36). */
  lateFeeAccrued: Money,
  unpaid: Money,
  /** unpaid + lateFeeAccrued. */
  totalDue: Money,
  state: BillState,
  /** Calendar days since the due date; 0 when not overdue. */
  overdueDays: t.Integer({ minimum: 0 }),
  installmentId: Nullable(Id),
  invoiceState: InvoiceState,
  statementId: Nullable(Id),
  locked: Nullable(BillLock),
  /** The bank transfer that was ordered for it and waits for its money (AE-74): shown as 电汇中; others may pay all the same. */
  transferId: Nullable(Id),
  canPay: t.Boolean(),
  /** Why it cannot be paid now; null when it can, or when there is nothing to pay. */
  payHint: Nullable(t.String()),
  /** What the bill is for: alias or meter number of each meter. */
  meters: t.Array(t.Object({ meterId: Id, meterNo: t.String(), name: t.String() })),
  /** Of the volume (Y-03). */
  ...age,
}
export const BillRow = t.Object(billFields)

/** Of what is paid bill by bill: on bills that unfinished payment orders hold, and what these orders have been paid of it so far. */
export const InPayment = t.Object({ count: t.Integer(), totalDue: Money, paid: Money })

/** What is owed on bills. */
export const dueFields = { totalDue: Money, principal: Money, lateFee: Money, count: t.Integer() }
export const BillSum = t.Object({
  ...dueFields,
  /** Of it: on bills in an instalment plan, which are paid through it (AE-42). */
  installmentDue: Money,
  /** Of it: on bills that an application for a plan holds until its down payment: neither paid singly nor in the plan yet (AE-42). */
  heldDue: Money,
})

export const SegmentRow = t.Object({
  /** 0 = elective price 自选. */
  tierNo: t.Integer(),
  season: Season,
  price: Price,
  volume: Volume2,
  amount: Money,
  fromDate: DateText,
  toDate: DateText,
})

export const SubOrderRow = t.Object({
  subOrderId: Id,
  seq: t.Integer(),
  amount: Money,
  state: SubOrderState,
  paidAt: Nullable(Instant),
  /** The first unpaid slice only (AE-49). */
  canPay: t.Boolean(),
})

export const OrderItem = t.Object({
  refType: OneOf('BILL', 'PREPAY', 'INSTALLMENT', 'GAS_ORDER', 'PACKAGE', 'EXTRACT', 'PROJECT'),
  /** Null for a proxy payer: that user sees no bill lines (AE-61). */
  refId: Nullable(Id),
  title: t.String(),
  principal: Money,
  lateFee: Money,
  amount: Money,
})

export const orderFields = {
  orderId: Id,
  orderNo: t.String(),
  bizType: PayBizType,
  title: t.String(),
  state: PayOrderState,
  amount: Money,
  balanceUsed: Money,
  payAmount: Money,
  /** Money that arrived so far, balance included. */
  paidAmount: Money,
  channel: Channel,
  split: SplitCode,
  createdAt: Instant,
  expireAt: Instant,
  /** Seconds until it expires; 0 when over. */
  remainSeconds: t.Integer({ minimum: 0 }),
  paidAt: Nullable(Instant),
  resultNote: Nullable(t.String()),
  /** The order is for another account than the payer's (AE-61). */
  proxy: t.Boolean(),
  /** Number and name of the payee; masked for a proxy payer. */
  payeeBp: t.String(),
  payeeName: t.String(),
  payerMask: t.String(),
  payerIsMe: t.Boolean(),
  canPay: t.Boolean(),
  canCancel: t.Boolean(),
  /** The cashier took the money and the channel has not confirmed it: it is not to be paid again now. */
  confirming: t.Boolean(),
  /** The slice that is next to pay. */
  nextSubOrderId: Nullable(Id),
}

export const OrderView = t.Object({ ...orderFields, subOrders: t.Array(SubOrderRow), items: t.Array(OrderItem) })

/** Calls that take a range: both days inclusive, ≤ 12 months, else A2316 (AE-90). */
export const rangeFields = { dateFrom: t.Optional(DateText), dateTo: t.Optional(DateText) }

/** Ids in a query string, separated by commas. */
export const IdList = Text(3300)

/** The parameters for WeChat's cashier. */
export const WechatParams = t.Object({
  appId: t.String(),
  timeStamp: t.String(),
  nonceStr: t.String(),
  package: t.String(),
  signType: t.Literal('RSA'),
  paySign: t.String(),
})
/** A payment that is open at a channel, with what its cashier needs. */
export const Prepared = <C extends string, P extends Parameters<typeof t.Object>[0]>(channel: C, params: P) =>
  t.Object({ paymentId: Id, channel: t.Literal(channel), amount: Money, params: t.Object(params) })
