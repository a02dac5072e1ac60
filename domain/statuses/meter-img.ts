import type { StatusText, Transition } from '../machine'

/** A 3.9. */
export const meterImgStatus = {
  SUBMITTED: { label: '待审核', tone: 'warning' },
  ACCEPTED: { label: '已采用', tone: 'success' },
  REJECTED: { label: '未通过', tone: 'danger' },
  SUPERSEDED: { label: '已替换', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type MeterImgState = keyof typeof meterImgStatus
export type MeterImgEvent = 'ACCEPT' | 'REJECT' | 'SUPERSEDE'

export const meterImgTransitions: readonly Transition<MeterImgState, MeterImgEvent>[] = [
  { from: 'SUBMITTED', on: 'ACCEPT', to: 'ACCEPTED' },
  { from: 'SUBMITTED', on: 'REJECT', to: 'REJECTED' },
  { from: 'SUBMITTED', on: 'SUPERSEDE', to: 'SUPERSEDED' },
]

/** A 2.4. */
export const imgPurposes = { READING: '自助抄表', DISPUTE: '异议', CHECK: '核对' } as const
