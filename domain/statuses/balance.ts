import type { StatusText, Transition } from '../machine'

/* Resource balance: customers use less (or more) for some days and are paid for it (B 2.14, 3.10, 3.11). */

export const balanceDirections = { REDUCE: '减量', FILL: '增量' } as const
export type BalanceDirection = keyof typeof balanceDirections

export const balanceActivityStatus = {
  DRAFT: { label: '草稿', tone: 'muted' },
  NOT_STARTED: { label: '未开始', tone: 'muted' },
  SIGNUP: { label: '报名中', tone: 'success' },
  FULL: { label: '名额已满', tone: 'warning' },
  WAITING: { label: '待执行', tone: 'primary' },
  RUNNING: { label: '执行中', tone: 'primary' },
  SETTLING: { label: '结算中', tone: 'warning' },
  FINISHED: { label: '已结束', tone: 'muted' },
  CANCELLED: { label: '已取消', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export type BalanceActivityStatus = keyof typeof balanceActivityStatus
export type BalanceActivityEvent =
  | 'PUBLISH'
  | 'OPEN'
  | 'FILL_UP'
  | 'FREE'
  | 'CLOSE'
  | 'BEGIN'
  | 'END'
  | 'FINISH'
  | 'CANCEL'

/** What a customer sees of a company's activities; a draft is staff's own. */
export const shownActivities = [
  'NOT_STARTED',
  'SIGNUP',
  'FULL',
  'WAITING',
  'RUNNING',
  'SETTLING',
  'FINISHED',
  'CANCELLED',
] as const satisfies readonly BalanceActivityStatus[]

/** Activities before their first gas day. */
const BEFORE: readonly BalanceActivityStatus[] = ['DRAFT', 'NOT_STARTED', 'SIGNUP', 'FULL', 'WAITING']

export const balanceActivityTransitions: readonly Transition<BalanceActivityStatus, BalanceActivityEvent>[] = [
  { from: 'DRAFT', on: 'PUBLISH', to: 'NOT_STARTED' },
  { from: 'NOT_STARTED', on: 'OPEN', to: 'SIGNUP' },
  { from: 'SIGNUP', on: 'FILL_UP', to: 'FULL' },
  { from: 'FULL', on: 'FREE', to: 'SIGNUP' },
  { from: 'SIGNUP', on: 'CLOSE', to: 'WAITING' },
  { from: 'FULL', on: 'CLOSE', to: 'WAITING' },
  { from: 'WAITING', on: 'BEGIN', to: 'RUNNING' },
  { from: 'RUNNING', on: 'END', to: 'SETTLING' },
  { from: 'SETTLING', on: 'FINISH', to: 'FINISHED' },
  ...BEFORE.map((from) => ({ from, on: 'CANCEL' as const, to: 'CANCELLED' as const })),
]

/** Tabs of the customer's list by the activity; `mine` goes by the customer's own sign-ups. */
export const balanceTabs = {
  going: ['NOT_STARTED', 'SIGNUP', 'FULL', 'WAITING', 'RUNNING', 'SETTLING'],
  finished: ['FINISHED', 'CANCELLED'],
} as const satisfies Record<string, readonly BalanceActivityStatus[]>

export const balanceApplyStatus = {
  SUBMITTED: { label: '待审核', tone: 'warning' },
  PASSED: { label: '报名成功', tone: 'success' },
  REJECTED: { label: '未通过', tone: 'danger' },
  WITHDRAWN: { label: '已撤回', tone: 'muted' },
  CANCELLED: { label: '活动已取消', tone: 'muted' },
  RUNNING: { label: '执行中', tone: 'primary' },
  SETTLING: { label: '待结算', tone: 'warning' },
  SETTLED: { label: '已结算', tone: 'success' },
} as const satisfies Record<string, StatusText>

export type BalanceApplyStatus = keyof typeof balanceApplyStatus
type BalanceApplyEvent = 'PASS' | 'REJECT' | 'LAPSE' | 'WITHDRAW' | 'CANCEL' | 'BEGIN' | 'WEAK' | 'END' | 'PAY'

/** LAPSE: not decided before the first day. WEAK: two days in a row without an effective response (S-07). PAY: five working days later (S-08). */
export const balanceApplyTransitions: readonly Transition<BalanceApplyStatus, BalanceApplyEvent>[] = [
  { from: 'SUBMITTED', on: 'PASS', to: 'PASSED' },
  { from: 'SUBMITTED', on: 'REJECT', to: 'REJECTED' },
  { from: 'SUBMITTED', on: 'LAPSE', to: 'REJECTED' },
  { from: 'SUBMITTED', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'PASSED', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'SUBMITTED', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'PASSED', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'PASSED', on: 'BEGIN', to: 'RUNNING' },
  { from: 'RUNNING', on: 'WEAK', to: 'SETTLING' },
  { from: 'RUNNING', on: 'END', to: 'SETTLING' },
  { from: 'SETTLING', on: 'PAY', to: 'SETTLED' },
]

/** Sign-ups that keep a place and are in the way of another one of the same group (B 2.14). */
export const LIVE_APPLIES = ['SUBMITTED', 'PASSED', 'RUNNING', 'SETTLING', 'SETTLED'] as const

export const balanceDayStatus = {
  WAITING: { label: '待数据', tone: 'muted' },
  JUDGED: { label: '已计算', tone: 'success' },
  STOPPED: { label: '停供不计', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type BalanceDayStatus = keyof typeof balanceDayStatus

/** How a customer means to respond. */
export const balanceMeasures = {
  STAGGER: '错峰生产',
  DUAL_FUEL: '双燃料替代',
  MAINTAIN: '安排检修',
  EQUIP_DOWN: '设备降负荷',
  OTHER: '其他',
} as const
export type BalanceMeasure = keyof typeof balanceMeasures
