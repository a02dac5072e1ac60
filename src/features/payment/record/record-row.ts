import type { Out, Row } from '@contract'
import { unfinishedPayOrders } from '@domain/billing/unfinished'
import { payOrderStatus, type PayOrderState } from '@domain/statuses/pay-order'

/* Rows of the payment records (A 6.24). */

type RecordRow = Row<'default GET /crmgas/pay/record'>

export const RECORD_TABS = [
  { key: 'ALL', label: '全部' },
  { key: 'OPEN', label: '待支付' },
  { key: 'DONE', label: '已完成' },
  { key: 'REFUND', label: '已退款' },
  { key: 'MINE', label: '我的代缴' },
] as const

/** Head of the rows that wait for something, before all months. */
export const WAITING = '待处理'

/** What waits stands first, other rows under the month of their order, as the gateway sorts and sums them. */
export const groupOfRow = ({ createdAt, state }: Pick<RecordRow, 'createdAt' | 'state'>): string =>
  unfinishedPayOrders.includes(state) ? WAITING : createdAt.slice(0, 7)

/** Is something still to be done by this user, and what? */
export function nextStep(
  row: Pick<RecordRow, 'canPay' | 'payerIsMe' | 'channel' | 'split' | 'state'>,
): 'PAY' | 'NEXT' | null {
  if (!row.canPay || !row.payerIsMe || row.channel === 'TT' || row.channel === 'BALANCE') return null
  return row.split === 'AMOUNT' ? 'NEXT' : 'PAY'
}

type Timeline = Out<'default GET /crmgas/pay/recordDetail'>['timeline']

/** What happened, where the state's own word says the state of the order: an order waits again when a payment came to nothing. */
const HAPPENED: Partial<Record<PayOrderState, readonly [first: string, later: string]>> = {
  WAIT_PAY: ['提交支付单', '支付未完成'],
  PAYING: ['发起支付', '发起支付'],
  CLOSED: ['支付单关闭', '支付单关闭'],
}

/** The steps of an order, newest first. */
export const stepsOf = (timeline: Timeline): { title: string; at: string; reason: string | null }[] =>
  timeline
    .map(({ state, at, reason }, index) => {
      const [first, later] = HAPPENED[state] ?? []
      return { title: (index === 0 ? first : later) ?? payOrderStatus[state].label, at, reason }
    })
    .reverse()
