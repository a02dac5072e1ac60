import type { StatusText, Transition } from '../machine'

/** A 3.2. DRAFT is never listed to customers. */
export const statementStatus = {
  DRAFT: { label: '待公司确认', tone: 'muted' },
  PENDING: { label: '待确认', tone: 'warning' },
  DISPUTED: { label: '异议处理中', tone: 'danger' },
  SIGNED: { label: '已确认', tone: 'success' },
  AUTO_CONFIRMED: { label: '逾期自动确认', tone: 'muted' },
  BILLED: { label: '已出账', tone: 'success' },
  VOID: { label: '已作废', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type StatementState = keyof typeof statementStatus
export type StatementEvent = 'PUBLISH' | 'SIGN' | 'DISPUTE' | 'DEADLINE' | 'ACCEPT' | 'KEEP' | 'WITHDRAW' | 'BILL'

/** ACCEPT voids this revision; the next revision starts as a new row in PENDING (AE-24). */
export const statementTransitions: readonly Transition<StatementState, StatementEvent>[] = [
  { from: 'DRAFT', on: 'PUBLISH', to: 'PENDING' },
  { from: 'PENDING', on: 'SIGN', to: 'SIGNED' },
  { from: 'PENDING', on: 'DISPUTE', to: 'DISPUTED' },
  { from: 'PENDING', on: 'DEADLINE', to: 'AUTO_CONFIRMED' },
  { from: 'DISPUTED', on: 'ACCEPT', to: 'VOID' },
  { from: 'DISPUTED', on: 'KEEP', to: 'PENDING' },
  { from: 'DISPUTED', on: 'WITHDRAW', to: 'PENDING' },
  { from: 'SIGNED', on: 'BILL', to: 'BILLED' },
  { from: 'AUTO_CONFIRMED', on: 'BILL', to: 'BILLED' },
]

/** A 2.7. */
export const disputeReasons = {
  READING: '读数不符',
  VOLUME: '气量异常',
  PRICE: '价格不符',
  ADJUST: '调整不认可',
  OTHER: '其他',
} as const
export type DisputeReason = keyof typeof disputeReasons

export const disputeResults = { ACCEPTED: '已采纳', KEPT: '维持原值', WITHDRAWN: '已撤回' } as const
export type DisputeResult = keyof typeof disputeResults
