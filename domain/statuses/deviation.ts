import type { StatusText, Transition } from '../machine'

/** Cases about another use than the planned or usual one (B 3.14). */
export const deviationStatus = {
  WAIT_REPORT: { label: '待上报', tone: 'warning' },
  SUBMITTED: { label: '待审核', tone: 'primary' },
  ACCEPTED: { label: '已认可', tone: 'success' },
  REJECTED: { label: '未认可', tone: 'danger' },
  CONFIRMED: { label: '已确认正常', tone: 'success' },
  EXPIRED: { label: '逾期未报', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type DeviationStatus = keyof typeof deviationStatus
export type DeviationEvent = 'SUBMIT' | 'ACCEPT' | 'REJECT' | 'CONFIRM' | 'EXPIRE'

export const deviationTransitions: readonly Transition<DeviationStatus, DeviationEvent>[] = [
  { from: 'WAIT_REPORT', on: 'SUBMIT', to: 'SUBMITTED' },
  { from: 'WAIT_REPORT', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'WAIT_REPORT', on: 'EXPIRE', to: 'EXPIRED' },
  // Again within a day of the rejection.
  { from: 'REJECTED', on: 'SUBMIT', to: 'SUBMITTED' },
  { from: 'SUBMITTED', on: 'ACCEPT', to: 'ACCEPTED' },
  { from: 'SUBMITTED', on: 'REJECT', to: 'REJECTED' },
]

export const deviationTypes = { DAY: '日偏差', USAGE_CHANGE: '用气突变', EXTRACT: '提气偏差' } as const
export type DeviationType = keyof typeof deviationTypes
