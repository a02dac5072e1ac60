import type { StatusText, Transition } from '../machine'

/** D 2.7: what is built. */
export const projectTypes = { NEW: '新装', EXPAND: '扩容', RELOCATE: '改迁', REMOVE: '拆除' } as const

/** Stages in their order; of a project as of its steps. */
export const projectStages = {
  APPLY: '报装',
  EXPLORATION: '勘察',
  DESIGN: '设计',
  PAYMENT: '缴费',
  CONSTRUCTION: '施工',
  ACCEPTANCE: '验收通气',
} as const
export type ProjectStage = keyof typeof projectStages

/** D 3.8. */
export const projectStatus = {
  RUNNING: { label: '进行中', tone: 'primary' },
  PAUSED: { label: '已暂停', tone: 'warning' },
  FINISHED: { label: '已完成', tone: 'success' },
  TERMINATED: { label: '已终止', tone: 'muted' },
} as const satisfies Record<string, StatusText>
type ProjectState = keyof typeof projectStatus
export type ProjectEvent = 'PAUSE' | 'RESUME' | 'FINISH' | 'TERMINATE'

export const projectTransitions: readonly Transition<ProjectState, ProjectEvent>[] = [
  { from: 'RUNNING', on: 'PAUSE', to: 'PAUSED' },
  { from: 'PAUSED', on: 'RESUME', to: 'RUNNING' },
  { from: 'RUNNING', on: 'FINISH', to: 'FINISHED' },
  { from: 'RUNNING', on: 'TERMINATE', to: 'TERMINATED' },
  { from: 'PAUSED', on: 'TERMINATE', to: 'TERMINATED' },
]

/** D 3.9; DELAYED is derived and is in no row. */
export const nodeStatus = {
  NOT_STARTED: { label: '未开始', tone: 'muted' },
  DOING: { label: '进行中', tone: 'primary' },
  DONE: { label: '已完成', tone: 'success' },
  SKIPPED: { label: '无需办理', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type NodeState = keyof typeof nodeStatus

export const shownNodeStatus = {
  ...nodeStatus,
  DELAYED: { label: '已延期', tone: 'danger' },
} as const satisfies Record<string, StatusText>
export type ShownNodeState = keyof typeof shownNodeStatus

export type NodeEvent = 'START' | 'FINISH' | 'SKIP' | 'REOPEN'
/** REOPEN is the correction of PJ-03. */
export const nodeTransitions: readonly Transition<NodeState, NodeEvent>[] = [
  { from: 'NOT_STARTED', on: 'START', to: 'DOING' },
  { from: 'NOT_STARTED', on: 'FINISH', to: 'DONE' },
  { from: 'NOT_STARTED', on: 'SKIP', to: 'SKIPPED' },
  { from: 'DOING', on: 'FINISH', to: 'DONE' },
  { from: 'DOING', on: 'SKIP', to: 'SKIPPED' },
  { from: 'DONE', on: 'REOPEN', to: 'DOING' },
]

/** D 3.10. */
export const schemeStatus = {
  TO_CONFIRM: { label: '待确认', tone: 'warning' },
  CONFIRMED: { label: '已确认', tone: 'success' },
  REJECTED: { label: '已退回修改', tone: 'danger' },
  REPLACED: { label: '已被新版本替代', tone: 'muted' },
  EXPIRED: { label: '已过期', tone: 'muted' },
} as const satisfies Record<string, StatusText>
type SchemeState = keyof typeof schemeStatus
type SchemeEvent = 'CONFIRM' | 'REJECT' | 'REPLACE' | 'EXPIRE'

export const schemeTransitions: readonly Transition<SchemeState, SchemeEvent>[] = [
  { from: 'TO_CONFIRM', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'TO_CONFIRM', on: 'REJECT', to: 'REJECTED' },
  { from: 'TO_CONFIRM', on: 'REPLACE', to: 'REPLACED' },
  { from: 'TO_CONFIRM', on: 'EXPIRE', to: 'EXPIRED' },
]

/** D 3.11: an instalment of the contract amount. */
export const projectPaymentStatus = {
  NOT_DUE: { label: '未到期', tone: 'muted' },
  TO_PAY: { label: '待缴费', tone: 'warning' },
  AUDITING: { label: '凭证审核中', tone: 'primary' },
  AUDIT_REJECTED: { label: '凭证未通过', tone: 'danger' },
  PAID: { label: '已缴清', tone: 'success' },
} as const satisfies Record<string, StatusText>
type ProjectPaymentState = keyof typeof projectPaymentStatus
type ProjectPaymentEvent = 'FALL_DUE' | 'VOUCHER' | 'AUDIT_PART' | 'AUDIT_REJECT' | 'PAID'

/** AUDIT_PART: a voucher that was right paid a part. PAID: by a voucher, or by money that the bank reported, whatever waits. */
export const projectPaymentTransitions: readonly Transition<ProjectPaymentState, ProjectPaymentEvent>[] = [
  { from: 'NOT_DUE', on: 'FALL_DUE', to: 'TO_PAY' },
  { from: 'TO_PAY', on: 'VOUCHER', to: 'AUDITING' },
  { from: 'AUDIT_REJECTED', on: 'VOUCHER', to: 'AUDITING' },
  { from: 'AUDITING', on: 'AUDIT_PART', to: 'TO_PAY' },
  { from: 'AUDITING', on: 'AUDIT_REJECT', to: 'AUDIT_REJECTED' },
  { from: 'NOT_DUE', on: 'PAID', to: 'PAID' },
  { from: 'TO_PAY', on: 'PAID', to: 'PAID' },
  { from: 'AUDITING', on: 'PAID', to: 'PAID' },
  { from: 'AUDIT_REJECTED', on: 'PAID', to: 'PAID' },
]

/** What the customer is asked to agree to; `signed`: with a signature (PJ-06). */
export const approvalTypes = {
  SCHEDULE: { label: '工期变更', signed: false },
  DESIGN: { label: '设计变更', signed: false },
  COST: { label: '费用变更', signed: true },
  COMPLETION: { label: '竣工验收确认', signed: true },
  GAS_ON: { label: '通气确认', signed: true },
} as const

/** D 3.12. */
export const projectApprovalStatus = {
  WAITING: { label: '待审批', tone: 'warning' },
  AGREED: { label: '已同意', tone: 'success' },
  REFUSED: { label: '已驳回', tone: 'danger' },
  WITHDRAWN: { label: '已撤回', tone: 'muted' },
  EXPIRED: { label: '已过期', tone: 'muted' },
} as const satisfies Record<string, StatusText>
type ProjectApprovalState = keyof typeof projectApprovalStatus
type ProjectApprovalEvent = 'AGREE' | 'REFUSE' | 'WITHDRAW' | 'EXPIRE'

export const projectApprovalTransitions: readonly Transition<ProjectApprovalState, ProjectApprovalEvent>[] = [
  { from: 'WAITING', on: 'AGREE', to: 'AGREED' },
  { from: 'WAITING', on: 'REFUSE', to: 'REFUSED' },
  { from: 'WAITING', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'WAITING', on: 'EXPIRE', to: 'EXPIRED' },
]

export const projectUpdateKinds = {
  PROGRESS: '进度',
  PLAN_CHANGE: '计划变更',
  FILE: '资料',
  PAYMENT: '缴费',
  APPROVAL: '审批',
  NOTICE: '通知',
} as const
export type ProjectUpdateKind = keyof typeof projectUpdateKinds

/** What the survey came to. */
export const surveyResults = {
  FEASIBLE: { label: '可接入', tone: 'success' },
  CONDITIONAL: { label: '有条件接入', tone: 'warning' },
  INFEASIBLE: { label: '暂不具备条件', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export const pressureLevels = { LOW: '低压', MID_B: '中压B', MID_A: '中压A' } as const
export type PressureLevel = keyof typeof pressureLevels

/** Those of the gas company that a project names. */
export const projectRoles = {
  MANAGER: '项目经理',
  SURVEYOR: '勘察员',
  DESIGNER: '设计负责人',
  CONSTRUCTOR: '现场负责人',
  SUPERVISOR: '监理',
} as const
export type ProjectRole = keyof typeof projectRoles

/** Papers that are delivered with the gas. */
export const engineRecordTypes = {
  CONCEALED: '隐蔽工程',
  WELD: '焊接',
  PRESSURE: '强度与严密性试验',
  PURGE: '吹扫',
  ANTICORROSION: '防腐',
  MATERIAL: '材料合格证',
  ASBUILT: '竣工图',
  ACCEPT: '验收单',
} as const
export type EngineRecordType = keyof typeof engineRecordTypes

export const recordResults = {
  PASS: { label: '合格', tone: 'success' },
  FAIL: { label: '不合格', tone: 'danger' },
  NA: { label: '存档', tone: 'muted' },
} as const satisfies Record<string, StatusText>
