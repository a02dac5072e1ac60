import type { StatusText, Transition } from '../machine'

/** A 3.10. */
export const refundStatus = {
  APPLIED: { label: '退款申请中', tone: 'warning' },
  APPROVED: { label: '退款处理中', tone: 'primary' },
  DONE: { label: '已退款', tone: 'success' },
  REFUSED: { label: '已拒绝', tone: 'danger' },
  TO_BALANCE: { label: '已退至余额', tone: 'success' },
} as const satisfies Record<string, StatusText>

export type RefundState = keyof typeof refundStatus
export type RefundEvent = 'APPROVE' | 'REFUSE' | 'CHANNEL_DONE' | 'CHANNEL_REFUSED'

export const refundTransitions: readonly Transition<RefundState, RefundEvent>[] = [
  { from: 'APPLIED', on: 'APPROVE', to: 'APPROVED' },
  { from: 'APPLIED', on: 'REFUSE', to: 'REFUSED' },
  { from: 'APPROVED', on: 'CHANNEL_DONE', to: 'DONE' },
  { from: 'APPROVED', on: 'CHANNEL_REFUSED', to: 'TO_BALANCE' },
]

export const refundTargets = { CHANNEL: '原路退回', BALANCE: '退至账户余额' } as const
