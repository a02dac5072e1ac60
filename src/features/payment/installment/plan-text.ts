import { installmentStatus } from '@domain/statuses/installment'
import { DOWN_DAYS, MOST_LATE_DAYS } from '@domain/billing/plan-clauses'
import type { Out, Row } from '@contract'

export type Plan = Out<'default GET /crmgas/installment/detail'>
export type PlanItem = Plan['items'][number]
export type PlanRow = Row<'default GET /crmgas/installment/list'>
export type Eligible = Out<'default GET /crmgas/installment/list'>['eligible']

/** The next item to pay, and the last one: paying up to it ends the plan (AE-83). */
export function payableOf({ items }: Pick<Plan, 'items'>): { next: PlanItem; last: PlanItem } | null {
  const unpaid = items.filter(({ state }) => state !== 'PAID')
  const [next] = unpaid
  const last = unpaid.at(-1)
  return next?.canPay && last ? { next, last } : null
}

/** What the state of a plan means for the debtor (AE-82, AE-84). */
export function stateNote({ state, signedOn }: Pick<Plan, 'state' | 'signedOn'>): string {
  if (state === 'APPLYING') return '审核通过后支付首付，分期即生效'
  if (state === 'WAIT_DOWN') return `请在审核通过后 ${DOWN_DAYS} 天内支付首付，逾期未付分期不生效`
  if (state === 'TERMINATED') return '分期已终止，剩余欠款恢复计收违约金'
  if (state === 'OVERDUE') return `有一期已逾期，逾期满 ${MOST_LATE_DAYS} 天分期将终止`
  return state === 'ACTIVE' ? `违约金自 ${signedOn} 起停止累计` : ''
}

/** Until its down payment a plan can be taken back (A 6.35). */
export const isWithdrawable = ({ state }: Pick<Plan, 'state'>): boolean => state === 'APPLYING' || state === 'WAIT_DOWN'

const NOT_BEGUN: readonly Plan['state'][] = ['APPLYING', 'WAIT_DOWN', 'REJECTED', 'CANCELLED']

/** How far a plan of the list has got. */
export function progressText({ state, paidPeriods, periods }: PlanRow): string {
  if (state === 'ACTIVE' || state === 'OVERDUE') return `已还 ${paidPeriods}/${periods} 期`
  return `首付 + ${periods} 期`
}

/** The figure above a plan: what is left of it, or what it is to be about. What is owed before its beginning and after its end its bills say. */
export function headOf({ state, totalAmount, restAmount }: Plan): { label: string; amount: string } {
  if (NOT_BEGUN.includes(state)) return { label: '申请金额', amount: totalAmount }
  return { label: state === 'TERMINATED' ? '终止时未还' : '剩余待还', amount: restAmount }
}

/** What happened to a plan, the last first. */
export const stepsOf = ({ timeline }: Pick<Plan, 'timeline'>) =>
  timeline.map(({ state, at, reason }) => ({ title: installmentStatus[state].label, at, reason })).reverse()
