import type { StatusText, Transition } from '../machine'

/** reviewStatus of an account bound to a customer (specification 4, C 3.3). */
export const reviewStatus = {
  '0': { label: '已驳回', tone: 'danger' },
  '1': { label: '已通过', tone: 'success' },
  '2': { label: '待审核', tone: 'warning' },
  '3': { label: '审核超时', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type ReviewStatus = keyof typeof reviewStatus
export type ReviewEvent = 'ADMIT' | 'REJECT' | 'TIME_OUT' | 'REAPPLY'

/** ADMIT: by the master's approval or invitation, by the own proof, by a transfer; a user that is bound already stays bound by it. */
export const reviewTransitions: readonly Transition<ReviewStatus, ReviewEvent>[] = [
  { from: '2', on: 'ADMIT', to: '1' },
  { from: '0', on: 'ADMIT', to: '1' },
  { from: '3', on: 'ADMIT', to: '1' },
  { from: '1', on: 'ADMIT', to: '1' },
  { from: '2', on: 'REJECT', to: '0' },
  { from: '2', on: 'TIME_OUT', to: '3' },
  { from: '0', on: 'REAPPLY', to: '2' },
  { from: '3', on: 'REAPPLY', to: '2' },
]

/** The binding itself, apart from its review (C 3.3): it is withdrawn, dropped or undone; a new application makes a new row. */
export const bindingStatus = {
  LIVE: { label: '已绑定', tone: 'success' },
  UNBOUND: { label: '已解绑', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export const bindingTransitions: readonly Transition<keyof typeof bindingStatus, 'END'>[] = [
  { from: 'LIVE', on: 'END', to: 'UNBOUND' },
]

/** A certified user's claim to the place of the master (BD-21). */
export const claimStatus = {
  OPEN: { label: '等待主账号回应', tone: 'warning' },
  OBJECTED: { label: '主账号有异议，人工审核中', tone: 'warning' },
  DONE: { label: '已变更', tone: 'success' },
  REJECTED: { label: '未通过', tone: 'danger' },
} as const satisfies Record<string, StatusText>

/**
 * OBJECT: by the master within 72 hours. GRANT: no objection, or the operator's decision; or the master transferred the role to the
 * claimant.
 */
export const claimTransitions: readonly Transition<keyof typeof claimStatus, 'OBJECT' | 'GRANT' | 'REFUSE'>[] = [
  { from: 'OPEN', on: 'OBJECT', to: 'OBJECTED' },
  { from: 'OPEN', on: 'GRANT', to: 'DONE' },
  { from: 'OPEN', on: 'REFUSE', to: 'REJECTED' },
  { from: 'OBJECTED', on: 'GRANT', to: 'DONE' },
  { from: 'OBJECTED', on: 'REFUSE', to: 'REJECTED' },
]

/** Main pages open only to a bound account: it has a bp and is master or passed the review (specification 4). */
export const isBindSuccess = (user: {
  bp?: string | null
  isMaster?: string | null
  reviewStatus?: string | null
}): boolean => Boolean(user.bp) && (user.isMaster === '1' || user.reviewStatus === '1')
