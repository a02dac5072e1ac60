import type { StatusText, Transition } from '../machine'

/** Reports of an inspector's visit (D 3.2). */
export const reportStatus = {
  TO_SIGN: { label: '待签字', tone: 'warning' },
  SIGNED: { label: '已签字', tone: 'success' },
  SIGN_REFUSED: { label: '拒绝签字', tone: 'danger' },
  ARCHIVED: { label: '已归档', tone: 'muted' },
  VOIDED: { label: '已作废', tone: 'muted' },
  NOT_MET: { label: '到访不遇', tone: 'warning' },
  REFUSED: { label: '拒检', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export type ReportStatus = keyof typeof reportStatus
export type ReportEvent = 'SIGN' | 'REFUSE' | 'ARCHIVE' | 'VOID'

export const reportTransitions: readonly Transition<ReportStatus, ReportEvent>[] = [
  { from: 'TO_SIGN', on: 'SIGN', to: 'SIGNED' },
  { from: 'TO_SIGN', on: 'REFUSE', to: 'SIGN_REFUSED' },
  { from: 'SIGN_REFUSED', on: 'SIGN', to: 'SIGNED' },
  { from: 'SIGNED', on: 'ARCHIVE', to: 'ARCHIVED' },
  { from: 'NOT_MET', on: 'ARCHIVE', to: 'ARCHIVED' },
  { from: 'TO_SIGN', on: 'VOID', to: 'VOIDED' },
  { from: 'SIGNED', on: 'VOID', to: 'VOIDED' },
  { from: 'SIGN_REFUSED', on: 'VOID', to: 'VOIDED' },
  { from: 'NOT_MET', on: 'VOID', to: 'VOIDED' },
  { from: 'REFUSED', on: 'VOID', to: 'VOIDED' },
]

/** Hazards (D 3.3). */
export const hazardStatus = {
  TO_CONFIRM: { label: '待签收', tone: 'warning' },
  RECTIFYING: { label: '整改中', tone: 'primary' },
  SUBMITTED: { label: '待复查', tone: 'warning' },
  REINSPECTING: { label: '复查中', tone: 'primary' },
  FAILED: { label: '复查不合格', tone: 'danger' },
  CLOSED: { label: '已销案', tone: 'success' },
  VOIDED: { label: '已作废', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type HazardStatus = keyof typeof hazardStatus
export type HazardEvent = 'CONFIRM' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'ACCEPT' | 'PASS' | 'FAIL' | 'VOID'

export const openHazard = ['TO_CONFIRM', 'RECTIFYING', 'SUBMITTED', 'REINSPECTING', 'FAILED'] as const

export const hazardTransitions: readonly Transition<HazardStatus, HazardEvent>[] = [
  { from: 'TO_CONFIRM', on: 'CONFIRM', to: 'RECTIFYING' },
  { from: 'RECTIFYING', on: 'SUBMIT', to: 'SUBMITTED' },
  { from: 'FAILED', on: 'SUBMIT', to: 'SUBMITTED' },
  { from: 'SUBMITTED', on: 'WITHDRAW', to: 'RECTIFYING' },
  // Staff do not take the photos for proof: the same work goes on.
  { from: 'SUBMITTED', on: 'RETURN', to: 'RECTIFYING' },
  { from: 'SUBMITTED', on: 'APPOINT', to: 'REINSPECTING' },
  { from: 'REINSPECTING', on: 'APPOINT', to: 'REINSPECTING' },
  { from: 'SUBMITTED', on: 'ACCEPT', to: 'CLOSED' },
  { from: 'REINSPECTING', on: 'PASS', to: 'CLOSED' },
  { from: 'REINSPECTING', on: 'FAIL', to: 'FAILED' },
  ...openHazard.map((from) => ({ from, on: 'VOID', to: 'VOIDED' }) as const),
]

/** Planned visits of a year (IN-01). */
export const planStatus = {
  WAITING: { label: '待预约', tone: 'warning' },
  APPOINTED: { label: '已预约', tone: 'primary' },
  DONE: { label: '已完成', tone: 'success' },
  MISSED: { label: '到访不遇', tone: 'warning' },
} as const satisfies Record<string, StatusText>

export type PlanStatus = keyof typeof planStatus
export type PlanEvent = 'APPOINT' | 'DONE' | 'MISS' | 'REOPEN'

export const planTransitions: readonly Transition<PlanStatus, PlanEvent>[] = [
  { from: 'WAITING', on: 'APPOINT', to: 'APPOINTED' },
  { from: 'MISSED', on: 'APPOINT', to: 'APPOINTED' },
  { from: 'APPOINTED', on: 'APPOINT', to: 'APPOINTED' },
  { from: 'WAITING', on: 'DONE', to: 'DONE' },
  { from: 'APPOINTED', on: 'DONE', to: 'DONE' },
  { from: 'MISSED', on: 'DONE', to: 'DONE' },
  { from: 'WAITING', on: 'MISS', to: 'MISSED' },
  { from: 'APPOINTED', on: 'MISS', to: 'MISSED' },
  { from: 'MISSED', on: 'MISS', to: 'MISSED' },
  // The report of the visit was wrong.
  { from: 'DONE', on: 'REOPEN', to: 'WAITING' },
  { from: 'MISSED', on: 'REOPEN', to: 'WAITING' },
]

export const reportKinds = {
  PERIODIC: '定期安检',
  SPECIAL: '专项检查',
  APPOINTED: '预约安检',
  GAS_ON: '通气前检查',
  REINSPECT: '复查',
} as const
export type ReportKind = keyof typeof reportKinds

export const visitResults = { DONE: '已完成', NOT_MET: '到访不遇', REFUSED: '拒检' } as const

export const conclusions = { PASS: '合格', HAZARD: '存在隐患' } as const

/** Two characters on cards; the whole word is `重大隐患`. */
export const hazardLevels = { '1': '重大', '2': '较大', '3': '一般' } as const
export type HazardLevel = keyof typeof hazardLevels

export const responsibles = { CUSTOMER: '用气方', COMPANY: '供气方' } as const
export const itemResults = { OK: '合格', FAIL: '不合格', NA: '不适用' } as const
export const extendStatus = { NONE: '未申请', PENDING: '申请中', AGREED: '已同意', REFUSED: '未同意' } as const

/** What the gas company is asked to decide about an overdue hazard; nothing of it happens by itself. */
export const hazardProposals = { UPGRADE: '拟升级', STOP: '拟停气' } as const
export type HazardProposal = keyof typeof hazardProposals

export const hazardOperators = { CUSTOMER: '用气方', STAFF: '燃气公司', SYSTEM: '系统' } as const

/** Visits with a place in the inspector's day. */
export const doorVisits = { INSPECTION: '安检', REINSPECT: '复查' } as const

/** What happened to a hazard, in its timeline (D 2.4). */
export const hazardActions = {
  CREATE: '发现隐患',
  CONFIRM: '签收',
  REFUSE_SIGN: '拒绝签字',
  EXTEND_APPLY: '申请延期',
  EXTEND_AGREE: '同意延期',
  EXTEND_REFUSE: '不同意延期',
  SUBMIT: '提交整改',
  WITHDRAW: '撤回整改',
  RETURN: '退回整改',
  APPOINT: '预约复查',
  REINSPECT_PASS: '复查合格',
  REINSPECT_FAIL: '复查不合格',
  PROPOSE: '上报处置',
  APPEAL: '申诉',
  PROPOSAL_REFUSED: '不予处置',
  UPGRADE: '升级',
  STOP_NOTICE: '停气通知',
  STOP_GAS: '停气',
  RESTORE_GAS: '恢复供气',
  CLOSE: '销案',
  VOID: '作废',
} as const
export type HazardAction = keyof typeof hazardActions
