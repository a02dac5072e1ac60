import type { StatusText, Transition } from '../machine'

/** A 3.1. */
export const meterStatus = {
  NORMAL: { label: '正常', tone: 'success' },
  FAULT: { label: '故障', tone: 'danger' },
  STOPPED: { label: '已停气', tone: 'danger' },
  REMOVED: { label: '已拆除', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type MeterState = keyof typeof meterStatus
export type MeterEvent = 'STOP' | 'RESUME' | 'FAIL' | 'REPAIR' | 'REMOVE'

export const meterTransitions: readonly Transition<MeterState, MeterEvent>[] = [
  { from: 'NORMAL', on: 'STOP', to: 'STOPPED' },
  { from: 'NORMAL', on: 'FAIL', to: 'FAULT' },
  { from: 'NORMAL', on: 'REMOVE', to: 'REMOVED' },
  { from: 'FAULT', on: 'REPAIR', to: 'NORMAL' },
  { from: 'STOPPED', on: 'RESUME', to: 'NORMAL' },
]

/** Gas may be bought and written: a stopped meter too, because paying ends the stop; a faulty one refuses with A2103. */
export const canBuyFor = (state: MeterState): boolean => state === 'NORMAL' || state === 'STOPPED'

export const onlineStatus = {
  ONLINE: { label: '在线', tone: 'success' },
  OFFLINE: { label: '离线', tone: 'muted' },
  NA: { label: '--', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export const valveStatus = {
  OPEN: { label: '阀门开启', tone: 'success' },
  CLOSED: { label: '阀门关闭', tone: 'danger' },
  UNKNOWN: { label: '阀门未知', tone: 'warning' },
  NONE: { label: '无阀门', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type ValveState = keyof typeof valveStatus
