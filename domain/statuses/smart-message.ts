import type { StatusText, Transition } from '../machine'

/** What a user has done about a finding (E 3.13); one without a row is new. */
export const smartStatus = {
  new: { label: '新', tone: 'primary' },
  read: { label: '已读', tone: 'muted' },
  adopted: { label: '已采纳', tone: 'success' },
  ignored: { label: '已忽略', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type SmartState = keyof typeof smartStatus
export type SmartEvent = 'read' | 'adopt' | 'ignore'

export const smartTransitions: readonly Transition<SmartState, SmartEvent>[] = [
  { from: 'new', on: 'read', to: 'read' },
  { from: 'new', on: 'adopt', to: 'adopted' },
  { from: 'read', on: 'adopt', to: 'adopted' },
  { from: 'new', on: 'ignore', to: 'ignored' },
  { from: 'read', on: 'ignore', to: 'ignored' },
]

/** Why a user ignores a finding. */
export const smartReasons = { done: '已处理', wrong: '不准确', unwanted: '不关心' } as const
export type SmartReason = keyof typeof smartReasons
