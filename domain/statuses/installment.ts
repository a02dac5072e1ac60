import type { StatusText, Transition } from '../machine'

/** A 3.8. */
export const installmentStatus = {
  APPLYING: { label: '审核中', tone: 'warning' },
  WAIT_DOWN: { label: '待付首期', tone: 'warning' },
  ACTIVE: { label: '履约中', tone: 'primary' },
  OVERDUE: { label: '已逾期', tone: 'danger' },
  SETTLED: { label: '已结清', tone: 'success' },
  TERMINATED: { label: '已终止', tone: 'danger' },
  REJECTED: { label: '未通过', tone: 'danger' },
  CANCELLED: { label: '已撤回', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type InstallmentState = keyof typeof installmentStatus
export type InstallmentEvent =
  | 'APPROVE'
  | 'REJECT'
  | 'CANCEL'
  | 'DOWN_PAID'
  | 'DOWN_EXPIRED'
  | 'ITEM_LATE'
  | 'ITEM_PAID'
  | 'ALL_PAID'
  | 'TERMINATE'

export const installmentTransitions: readonly Transition<InstallmentState, InstallmentEvent>[] = [
  { from: 'APPLYING', on: 'APPROVE', to: 'WAIT_DOWN' },
  { from: 'APPLYING', on: 'REJECT', to: 'REJECTED' },
  { from: 'APPLYING', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'WAIT_DOWN', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'WAIT_DOWN', on: 'DOWN_PAID', to: 'ACTIVE' },
  { from: 'WAIT_DOWN', on: 'DOWN_EXPIRED', to: 'CANCELLED' },
  { from: 'ACTIVE', on: 'ITEM_PAID', to: 'ACTIVE' },
  { from: 'ACTIVE', on: 'ALL_PAID', to: 'SETTLED' },
  { from: 'ACTIVE', on: 'ITEM_LATE', to: 'OVERDUE' },
  { from: 'ACTIVE', on: 'TERMINATE', to: 'TERMINATED' },
  { from: 'OVERDUE', on: 'ITEM_PAID', to: 'ACTIVE' },
  { from: 'OVERDUE', on: 'ALL_PAID', to: 'SETTLED' },
  { from: 'OVERDUE', on: 'TERMINATE', to: 'TERMINATED' },
]

export const installmentItemStatus = {
  WAIT: { label: '待还', tone: 'muted' },
  DUE: { label: '本期待还', tone: 'warning' },
  PAID: { label: '已还', tone: 'success' },
  LATE: { label: '已逾期', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type InstallmentItemState = keyof typeof installmentItemStatus
export type InstallmentItemEvent = 'NEAR' | 'PAY' | 'LATE'

export const installmentItemTransitions: readonly Transition<InstallmentItemState, InstallmentItemEvent>[] = [
  { from: 'WAIT', on: 'NEAR', to: 'DUE' },
  { from: 'WAIT', on: 'PAY', to: 'PAID' },
  { from: 'DUE', on: 'PAY', to: 'PAID' },
  { from: 'DUE', on: 'LATE', to: 'LATE' },
  { from: 'LATE', on: 'PAY', to: 'PAID' },
]
