import type { StatusText, Transition } from '../machine'

/** B 3.15. */
export const contractStatus = {
  DRAFT: { label: '起草中', tone: 'muted' },
  REVIEWING: { label: '审核中', tone: 'primary' },
  TO_SIGN: { label: '待签署', tone: 'warning' },
  COUNTERSIGN: { label: '待供气方签署', tone: 'primary' },
  WAIT_EFFECT: { label: '待生效', tone: 'primary' },
  EFFECTIVE: { label: '履行中', tone: 'success' },
  EXPIRED: { label: '已到期', tone: 'muted' },
  TERMINATED: { label: '已终止', tone: 'danger' },
  RENEWED: { label: '已续签', tone: 'muted' },
  REFUSED: { label: '已拒签', tone: 'danger' },
  INVALID: { label: '已失效', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type ContractState = keyof typeof contractStatus
export type ContractEvent =
  | 'SUBMIT'
  | 'PASS'
  | 'RETURN'
  | 'SIGN'
  | 'COUNTERSIGN'
  | 'REFUSE'
  | 'LAPSE'
  | 'REISSUE'
  | 'TAKE_EFFECT'
  | 'EXPIRE'
  | 'TERMINATE'
  | 'RENEW'

export const contractTransitions: readonly Transition<ContractState, ContractEvent>[] = [
  { from: 'DRAFT', on: 'SUBMIT', to: 'REVIEWING' },
  { from: 'REVIEWING', on: 'PASS', to: 'TO_SIGN' },
  { from: 'REVIEWING', on: 'RETURN', to: 'DRAFT' },
  { from: 'TO_SIGN', on: 'SIGN', to: 'COUNTERSIGN' },
  { from: 'TO_SIGN', on: 'REFUSE', to: 'REFUSED' },
  { from: 'TO_SIGN', on: 'LAPSE', to: 'INVALID' },
  { from: 'INVALID', on: 'REISSUE', to: 'TO_SIGN' },
  { from: 'REFUSED', on: 'REISSUE', to: 'TO_SIGN' },
  { from: 'COUNTERSIGN', on: 'COUNTERSIGN', to: 'WAIT_EFFECT' },
  { from: 'WAIT_EFFECT', on: 'TAKE_EFFECT', to: 'EFFECTIVE' },
  { from: 'WAIT_EFFECT', on: 'TERMINATE', to: 'TERMINATED' },
  { from: 'EFFECTIVE', on: 'EXPIRE', to: 'EXPIRED' },
  { from: 'EFFECTIVE', on: 'TERMINATE', to: 'TERMINATED' },
  { from: 'EFFECTIVE', on: 'RENEW', to: 'RENEWED' },
]

export const contractTypes = {
  SUPPLY: '供用气合同',
  ANNUAL_FRAME: '年度框架合同',
  SUPPLEMENT: '补充协议',
  PACKAGE_AGREE: '气量包供气协议',
  SAFETY: '安全协议',
} as const
