import type { Row } from '@contract'
import type { MonthText } from '@domain/date'

/* Rows of the payment records (A 6.24). */

type RecordRow = Row<'default GET /crmgas/pay/record'>

export const RECORD_TABS = [
  { key: 'ALL', label: '全部' },
  { key: 'OPEN', label: '待支付' },
  { key: 'DONE', label: '已完成' },
  { key: 'REFUND', label: '已退款' },
  { key: 'MINE', label: '我的代缴' },
] as const

/** Rows stand under the month of their order, as the gateway sorts and sums them. */
export const monthOfRow = ({ createdAt }: Pick<RecordRow, 'createdAt'>): MonthText => createdAt.slice(0, 7)

/** Is something still to be done by this user, and what? */
export function nextStep(
  row: Pick<RecordRow, 'canPay' | 'payerIsMe' | 'channel' | 'split' | 'state'>,
): 'PAY' | 'NEXT' | null {
  if (!row.canPay || !row.payerIsMe || row.channel === 'TT' || row.channel === 'BALANCE') return null
  return row.split === 'AMOUNT' ? 'NEXT' : 'PAY'
}
