import type { StatusText, Transition } from '../machine'
import { channels } from './pay-order'

/** B 3.6: one attempt to pay one payable. */
export const tradePaymentStatus = {
  PAYING: { label: '支付中', tone: 'primary' },
  CONFIRMING: { label: '到账确认中', tone: 'primary' },
  PAID: { label: '支付成功', tone: 'success' },
  FAILED: { label: '支付失败', tone: 'danger' },
  EXPIRED: { label: '已过期', tone: 'muted' },
  REFUNDED: { label: '已退款', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type TradePaymentState = keyof typeof tradePaymentStatus
export type TradePaymentEvent = 'PAY' | 'FAIL' | 'EXPIRE' | 'LATE_PAY' | 'LATE_REFUND'

/** LATE_PAY: money after the end for what is still payable; LATE_REFUND: for what is not. */
export const tradePaymentTransitions: readonly Transition<TradePaymentState, TradePaymentEvent>[] = [
  { from: 'PAYING', on: 'PAY', to: 'PAID' },
  { from: 'PAYING', on: 'FAIL', to: 'FAILED' },
  { from: 'PAYING', on: 'EXPIRE', to: 'EXPIRED' },
  { from: 'CONFIRMING', on: 'PAY', to: 'PAID' },
  { from: 'CONFIRMING', on: 'FAIL', to: 'FAILED' },
  { from: 'CONFIRMING', on: 'EXPIRE', to: 'EXPIRED' },
  { from: 'EXPIRED', on: 'LATE_PAY', to: 'PAID' },
  { from: 'EXPIRED', on: 'LATE_REFUND', to: 'REFUNDED' },
  { from: 'FAILED', on: 'LATE_PAY', to: 'PAID' },
  { from: 'FAILED', on: 'LATE_REFUND', to: 'REFUNDED' },
]

export const tradeBizTypes = {
  DEPOSIT: '保证金',
  CHILD: '提气气款',
  SUPPLEMENT: '补款',
  NG_MARGIN: '竞购保证金',
} as const
export const tradeChannels = {
  WXMINI: '微信支付',
  WXJSAPI: '微信支付',
  WXH5: '微信支付',
  NATIVE: '手机支付',
  SANDBOX: channels.SANDBOX,
  BALANCE: '账户余额',
  TT: channels.TT,
} as const
export const depositDirections = { IN: '缴纳', OUT: '退还', DEDUCT: '扣除' } as const
