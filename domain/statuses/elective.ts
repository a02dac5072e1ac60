import type { StatusText, Transition } from '../machine'

/** A month's choice of prices as a company offers it (B 2.13). */
export const electivePeriodStatus = {
  NOT_OPEN: { label: '未开始', tone: 'muted' },
  OPEN: { label: '选购中', tone: 'success' },
  CLOSED: { label: '已截止', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type ElectivePeriodState = keyof typeof electivePeriodStatus
export type ElectivePeriodEvent = 'OPEN' | 'CLOSE'

export const electivePeriodTransitions: readonly Transition<ElectivePeriodState, ElectivePeriodEvent>[] = [
  { from: 'NOT_OPEN', on: 'OPEN', to: 'OPEN' },
  { from: 'NOT_OPEN', on: 'CLOSE', to: 'CLOSED' },
  { from: 'OPEN', on: 'CLOSE', to: 'CLOSED' },
]

/** What a customer has chosen for a month (B 3.9). */
export const electiveStatus = {
  SUBMITTED: { label: '已提交', tone: 'primary' },
  EFFECTIVE: { label: '执行中', tone: 'success' },
  SETTLING: { label: '结算中', tone: 'warning' },
  FINISHED: { label: '已完成', tone: 'success' },
  CANCELLED: { label: '已取消', tone: 'muted' },
  REJECTED: { label: '未通过', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type ElectiveState = keyof typeof electiveStatus

/**
 * `CHECK`: its customer was checked when the time to choose was over, and it stays (BE-04). `CORRECT`: days of its month have changed with a
 * statement, and what it was settled at with them.
 */
export type ElectiveEvent = 'CHECK' | 'START' | 'MONTH_END' | 'SETTLE' | 'CORRECT' | 'CANCEL' | 'REJECT'

export const electiveTransitions: readonly Transition<ElectiveState, ElectiveEvent>[] = [
  { from: 'SUBMITTED', on: 'CHECK', to: 'SUBMITTED' },
  { from: 'SUBMITTED', on: 'START', to: 'EFFECTIVE' },
  { from: 'SUBMITTED', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'SUBMITTED', on: 'REJECT', to: 'REJECTED' },
  { from: 'EFFECTIVE', on: 'MONTH_END', to: 'SETTLING' },
  { from: 'SETTLING', on: 'SETTLE', to: 'FINISHED' },
  { from: 'FINISHED', on: 'CORRECT', to: 'FINISHED' },
]

/** How an option is priced (B 2.13). */
export const electiveTypes = { FIXED: '固定价', INDEX: '指数联动价', REBATE: '阶梯优惠价' } as const
export type ElectiveType = keyof typeof electiveTypes
