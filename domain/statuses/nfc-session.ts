import type { StatusText, Transition } from '../machine'

/** A 3.6. */
export const nfcSessionStatus = {
  OPEN: { label: '等待贴卡', tone: 'primary' },
  AUTHED: { label: '已认证', tone: 'primary' },
  WRITING: { label: '写入中', tone: 'warning' },
  VERIFYING: { label: '校验中', tone: 'primary' },
  DONE: { label: '成功', tone: 'success' },
  ABORTED: { label: '已取消', tone: 'muted' },
  EXPIRED: { label: '已超时', tone: 'muted' },
  LOST: { label: '卡片离开', tone: 'danger' },
  FAILED: { label: '失败', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export type NfcSessionState = keyof typeof nfcSessionStatus
export type NfcSessionEvent = 'PROVE' | 'AUTH' | 'WRITE' | 'VERIFY' | 'COMMIT' | 'ABORT' | 'EXPIRE' | 'LOSE' | 'FAIL'

/**
 * PROVE: reading alone has answered the question — the card held the write already (AE-67), or it was only to be read. FAIL before a
 * write: the card was read and is not to be written. After the write command was sent, silence is never a failure: the card decides
 * (AE-68).
 */
export const nfcSessionTransitions: readonly Transition<NfcSessionState, NfcSessionEvent>[] = [
  { from: 'OPEN', on: 'AUTH', to: 'AUTHED' },
  { from: 'OPEN', on: 'PROVE', to: 'DONE' },
  { from: 'OPEN', on: 'FAIL', to: 'FAILED' },
  { from: 'OPEN', on: 'ABORT', to: 'ABORTED' },
  { from: 'OPEN', on: 'EXPIRE', to: 'EXPIRED' },
  { from: 'AUTHED', on: 'WRITE', to: 'WRITING' },
  { from: 'AUTHED', on: 'ABORT', to: 'ABORTED' },
  { from: 'AUTHED', on: 'EXPIRE', to: 'EXPIRED' },
  { from: 'WRITING', on: 'VERIFY', to: 'VERIFYING' },
  { from: 'WRITING', on: 'LOSE', to: 'LOST' },
  { from: 'WRITING', on: 'FAIL', to: 'FAILED' },
  { from: 'VERIFYING', on: 'COMMIT', to: 'DONE' },
  { from: 'VERIFYING', on: 'LOSE', to: 'LOST' },
  { from: 'VERIFYING', on: 'FAIL', to: 'FAILED' },
]

export const nfcResults = {
  SUCCESS: { label: '成功', tone: 'success' },
  UNCHANGED: { label: '未写入', tone: 'muted' },
  UNKNOWN: { label: '待核实', tone: 'danger' },
  FAILED: { label: '失败', tone: 'danger' },
  READ: { label: '读卡', tone: 'muted' },
} as const satisfies Record<string, StatusText>

/** A 2.12. */
export const cardStatus = {
  ACTIVE: { label: '正常', tone: 'success' },
  LOST: { label: '挂失', tone: 'danger' },
  REPLACED: { label: '已换卡', tone: 'muted' },
} as const satisfies Record<string, StatusText>

type CardState = keyof typeof cardStatus

/** AE-73: at an outlet. What is written on a replaced card no meter takes any more. */
export const cardTransitions: readonly Transition<CardState, 'LOSE' | 'FIND' | 'REPLACE'>[] = [
  { from: 'ACTIVE', on: 'LOSE', to: 'LOST' },
  { from: 'LOST', on: 'FIND', to: 'ACTIVE' },
  { from: 'ACTIVE', on: 'REPLACE', to: 'REPLACED' },
  { from: 'LOST', on: 'REPLACE', to: 'REPLACED' },
]
