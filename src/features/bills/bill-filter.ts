import { addMonths, diffMonths, type MonthText } from '@domain/date'
import { formatSpan } from '@domain/date-format'

/* Filters of the bill list. */

export const tabs = [
  { key: 'UNPAID_ALL', label: '待缴' },
  { key: 'PAID', label: '已缴' },
  { key: 'ALL', label: '全部' },
] as const
export type BillTab = (typeof tabs)[number]['key']

/** The route's state, the first tab for anything else. */
export const tabOf = (state: string | undefined): BillTab => tabs.find(({ key }) => key === state)?.key ?? 'UNPAID_ALL'

export interface MonthSpan {
  from: MonthText
  to: MonthText
}

/** AE-90, A2316. */
const MOST_MONTHS = 12
export const isTooLong = ({ from, to }: MonthSpan): boolean => diffMonths(from, to) >= MOST_MONTHS

/** Ready-made spans that end with the running month. */
export const spans = [
  { key: 'all', text: '全部时间', months: 0 },
  { key: 'm3', text: '近3个月', months: 3 },
  { key: 'm12', text: '近12个月', months: 12 },
  { key: 'own', text: '自定义月份', months: 0 },
] as const
export type SpanKey = (typeof spans)[number]['key']

export const spanOf = (months: number, current: MonthText): MonthSpan => ({
  from: addMonths(current, 1 - months),
  to: current,
})

export const spanText = (span: MonthSpan): string =>
  span.from === span.to ? span.from : formatSpan(span.from, span.to)

export interface BillFilter {
  tab: BillTab
  span: MonthSpan | null
  meter: { meterId: string; name: string } | null
}

/** The filter as the call takes it. */
export const filterInput = ({ tab, span, meter }: BillFilter) => ({
  ...(tab !== 'ALL' && { state: tab }),
  ...(span !== null && { billMonthFrom: span.from, billMonthTo: span.to }),
  ...(meter !== null && { meterId: meter.meterId }),
})
