import type { StatusText, Transition } from '../machine'

/** A payment that a user prepares for the master to approve (Y-12). */
export const preparedStatus = {
  PREPARED: { label: '待审批', tone: 'warning' },
  APPROVED: { label: '已批准', tone: 'success' },
  REFUSED: { label: '已拒绝', tone: 'danger' },
  EXPIRED: { label: '已过期', tone: 'muted' },
  WITHDRAWN: { label: '已撤回', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type PreparedState = keyof typeof preparedStatus
export type PreparedEvent = 'APPROVE' | 'REFUSE' | 'EXPIRE' | 'WITHDRAW'

export const preparedTransitions: readonly Transition<PreparedState, PreparedEvent>[] = [
  { from: 'PREPARED', on: 'APPROVE', to: 'APPROVED' },
  { from: 'PREPARED', on: 'REFUSE', to: 'REFUSED' },
  { from: 'PREPARED', on: 'EXPIRE', to: 'EXPIRED' },
  { from: 'PREPARED', on: 'WITHDRAW', to: 'WITHDRAWN' },
]

export const preparedKinds = { BILL: '账单缴费', PREPAY: '预存充值', TRANSFER: '电汇缴费' } as const

export const preparedActs = {
  PREPARED: '提交',
  CHANGED: '修改',
  FELL_OUT: '移除',
  APPROVED: '批准',
  REFUSED: '拒绝',
  EXPIRED: '过期',
  WITHDRAWN: '撤回',
} as const
