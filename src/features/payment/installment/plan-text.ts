import type { Out } from '@contract'

export type Plan = Out<'default GET /crmgas/installment/detail'>
export type PlanItem = Plan['items'][number]

/** The next item to pay, and the last one: paying up to it ends the plan (AE-83). */
export function payableOf({ items }: Pick<Plan, 'items'>): { next: PlanItem; last: PlanItem } | null {
  const unpaid = items.filter(({ state }) => state !== 'PAID')
  const [next] = unpaid
  const last = unpaid.at(-1)
  return next?.canPay && last ? { next, last } : null
}

/** What the state of a plan means for who owes (AE-82, AE-84). */
export function stateNote({ state, signedOn }: Pick<Plan, 'state' | 'signedOn'>): string {
  if (state === 'TERMINATED') return '分期已终止，剩余欠款恢复计收违约金'
  if (state === 'OVERDUE') return '有一期已逾期，逾期满 10 天分期将终止'
  return state === 'ACTIVE' ? `违约金自 ${signedOn} 起停止累计` : ''
}
