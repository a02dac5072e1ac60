import type { StatusText, Transition } from '../machine'

/** B 3.16. */
export const signTaskStatus = {
  PENDING: { label: '待签署', tone: 'warning' },
  VIEWED: { label: '已查看', tone: 'warning' },
  SIGNING: { label: '签署中', tone: 'primary' },
  SIGNED: { label: '已签署', tone: 'success' },
  REFUSED: { label: '已拒签', tone: 'danger' },
  EXPIRED: { label: '已过期', tone: 'muted' },
  FAILED: { label: '签署失败', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export type SignTaskState = keyof typeof signTaskStatus
export type SignTaskEvent = 'VIEW' | 'START' | 'SIGN' | 'REFUSE' | 'EXPIRE' | 'FAIL'

/** States in which the customer's signature is still to come. */
export const openTasks = ['PENDING', 'VIEWED', 'SIGNING', 'FAILED'] as const satisfies readonly SignTaskState[]

export const signTaskTransitions: readonly Transition<SignTaskState, SignTaskEvent>[] = [
  { from: 'PENDING', on: 'VIEW', to: 'VIEWED' },
  { from: 'VIEWED', on: 'START', to: 'SIGNING' },
  { from: 'FAILED', on: 'START', to: 'SIGNING' },
  { from: 'SIGNING', on: 'FAIL', to: 'FAILED' },
  ...openTasks.flatMap((from): Transition<SignTaskState, SignTaskEvent>[] => [
    { from, on: 'SIGN', to: 'SIGNED' },
    { from, on: 'REFUSE', to: 'REFUSED' },
    { from, on: 'EXPIRE', to: 'EXPIRED' },
  ]),
]

/** Tabs of 合同签署: tasks that wait, that are signed, that came to nothing. */
export const signTabs = {
  todo: openTasks,
  done: ['SIGNED'],
  void: ['REFUSED', 'EXPIRED'],
} as const satisfies Record<string, readonly SignTaskState[]>

/** B 2.21. */
export const contractNoticeStatus = {
  UNREAD: { label: '未读', tone: 'warning' },
  READ: { label: '已读', tone: 'primary' },
  ACKED: { label: '已知悉', tone: 'success' },
} as const satisfies Record<string, StatusText>

export type ContractNoticeState = keyof typeof contractNoticeStatus

export const contractNoticeTransitions: readonly Transition<ContractNoticeState, 'READ' | 'ACK'>[] = [
  { from: 'UNREAD', on: 'READ', to: 'READ' },
  { from: 'UNREAD', on: 'ACK', to: 'ACKED' },
  { from: 'READ', on: 'ACK', to: 'ACKED' },
]

export const contractNoticeKinds = {
  EXPIRE_60: '合同将于60天内到期',
  EXPIRE_30: '合同将于30天内到期',
  EXPIRE_7: '合同将于7天内到期',
  UNSIGNED: '合同待签署',
  EXPIRED: '合同已到期',
} as const

/** Days before the end of a contract on which a notice is given, and its kind (C-10). */
export const noticeDays = [
  [60, 'EXPIRE_60'],
  [30, 'EXPIRE_30'],
  [7, 'EXPIRE_7'],
] as const satisfies readonly (readonly [number, keyof typeof contractNoticeKinds])[]

/** A contract in force with so few days left is 即将到期 (3.15). */
export const EXPIRING_DAYS = 60
