import type { In, Row } from '@contract'
import { addMonths, diffMonths, firstOfMonth, lastOfMonth, type MonthText } from '@domain/date'
import { formatSpan } from '@domain/date-format'

/* Tabs and filters of the payment records (A 6.24). */

type Input = In<'default GET /crmgas/pay/record'>
type RecordRow = Row<'default GET /crmgas/pay/record'>

export type RecordTab = 'ALL' | 'OPEN' | 'DONE' | 'REFUND' | 'MINE'

export const RECORD_TABS: readonly { key: RecordTab; label: string }[] = [
  { key: 'ALL', label: '全部' },
  { key: 'OPEN', label: '待支付' },
  { key: 'DONE', label: '已完成' },
  { key: 'REFUND', label: '已退款' },
  { key: 'MINE', label: '我的代缴' },
]

export interface Months {
  from: MonthText
  to: MonthText
}

export interface RecordFilter {
  tab: RecordTab
  bizType: Input['bizType']
  channel: Input['channel']
  months: Months | null
}

/** AE-90, A2316: at most twelve months in one look. */
const MOST_MONTHS = 12
export const isTooLong = ({ from, to }: Months): boolean => diffMonths(from, to) >= MOST_MONTHS

/** Records reach back 36 months (AE-90). */
export const firstMonth = (current: MonthText): MonthText => addMonths(current, -35)

export const monthsText = ({ from, to }: Months): string => (from === to ? from : formatSpan(from, to))

/** The filter as the call takes it. */
export const inputOf = ({ tab, bizType, channel, months }: RecordFilter) => ({
  ...(tab === 'MINE' && { mine: '1' as const }),
  ...(tab !== 'ALL' && tab !== 'MINE' && { state: tab }),
  ...(bizType !== undefined && { bizType }),
  ...(channel !== undefined && { channel }),
  ...(months !== null && { dateFrom: firstOfMonth(months.from), dateTo: lastOfMonth(months.to) }),
})

/** Rows stand under the month of their order, as the gateway sorts and sums them. */
export const monthOfRow = ({ createdAt }: Pick<RecordRow, 'createdAt'>): MonthText => createdAt.slice(0, 7)

/** Is something still to be done by this user, and what? */
export function nextStep(
  row: Pick<RecordRow, 'canPay' | 'payerIsMe' | 'channel' | 'split' | 'state'>,
): 'PAY' | 'NEXT' | null {
  if (!row.canPay || !row.payerIsMe || row.channel === 'TT' || row.channel === 'BALANCE') return null
  return row.split === 'AMOUNT' ? 'NEXT' : 'PAY'
}
