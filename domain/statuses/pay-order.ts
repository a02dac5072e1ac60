import type { StatusText, Transition } from '../machine'

/** A 3.4. */
export const payOrderStatus = {
  WAIT_PAY: { label: '待支付', tone: 'warning' },
  PAYING: { label: '支付中', tone: 'primary' },
  PART_PAID: { label: '部分支付', tone: 'primary' },
  SUCCESS: { label: '支付成功', tone: 'success' },
  CLOSED: { label: '已关闭', tone: 'muted' },
  CLOSED_PART: { label: '部分支付已转余额', tone: 'muted' },
  EXCEPTION: { label: '支付异常', tone: 'danger' },
  SUCCESS_TO_BALANCE: { label: '已转入余额', tone: 'success' },
  REFUNDING: { label: '退款中', tone: 'primary' },
  REFUNDED: { label: '已退款', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type PayOrderState = keyof typeof payOrderStatus
export type PayOrderEvent =
  | 'PREPAY'
  | 'NOT_PAID'
  | 'SLICE_PAID'
  | 'PAID'
  | 'CLOSE'
  | 'EXPIRE_PART'
  | 'LATE_MONEY'
  | 'LATE_PAID'
  | 'WRONG_AMOUNT'
  | 'TO_BALANCE'
  | 'REFUND'
  | 'REFUND_DONE'
  | 'REFUND_REFUSED'

/**
 * SLICE_PAID: a sub-order was paid and others remain. LATE_MONEY: the channel reports money on a closed order (AE-47). LATE_PAID: the
 * money still paid for the order's target (B 3.6). WRONG_AMOUNT: the notified sum differs (AE-46). An order with a slice in payment
 * stays PART_PAID; the slice is PAYING.
 */
export const payOrderTransitions: readonly Transition<PayOrderState, PayOrderEvent>[] = [
  { from: 'WAIT_PAY', on: 'PREPAY', to: 'PAYING' },
  { from: 'WAIT_PAY', on: 'PAID', to: 'SUCCESS' },
  { from: 'WAIT_PAY', on: 'SLICE_PAID', to: 'PART_PAID' },
  { from: 'WAIT_PAY', on: 'CLOSE', to: 'CLOSED' },
  { from: 'WAIT_PAY', on: 'WRONG_AMOUNT', to: 'EXCEPTION' },
  { from: 'PAYING', on: 'PREPAY', to: 'PAYING' },
  { from: 'PAYING', on: 'NOT_PAID', to: 'WAIT_PAY' },
  { from: 'PAYING', on: 'PAID', to: 'SUCCESS' },
  { from: 'PAYING', on: 'SLICE_PAID', to: 'PART_PAID' },
  { from: 'PAYING', on: 'CLOSE', to: 'CLOSED' },
  { from: 'PAYING', on: 'WRONG_AMOUNT', to: 'EXCEPTION' },
  { from: 'PART_PAID', on: 'SLICE_PAID', to: 'PART_PAID' },
  { from: 'PART_PAID', on: 'PAID', to: 'SUCCESS' },
  { from: 'PART_PAID', on: 'EXPIRE_PART', to: 'CLOSED_PART' },
  { from: 'PART_PAID', on: 'WRONG_AMOUNT', to: 'EXCEPTION' },
  { from: 'CLOSED', on: 'LATE_MONEY', to: 'EXCEPTION' },
  { from: 'CLOSED', on: 'LATE_PAID', to: 'SUCCESS' },
  { from: 'EXCEPTION', on: 'TO_BALANCE', to: 'SUCCESS_TO_BALANCE' },
  { from: 'SUCCESS', on: 'REFUND', to: 'REFUNDING' },
  { from: 'REFUNDING', on: 'REFUND_DONE', to: 'REFUNDED' },
  { from: 'REFUNDING', on: 'REFUND_REFUSED', to: 'SUCCESS' },
]

/** Orders that took money: each has exactly one voucher (AE-54). */
export const TOOK_MONEY_STATES = [
  'SUCCESS',
  'CLOSED_PART',
  'SUCCESS_TO_BALANCE',
] as const satisfies readonly PayOrderState[]
/** Nothing more will happen without staff: the result page stops polling (AE-45). */
export const isSettled = (state: PayOrderState): boolean =>
  state !== 'WAIT_PAY' && state !== 'PAYING' && state !== 'PART_PAID' && state !== 'EXCEPTION'

/** Neither paid nor over: the payer may act, or the channel has yet to say. */
export const isAwaitingPayment = (state: PayOrderState): boolean => state === 'WAIT_PAY' || state === 'PAYING'

export const subOrderStatus = {
  WAIT_PAY: payOrderStatus.WAIT_PAY,
  PAYING: payOrderStatus.PAYING,
  SUCCESS: payOrderStatus.SUCCESS,
  CLOSED: payOrderStatus.CLOSED,
} as const satisfies Record<string, StatusText>
export type SubOrderState = keyof typeof subOrderStatus
export type SubOrderEvent = 'PREPAY' | 'NOT_PAID' | 'PAID' | 'CLOSE'

export const subOrderTransitions: readonly Transition<SubOrderState, SubOrderEvent>[] = [
  { from: 'WAIT_PAY', on: 'PREPAY', to: 'PAYING' },
  // Late money of an earlier payment.
  { from: 'WAIT_PAY', on: 'PAID', to: 'SUCCESS' },
  { from: 'WAIT_PAY', on: 'CLOSE', to: 'CLOSED' },
  { from: 'PAYING', on: 'PREPAY', to: 'PAYING' },
  { from: 'PAYING', on: 'NOT_PAID', to: 'WAIT_PAY' },
  { from: 'PAYING', on: 'PAID', to: 'SUCCESS' },
  { from: 'PAYING', on: 'CLOSE', to: 'CLOSED' },
]

/** One payment at a channel (A 2.10). */
export const paymentStatus = {
  CREATED: { label: '已创建', tone: 'muted' },
  PREPAID: { label: '待支付', tone: 'warning' },
  SUCCESS: { label: '成功', tone: 'success' },
  FAILED: { label: '失败', tone: 'danger' },
  CLOSED: { label: '已关闭', tone: 'muted' },
  REFUNDING: { label: '退款中', tone: 'primary' },
  REFUNDED: { label: '已退款', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type PaymentState = keyof typeof paymentStatus
export type PaymentEvent =
  | 'PREPAY'
  | 'PAID'
  | 'FAIL'
  | 'CLOSE'
  | 'LATE_MONEY'
  | 'REFUND'
  | 'REFUND_DONE'
  | 'REFUND_REFUSED'

export const paymentTransitions: readonly Transition<PaymentState, PaymentEvent>[] = [
  { from: 'CREATED', on: 'PREPAY', to: 'PREPAID' },
  { from: 'CREATED', on: 'FAIL', to: 'FAILED' },
  { from: 'CREATED', on: 'CLOSE', to: 'CLOSED' },
  { from: 'CREATED', on: 'PAID', to: 'SUCCESS' },
  { from: 'PREPAID', on: 'PAID', to: 'SUCCESS' },
  { from: 'PREPAID', on: 'FAIL', to: 'FAILED' },
  { from: 'PREPAID', on: 'CLOSE', to: 'CLOSED' },
  { from: 'CLOSED', on: 'LATE_MONEY', to: 'SUCCESS' },
  { from: 'FAILED', on: 'LATE_MONEY', to: 'SUCCESS' },
  { from: 'SUCCESS', on: 'REFUND', to: 'REFUNDING' },
  // The channel's first answer was its last.
  { from: 'SUCCESS', on: 'REFUND_DONE', to: 'REFUNDED' },
  { from: 'REFUNDING', on: 'REFUND_DONE', to: 'REFUNDED' },
  { from: 'REFUNDING', on: 'REFUND_REFUSED', to: 'SUCCESS' },
]

/** A 2.9. */
export const bizTypes = {
  BILL: '账单缴费',
  PREPAY: '预存充值',
  IC: '卡表购气',
  PACKAGE: '套餐',
  EXTRACT: '提气',
  INSTALLMENT: '分期',
  PROJECT: '工程款',
} as const
export type BizType = keyof typeof bizTypes

/** The name of the document about a payment: only gas that is bought for a card is 购气. */
export const voucherName = (bizType: BizType): string => (bizType === 'IC' ? '购气凭证' : '缴费凭证')

export const channels = {
  WXMINI: '微信小程序支付',
  WXJSAPI: '微信公众号支付',
  WXH5: '微信H5支付',
  NATIVE: 'App支付',
  SANDBOX: '模拟支付',
  TT: '电汇',
  BALANCE: '余额',
} as const
export type Channel = keyof typeof channels
