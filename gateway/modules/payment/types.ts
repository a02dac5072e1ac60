import type { BillState, BillType } from '@domain/statuses/bill'
import type { ChargeMode, EntryType } from '@domain/statuses/names'
import type { BizType, Channel, PaymentState, PayOrderState, SubOrderState } from '@domain/statuses/pay-order'
import type { RefundState } from '@domain/statuses/refund'

export type {
  BillState,
  BillType,
  BizType,
  Channel,
  ChargeMode,
  EntryType,
  PaymentState,
  PayOrderState,
  RefundState,
  SubOrderState,
}

/** The account of a customer with one company: every row of this module is read through it (CV-3). */
export interface AccountKey {
  companyCode: string
  bp: string
}

/** What payment needs of an account (A 2.1); money as decimal text. */
export interface Account extends AccountKey {
  customerName: string
  address: string
  chargeMode: ChargeMode
  balance: string
  provisional: string
  frozen: string
  creditLimit: string
  lateFeeRate: string
  cutoverMonth: string | null
}

/** A bill row (A 2.8). */
export interface Bill extends AccountKey {
  billId: string
  billNo: string
  billType: BillType
  billVersion: 'NEW' | 'OLD'
  billMonth: string
  periodFrom: string
  periodTo: string
  issueDate: string
  dueDate: string
  volume: string
  receivable: string
  netAmount: string | null
  taxAmount: string | null
  paidPrincipal: string
  lateFeePaid: string
  lateFeeWaived: string
  lateFeeBaseDate: string
  lateFeeCarried: string
  state: BillState
  lockOrderId: string | null
  lockUserId: string | null
  lockUntil: string | null
  installmentId: string | null
  invoiceState: 'NONE' | 'PART' | 'DONE'
  statementId: string | null
}

/** A payment order row (A 2.9). */
export interface Order extends AccountKey {
  orderId: string
  orderNo: string
  bizType: BizType
  payerUserId: string
  payerBp: string
  payerMask: string
  meterId: string | null
  title: string
  amount: string
  balanceUsed: string
  payAmount: string
  channel: Channel
  state: PayOrderState
  split: 'NONE' | 'AMOUNT'
  /** The day whose principal and late fee the order holds (AE-38). */
  asOf: string
  expireAt: string
  paidAt: string | null
  paidAmount: string
  requestNo: string
  resultNote: string | null
  pollCount: number
  createdAt: string
}

export type ItemRef = 'BILL' | 'PREPAY' | 'INSTALLMENT' | 'GAS_ORDER' | 'PACKAGE' | 'EXTRACT'

export interface Item {
  orderId: string
  seq: number
  refType: ItemRef
  refId: string
  title: string
  principal: string
  lateFee: string
  settledPrincipal: string
  settledLateFee: string
}

export interface SubOrder {
  subOrderId: string
  orderId: string
  seq: number
  amount: string
  state: SubOrderState
  paidAt: string | null
}

/** One payment at a channel (A 2.10). */
export interface Payment extends AccountKey {
  paymentId: string
  orderId: string
  subOrderId: string | null
  payerUserId: string
  outTradeNo: string
  channel: Channel
  amount: string
  received: string | null
  state: PaymentState
  prepayParams: Record<string, string> | null
  prepayExpireAt: string | null
  channelTradeNo: string | null
  successAt: string | null
  queryCount: number
  createdAt: string
}

export interface Refund extends AccountKey {
  refundId: string
  orderId: string
  outRefundNo: string
  amount: string
  reason: string
  refundTo: 'CHANNEL' | 'BALANCE'
  state: RefundState
  appliedBy: string
  appliedAt: string
  doneAt: string | null
  refuseReason: string | null
}

/** Who pays: kept on the order, shown masked to others. */
export interface Payer {
  userId: string
  bp: string
  /** Masked phone. */
  mask: string
}
