import type { StatusText, Transition } from '../machine'

/** Cancellation of the app account (C 3.5). */
export const cancelStatus = {
  C0: { label: '冷静期', tone: 'warning' },
  C1: { label: '已注销', tone: 'muted' },
  C2: { label: '已撤销', tone: 'muted' },
  C3: { label: '注销失败', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export type CancelStatus = keyof typeof cancelStatus
export type CancelEvent = 'EXECUTE' | 'REVOKE' | 'FAIL'

export const cancelTransitions: readonly Transition<CancelStatus, CancelEvent>[] = [
  { from: 'C0', on: 'EXECUTE', to: 'C1' },
  { from: 'C0', on: 'REVOKE', to: 'C2' },
  { from: 'C0', on: 'FAIL', to: 'C3' },
]

/** CX-01: days between the application and its effect. */
export const COOLING_DAYS = 7
export const cancelReasons = ['不再使用', '更换账号', '隐私顾虑', '其他'] as const
