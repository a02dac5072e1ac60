import type { Row } from '@contract'
import { addDays, addMonthsClamped, type DateText } from '@domain/date'
import { directions, entryTypes } from '@domain/statuses'

/* Entries of the ledger (A 6.27). */

export type Entry = Row<'default GET /crmgas/fee/transaction'>

/** Two kinds share the word 调账: their direction distinguishes them. */
export const typeText = (type: keyof typeof entryTypes): string => {
  if (type === 'ADJUST_IN') return `${entryTypes[type]}（${directions.IN}）`
  return type === 'ADJUST_OUT' ? `${entryTypes[type]}（${directions.OUT}）` : entryTypes[type]
}

export interface Days {
  dateFrom: DateText
  dateTo: DateText
}

/** The last `months` months that end today, both days included: twelve of them are as many as one export may hold (AE-91, A2316). */
export const lastMonths = (months: number, today: DateText): Days => ({
  dateFrom: addDays(addMonthsClamped(today, -months), 1),
  dateTo: today,
})
