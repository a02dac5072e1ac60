import type { StatusText, Transition } from '../machine'

/** How meters that are planned together are declared (B 2.15). */
export const planModes = { DAILY: '日计划', MONTHLY: '月计划', NONE: '不申报' } as const
export type PlanMode = keyof typeof planModes

export const planTypes = { YEAR: '年计划', MONTH: '月计划', DAY: '日计划' } as const
export type PlanType = keyof typeof planTypes

export const planMethods = {
  MANUAL: '手动',
  DEVICE: '按设备',
  OUTPUT: '按产量',
  HISTORY: '按历史',
  SYSTEM: '系统默认',
  FALLBACK: '自动申报',
} as const

/** What is declared for a period without a declaration in time (Y-08). */
export const fallbackRules = { SUGGESTION: '采用建议', LAST: '沿用上次', FIXED: '固定值' } as const
export type FallbackRule = keyof typeof fallbackRules

export const assessModes = { FEE: '考核', NOTICE: '仅提醒' } as const

/** Revisions of a declared plan (B 3.12); the highest one in force counts. */
export const gasPlanStatus = {
  DRAFT: { label: '草稿', tone: 'muted' },
  SUBMITTED: { label: '待审核', tone: 'warning' },
  CONFIRMED: { label: '已确认', tone: 'success' },
  ADJUSTED: { label: '已调整', tone: 'primary' },
  REJECTED: { label: '已退回', tone: 'danger' },
  SYSTEM: { label: '系统默认', tone: 'muted' },
  SUPERSEDED: { label: '已变更', tone: 'muted' },
  LOCKED: { label: '已锁定', tone: 'primary' },
  EXECUTED: { label: '已执行', tone: 'success' },
  WITHDRAWN: { label: '已撤回', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type GasPlanState = keyof typeof gasPlanStatus
export type GasPlanEvent = 'SUBMIT' | 'CONFIRM' | 'ADJUST' | 'REJECT' | 'WITHDRAW' | 'SUPERSEDE' | 'LOCK' | 'EXECUTE'

export const gasPlanTransitions: readonly Transition<GasPlanState, GasPlanEvent>[] = [
  { from: 'DRAFT', on: 'SUBMIT', to: 'SUBMITTED' },
  { from: 'SUBMITTED', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'SUBMITTED', on: 'ADJUST', to: 'ADJUSTED' },
  { from: 'SUBMITTED', on: 'REJECT', to: 'REJECTED' },
  { from: 'SUBMITTED', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'SUBMITTED', on: 'SUPERSEDE', to: 'SUPERSEDED' },
  { from: 'CONFIRMED', on: 'SUPERSEDE', to: 'SUPERSEDED' },
  { from: 'ADJUSTED', on: 'SUPERSEDE', to: 'SUPERSEDED' },
  { from: 'SYSTEM', on: 'SUPERSEDE', to: 'SUPERSEDED' },
  // A passed change puts another revision in its place (P-09).
  { from: 'LOCKED', on: 'SUPERSEDE', to: 'SUPERSEDED' },
  { from: 'CONFIRMED', on: 'LOCK', to: 'LOCKED' },
  { from: 'ADJUSTED', on: 'LOCK', to: 'LOCKED' },
  { from: 'SYSTEM', on: 'LOCK', to: 'LOCKED' },
  { from: 'LOCKED', on: 'EXECUTE', to: 'EXECUTED' },
]

/** Changes of a locked plan (B 3.13). */
export const planChangeStatus = {
  SUBMITTED: { label: '待审核', tone: 'warning' },
  PASSED: { label: '已生效', tone: 'success' },
  REJECTED: { label: '未通过', tone: 'danger' },
  WITHDRAWN: { label: '已撤回', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type PlanChangeState = keyof typeof planChangeStatus
export type PlanChangeEvent = 'PASS' | 'REJECT' | 'WITHDRAW'

export const planChangeTransitions: readonly Transition<PlanChangeState, PlanChangeEvent>[] = [
  { from: 'SUBMITTED', on: 'PASS', to: 'PASSED' },
  { from: 'SUBMITTED', on: 'REJECT', to: 'REJECTED' },
  { from: 'SUBMITTED', on: 'WITHDRAW', to: 'WITHDRAWN' },
]

export const planChangeEntries = { QUICK: '快捷', FULL: '完整' } as const

interface PlanReason {
  readonly name: string
  /** A proof has to come with it (D-05). */
  readonly needImage: boolean
}

/** Reasons for another volume than the planned one (B 2.20), of changes and of deviations. */
export const planReasons = {
  EQUIPMENT: { name: '设备故障或检修', needImage: true },
  PRODUCTION: { name: '订单或排产变化', needImage: false },
  POWER: { name: '停电停水', needImage: true },
  POLICY: { name: '政府限产或环保管控', needImage: true },
  SUPPLIER: { name: '供气方原因', needImage: false },
  METER: { name: '计量异常', needImage: true },
  WEATHER: { name: '极端天气', needImage: false },
  FORCE_MAJEURE: { name: '不可抗力', needImage: false },
  OTHER: { name: '其他', needImage: false },
} as const satisfies Record<string, PlanReason>
export type PlanReasonCode = keyof typeof planReasons

/** What gas is burnt in (B 6.10): power of one device (kW) or its flow (m³/h), efficiency in per cent, hours a day. */
export const calcDevices = {
  STEAM_BOILER: { name: '蒸汽锅炉', kw: '700', flow: '', efficiency: '92', hours: '8' },
  WATER_BOILER: { name: '热水锅炉', kw: '700', flow: '', efficiency: '94', hours: '8' },
  KILN: { name: '工业窑炉', kw: '', flow: '60', efficiency: '', hours: '24' },
  OVEN: { name: '烤炉', kw: '', flow: '12', efficiency: '', hours: '8' },
  CHILLER: { name: '直燃机', kw: '', flow: '86', efficiency: '', hours: '8' },
  STOVE: { name: '商用灶具', kw: '', flow: '4', efficiency: '', hours: '8' },
  OTHER: { name: '其他', kw: '', flow: '', efficiency: '', hours: '8' },
} as const
export type CalcDevice = keyof typeof calcDevices

export const calcMethods = { DEVICE: '按设备', OUTPUT: '按产量', HISTORY: '按历史' } as const
export type CalcMethod = keyof typeof calcMethods
