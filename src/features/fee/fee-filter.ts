import type { In, Row } from '@contract'
import { addMonths, type MonthText } from '@domain/date'
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

/** The ledger shows 36 months (AE-90). */
export const firstMonth = (current: MonthText): MonthText => addMonths(current, -35)

export const monthOfEntry = ({ occurredAt }: Pick<Entry, 'occurredAt'>): MonthText => occurredAt.slice(0, 7)
