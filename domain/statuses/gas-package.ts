import type { StatusText, Transition } from '../machine'

/** B 3.1: what is on sale. */
export const gasPackageStatus = {
  DRAFT: { label: '未上架', tone: 'muted' },
  NOT_STARTED: { label: '未开售', tone: 'muted' },
  ON_SALE: { label: '销售中', tone: 'success' },
  SOLD_OUT: { label: '已售罄', tone: 'danger' },
  ENDED: { label: '已结束', tone: 'muted' },
  SUSPENDED: { label: '暂停销售', tone: 'warning' },
} as const satisfies Record<string, StatusText>

export type GasPackageState = keyof typeof gasPackageStatus
export type GasPackageEvent = 'LIST' | 'START' | 'RUN_OUT' | 'FREE_UP' | 'END' | 'SUSPEND' | 'RESUME'

export const gasPackageTransitions: readonly Transition<GasPackageState, GasPackageEvent>[] = [
  { from: 'DRAFT', on: 'LIST', to: 'NOT_STARTED' },
  { from: 'NOT_STARTED', on: 'START', to: 'ON_SALE' },
  { from: 'ON_SALE', on: 'RUN_OUT', to: 'SOLD_OUT' },
  { from: 'SOLD_OUT', on: 'FREE_UP', to: 'ON_SALE' },
  { from: 'ON_SALE', on: 'SUSPEND', to: 'SUSPENDED' },
  { from: 'SUSPENDED', on: 'RESUME', to: 'ON_SALE' },
  { from: 'NOT_STARTED', on: 'END', to: 'ENDED' },
  { from: 'ON_SALE', on: 'END', to: 'ENDED' },
  { from: 'SOLD_OUT', on: 'END', to: 'ENDED' },
  { from: 'SUSPENDED', on: 'END', to: 'ENDED' },
]

export const priceTypes = { FIXED: '固定价', FLOAT: '浮动价' } as const
export const supplyModes = { PART: '部分供应', FULL: '全量供应' } as const
export const cycleTypes = { MONTH: '按月', TEN_DAYS: '按旬' } as const
export const packageCustomerTypes = { INDUSTRY: '工业', COMMERCE: '商业', PUBLIC: '公共服务' } as const
/** Where an order comes from: the shop window, or a bid or draw that was won (N-12). */
export const packageSources = { PACKAGE: '气量包', NG: '竞购' } as const

/** B 3.2: a purchase as a whole. */
export const packageOrderStatus = {
  WAIT_SIGN: { label: '待签协议', tone: 'warning' },
  WAIT_DEPOSIT: { label: '待缴保证金', tone: 'warning' },
  DEPOSIT_CONFIRMING: { label: '保证金到账确认中', tone: 'primary' },
  EFFECTIVE: { label: '待提气', tone: 'primary' },
  EXTRACTING: { label: '提气中', tone: 'primary' },
  SETTLING: { label: '结算中', tone: 'warning' },
  COMPLETED: { label: '已完成', tone: 'success' },
  CANCELLED: { label: '已取消', tone: 'muted' },
  CLOSED: { label: '超时关闭', tone: 'muted' },
  TERMINATED: { label: '已终止', tone: 'danger' },
} as const satisfies Record<string, StatusText>

export type PackageOrderState = keyof typeof packageOrderStatus
export type PackageOrderEvent =
  | 'SIGN'
  | 'SIGN_FREE'
  | 'TRANSFER'
  | 'TRANSFER_FAILED'
  | 'PAY'
  | 'START'
  | 'LAST_END'
  | 'COMPLETE'
  | 'CANCEL'
  | 'CLOSE'
  | 'TERMINATE'

/** SIGN_FREE: signed with a deposit of 0. */
export const packageOrderTransitions: readonly Transition<PackageOrderState, PackageOrderEvent>[] = [
  { from: 'WAIT_SIGN', on: 'SIGN', to: 'WAIT_DEPOSIT' },
  { from: 'WAIT_SIGN', on: 'SIGN_FREE', to: 'EFFECTIVE' },
  { from: 'WAIT_SIGN', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'WAIT_SIGN', on: 'CLOSE', to: 'CLOSED' },
  { from: 'WAIT_DEPOSIT', on: 'TRANSFER', to: 'DEPOSIT_CONFIRMING' },
  { from: 'WAIT_DEPOSIT', on: 'PAY', to: 'EFFECTIVE' },
  { from: 'WAIT_DEPOSIT', on: 'CANCEL', to: 'CANCELLED' },
  { from: 'WAIT_DEPOSIT', on: 'CLOSE', to: 'CLOSED' },
  { from: 'DEPOSIT_CONFIRMING', on: 'PAY', to: 'EFFECTIVE' },
  { from: 'DEPOSIT_CONFIRMING', on: 'TRANSFER_FAILED', to: 'WAIT_DEPOSIT' },
  { from: 'EFFECTIVE', on: 'START', to: 'EXTRACTING' },
  { from: 'EFFECTIVE', on: 'TERMINATE', to: 'TERMINATED' },
  { from: 'EXTRACTING', on: 'LAST_END', to: 'SETTLING' },
  { from: 'EXTRACTING', on: 'TERMINATE', to: 'TERMINATED' },
  { from: 'SETTLING', on: 'COMPLETE', to: 'COMPLETED' },
  { from: 'SETTLING', on: 'TERMINATE', to: 'TERMINATED' },
]

/** B 3.3: one extraction cycle of an order. */
export const childOrderStatus = {
  PLANNED: { label: '待锁定', tone: 'muted' },
  WAIT_PAY: { label: '待支付', tone: 'warning' },
  PAY_CONFIRMING: { label: '到账确认中', tone: 'primary' },
  OVERDUE: { label: '逾期待付', tone: 'danger' },
  PAID: { label: '待提气', tone: 'primary' },
  EXTRACTING: { label: '提气中', tone: 'primary' },
  SETTLING: { label: '结算中', tone: 'warning' },
  WAIT_SUPPLEMENT: { label: '待补款', tone: 'warning' },
  SETTLED: { label: '已结算', tone: 'success' },
  FORFEITED: { label: '已失效', tone: 'danger' },
  VOID: { label: '已作废', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type ChildOrderState = keyof typeof childOrderStatus
export type ChildOrderEvent =
  | 'LOCK'
  | 'LOCK_FREE'
  | 'TRANSFER'
  | 'TRANSFER_FAILED'
  | 'TRANSFER_FAILED_LATE'
  | 'PAY'
  | 'FALL_DUE'
  | 'FORFEIT'
  | 'START'
  | 'END'
  | 'SETTLE_OVER'
  | 'SETTLE'
  | 'VOID'

/** LOCK_FREE: nothing is to be paid. TRANSFER_FAILED_LATE: after the deadline of payment. SETTLE_OVER: a DIFF is to be paid. */
export const childOrderTransitions: readonly Transition<ChildOrderState, ChildOrderEvent>[] = [
  { from: 'PLANNED', on: 'LOCK', to: 'WAIT_PAY' },
  { from: 'PLANNED', on: 'LOCK_FREE', to: 'PAID' },
  { from: 'PLANNED', on: 'VOID', to: 'VOID' },
  { from: 'WAIT_PAY', on: 'TRANSFER', to: 'PAY_CONFIRMING' },
  { from: 'WAIT_PAY', on: 'PAY', to: 'PAID' },
  { from: 'WAIT_PAY', on: 'FALL_DUE', to: 'OVERDUE' },
  { from: 'WAIT_PAY', on: 'VOID', to: 'VOID' },
  { from: 'PAY_CONFIRMING', on: 'PAY', to: 'PAID' },
  { from: 'PAY_CONFIRMING', on: 'TRANSFER_FAILED', to: 'WAIT_PAY' },
  { from: 'PAY_CONFIRMING', on: 'TRANSFER_FAILED_LATE', to: 'OVERDUE' },
  { from: 'PAY_CONFIRMING', on: 'VOID', to: 'VOID' },
  { from: 'OVERDUE', on: 'TRANSFER', to: 'PAY_CONFIRMING' },
  { from: 'OVERDUE', on: 'PAY', to: 'PAID' },
  { from: 'OVERDUE', on: 'FORFEIT', to: 'FORFEITED' },
  { from: 'OVERDUE', on: 'VOID', to: 'VOID' },
  { from: 'PAID', on: 'START', to: 'EXTRACTING' },
  { from: 'EXTRACTING', on: 'END', to: 'SETTLING' },
  { from: 'SETTLING', on: 'SETTLE', to: 'SETTLED' },
  { from: 'SETTLING', on: 'SETTLE_OVER', to: 'WAIT_SUPPLEMENT' },
  { from: 'WAIT_SUPPLEMENT', on: 'SETTLE', to: 'SETTLED' },
]

/** B 3.4: extra payables. */
export const supplementStatus = {
  WAIT_REVIEW: { label: '待审核', tone: 'warning' },
  REJECTED: { label: '未通过', tone: 'danger' },
  WAIT_PAY: { label: '待支付', tone: 'warning' },
  PAY_CONFIRMING: { label: '到账确认中', tone: 'primary' },
  EFFECTIVE: { label: '已生效', tone: 'primary' },
  SETTLED: { label: '已结算', tone: 'success' },
  CLOSED: { label: '超时关闭', tone: 'muted' },
  OVERDUE: { label: '逾期待付', tone: 'danger' },
  WITHDRAWN: { label: '已撤回', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type SupplementState = keyof typeof supplementStatus
export type SupplementEvent =
  | 'PASS'
  | 'REJECT'
  | 'WITHDRAW'
  | 'TRANSFER'
  | 'TRANSFER_FAILED'
  | 'TRANSFER_FAILED_LATE'
  | 'PAY'
  | 'PAY_DIFF'
  | 'SETTLE'
  | 'CLOSE'
  | 'FALL_DUE'

/**
 * PAY: ADD and ADVANCE, which count until their cycle is settled; PAY_DIFF: a difference, which is done with. CLOSE: more gas that is not
 * paid in time, or with money on its way that comes too late for it to be taken.
 */
export const supplementTransitions: readonly Transition<SupplementState, SupplementEvent>[] = [
  { from: 'WAIT_REVIEW', on: 'PASS', to: 'WAIT_PAY' },
  { from: 'WAIT_REVIEW', on: 'REJECT', to: 'REJECTED' },
  { from: 'WAIT_REVIEW', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'WAIT_PAY', on: 'TRANSFER', to: 'PAY_CONFIRMING' },
  { from: 'WAIT_PAY', on: 'PAY', to: 'EFFECTIVE' },
  { from: 'WAIT_PAY', on: 'PAY_DIFF', to: 'SETTLED' },
  { from: 'WAIT_PAY', on: 'CLOSE', to: 'CLOSED' },
  { from: 'WAIT_PAY', on: 'FALL_DUE', to: 'OVERDUE' },
  { from: 'PAY_CONFIRMING', on: 'PAY', to: 'EFFECTIVE' },
  { from: 'PAY_CONFIRMING', on: 'PAY_DIFF', to: 'SETTLED' },
  { from: 'PAY_CONFIRMING', on: 'TRANSFER_FAILED', to: 'WAIT_PAY' },
  { from: 'PAY_CONFIRMING', on: 'TRANSFER_FAILED_LATE', to: 'OVERDUE' },
  { from: 'PAY_CONFIRMING', on: 'CLOSE', to: 'CLOSED' },
  { from: 'OVERDUE', on: 'TRANSFER', to: 'PAY_CONFIRMING' },
  { from: 'OVERDUE', on: 'PAY_DIFF', to: 'SETTLED' },
  { from: 'EFFECTIVE', on: 'SETTLE', to: 'SETTLED' },
]

export const supplementTypes = { ADD: '追加提气', ADVANCE: '提前提气', DIFF: '结算补款' } as const

/** B 3.5: a wish to move gas between cycles, or for more. */
export const extractionChangeStatus = {
  SUBMITTED: { label: '待审核', tone: 'warning' },
  PASSED: { label: '已通过', tone: 'success' },
  REJECTED: { label: '未通过', tone: 'danger' },
  WITHDRAWN: { label: '已撤回', tone: 'muted' },
  WAIT_PAY: { label: '待支付', tone: 'warning' },
  DONE: { label: '已生效', tone: 'success' },
  CLOSED: { label: '超时关闭', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type ExtractionChangeState = keyof typeof extractionChangeStatus
export type ExtractionChangeEvent = 'PASS' | 'REJECT' | 'WITHDRAW' | 'ASK_MONEY' | 'TAKE_EFFECT' | 'CLOSE'

export const extractionChangeTransitions: readonly Transition<ExtractionChangeState, ExtractionChangeEvent>[] = [
  { from: 'SUBMITTED', on: 'PASS', to: 'PASSED' },
  { from: 'SUBMITTED', on: 'REJECT', to: 'REJECTED' },
  { from: 'SUBMITTED', on: 'WITHDRAW', to: 'WITHDRAWN' },
  { from: 'PASSED', on: 'ASK_MONEY', to: 'WAIT_PAY' },
  { from: 'PASSED', on: 'TAKE_EFFECT', to: 'DONE' },
  { from: 'WAIT_PAY', on: 'TAKE_EFFECT', to: 'DONE' },
  { from: 'WAIT_PAY', on: 'CLOSE', to: 'CLOSED' },
]

export const extractionChangeTypes = { DELAY: '延后提气', ADVANCE: '提前提气', ADD: '追加提气' } as const
export const lockModes = { PICK_BILL: '提交锁定', AUTO: '自动锁定' } as const
export const extractionSources = { REMOTE: '远传', MAKEUP: '补采', ADJUST: '调整' } as const

/** B 2.8: the agreement of an order. */
export const supplyAgreementStatus = {
  TO_SIGN: { label: '待签署', tone: 'warning' },
  SIGNED: { label: '已签署', tone: 'success' },
  VOID: { label: '已失效', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type SupplyAgreementState = keyof typeof supplyAgreementStatus
export type SupplyAgreementEvent = 'SIGN' | 'LAPSE'

export const supplyAgreementTransitions: readonly Transition<SupplyAgreementState, SupplyAgreementEvent>[] = [
  { from: 'TO_SIGN', on: 'SIGN', to: 'SIGNED' },
  { from: 'TO_SIGN', on: 'LAPSE', to: 'VOID' },
]

export const signWays = { SEAL: '电子印章', HAND: '手写签名' } as const
