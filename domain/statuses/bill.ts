import type { StatusText, Transition } from '../machine'

/** A 3.3. Being paid is no state: it is a live lock and is shown beside the state. */
export const billStatus = {
  UNPAID: { label: '待缴费', tone: 'warning' },
  PART_PAID: { label: '部分缴费', tone: 'primary' },
  OVERDUE: { label: '已逾期', tone: 'danger' },
  IN_INSTALLMENT: { label: '分期中', tone: 'primary' },
  PAID: { label: '已缴清', tone: 'success' },
  REVERSED: { label: '已冲销', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type BillState = keyof typeof billStatus
export type BillEvent =
  | 'PAY_PART'
  | 'PAY_ALL'
  | 'DUE_PASSED'
  | 'PLAN_ACTIVE'
  | 'PLAN_SETTLED'
  | 'PLAN_TERMINATED'
  | 'REVERSE'

/** Part payment of an overdue bill leaves it overdue; 'REVERSE' is the company's alone. */
export const billTransitions: readonly Transition<BillState, BillEvent>[] = [
  { from: 'UNPAID', on: 'PAY_PART', to: 'PART_PAID' },
  { from: 'UNPAID', on: 'PAY_ALL', to: 'PAID' },
  { from: 'UNPAID', on: 'DUE_PASSED', to: 'OVERDUE' },
  { from: 'UNPAID', on: 'PLAN_ACTIVE', to: 'IN_INSTALLMENT' },
  { from: 'UNPAID', on: 'REVERSE', to: 'REVERSED' },
  { from: 'PART_PAID', on: 'PAY_PART', to: 'PART_PAID' },
  { from: 'PART_PAID', on: 'PAY_ALL', to: 'PAID' },
  { from: 'PART_PAID', on: 'DUE_PASSED', to: 'OVERDUE' },
  { from: 'PART_PAID', on: 'PLAN_ACTIVE', to: 'IN_INSTALLMENT' },
  { from: 'PART_PAID', on: 'REVERSE', to: 'REVERSED' },
  { from: 'OVERDUE', on: 'PAY_PART', to: 'OVERDUE' },
  { from: 'OVERDUE', on: 'PAY_ALL', to: 'PAID' },
  { from: 'OVERDUE', on: 'PLAN_ACTIVE', to: 'IN_INSTALLMENT' },
  { from: 'OVERDUE', on: 'REVERSE', to: 'REVERSED' },
  { from: 'IN_INSTALLMENT', on: 'PLAN_SETTLED', to: 'PAID' },
  { from: 'IN_INSTALLMENT', on: 'PLAN_TERMINATED', to: 'OVERDUE' },
  { from: 'PAID', on: 'REVERSE', to: 'REVERSED' },
]

/** States in which money is owed; OWING and IN_INSTALLMENT together make the arrears. */
const OWING_STATES = ['UNPAID', 'PART_PAID', 'OVERDUE'] as const satisfies readonly BillState[]
export const isOwing = (state: BillState): boolean => (OWING_STATES as readonly BillState[]).includes(state)

/** A 3.3: a live payment lock, shown beside the state. */
export const PAYING_MARK = { label: '支付中', tone: 'primary' } as const satisfies StatusText

/** A 2.8. */
export const billTypes = { GAS: '气费', ADJUST: '调整', PACKAGE: '套餐', EXTRACT: '提气' } as const
export type BillType = keyof typeof billTypes
