import type { StatusText, Transition } from '../machine'

/** reviewStatus of an account bound to a customer (specification 4, C 3.3); UNBOUND is the binding's end. */
export const reviewStatus = {
  '0': { label: '已驳回', tone: 'danger' },
  '1': { label: '已通过', tone: 'success' },
  '2': { label: '待审核', tone: 'warning' },
  '3': { label: '审核超时', tone: 'muted' },
  UNBOUND: { label: '已解绑', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type BindingState = keyof typeof reviewStatus
/** What a session may carry. */
export type ReviewStatus = Exclude<BindingState, 'UNBOUND'>
export type BindingEvent = 'APPROVE' | 'REJECT' | 'TIME_OUT' | 'REAPPLY' | 'WITHDRAW' | 'GIVE_UP' | 'UNBIND'

export const bindingTransitions: readonly Transition<BindingState, BindingEvent>[] = [
  { from: '2', on: 'APPROVE', to: '1' },
  { from: '2', on: 'REJECT', to: '0' },
  { from: '2', on: 'TIME_OUT', to: '3' },
  { from: '2', on: 'WITHDRAW', to: 'UNBOUND' },
  { from: '1', on: 'UNBIND', to: 'UNBOUND' },
  { from: '0', on: 'REAPPLY', to: '2' },
  { from: '0', on: 'GIVE_UP', to: 'UNBOUND' },
  { from: '3', on: 'REAPPLY', to: '2' },
  { from: '3', on: 'GIVE_UP', to: 'UNBOUND' },
]

/** Main pages open only to a bound account: it has a bp and is master or passed the review (specification 4). */
export const isBindSuccess = (user: {
  bp?: string | null
  isMaster?: string | null
  reviewStatus?: string | null
}): boolean => Boolean(user.bp) && (user.isMaster === '1' || user.reviewStatus === '1')
