import type { In, Row } from '@contract'
import { addDays, addMonths, addMonthsClamped, type DateText, type MonthText } from '@domain/date'
import { directions } from '@domain/statuses'

/* Tabs and filters of the ledger (A 6.27). */

type Input = In<'default GET /crmgas/fee/transaction'>
export type Entry = Row<'default GET /crmgas/fee/transaction'>
export type Direction = 'ALL' | 'IN' | 'OUT'

export const FEE_TABS = [
  { key: 'ALL', label: '全部' },
  { key: 'IN', label: directions.IN },
  { key: 'OUT', label: directions.OUT },
] as const

export interface FeeFilter {
  direction: Direction
  entryType: Input['entryType']
  month: MonthText | undefined
}

/** The filter as the call takes it. */
export const inputOf = ({ direction, entryType, month }: FeeFilter): Omit<Input, 'pageNum' | 'pageSize'> => ({
  ...(direction !== 'ALL' && { direction }),
  ...(entryType !== undefined && { entryType }),
  ...(month !== undefined && { month }),
})

/** The last `months` months that end today, both days included: twelve of them are as many as one export may hold (AE-91, A2316). */
export const lastMonths = (months: number, today: DateText): { dateFrom: DateText; dateTo: DateText } => ({
  dateFrom: addDays(addMonthsClamped(today, -months), 1),
  dateTo: today,
})

/** The ledger shows 36 months (AE-90). */
export const firstMonth = (current: MonthText): MonthText => addMonths(current, -35)

export const monthOfEntry = ({ occurredAt }: Pick<Entry, 'occurredAt'>): MonthText => occurredAt.slice(0, 7)
