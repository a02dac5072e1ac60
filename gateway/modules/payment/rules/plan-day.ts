import { MOST_LATE_DAYS } from '@domain/billing/plan-clauses'
import { dateOf, diffDays, type DateText } from '@domain/date'
import type { InstallmentItemEvent, InstallmentItemState } from '@domain/statuses/installment'

/** So many days before its due date an item is the one to be paid (A 3.8). */
export const NEAR_DAYS = 7

export interface PlanItem {
  seq: number
  dueDate: DateText
  state: InstallmentItemState
  paidAt: string | null
}

export interface PlanDay {
  /** What becomes of the items, in order. */
  moves: { seq: number; event: Extract<InstallmentItemEvent, 'NEAR' | 'LATE'> }[]
  isLate: boolean
  /** AE-84: an item ten days late, or the second that was not paid in time. */
  isTerminated: boolean
}

/** What a day does to a running plan: items come near, are late, and too much of it ends the plan (A 3.8, AE-84). */
export function planDay(items: readonly PlanItem[], today: DateText): PlanDay {
  const unpaid = items.filter(({ state }) => state !== 'PAID')
  const late = unpaid.filter(({ dueDate }) => dueDate < today)
  // The down payment has days of its own (3.8) and dates from the signing.
  const paidLate = items.filter(({ seq, dueDate, paidAt }) => seq > 0 && paidAt !== null && dateOf(paidAt) > dueDate)
  return {
    moves: unpaid.flatMap(({ seq, dueDate, state }) => [
      ...(state === 'WAIT' && diffDays(today, dueDate) <= NEAR_DAYS ? [{ seq, event: 'NEAR' as const }] : []),
      ...(state !== 'LATE' && dueDate < today ? [{ seq, event: 'LATE' as const }] : []),
    ]),
    isLate: late.length > 0,
    isTerminated:
      late.some(({ dueDate }) => diffDays(dueDate, today) >= MOST_LATE_DAYS) ||
      (late.length > 0 && late.length + paidLate.length > 1),
  }
}

/** AE-83: what may be paid next, early or not: the oldest unpaid items without a gap. Null: one before them is unpaid (A2603). */
export function payableItems<T extends PlanItem>(items: readonly T[], seqs: readonly number[]): readonly T[] | null {
  const unpaid = items.filter(({ state }) => state !== 'PAID').sort((a, b) => a.seq - b.seq)
  const asked = unpaid.slice(0, seqs.length)
  return asked.length > 0 && asked.every(({ seq }) => seqs.includes(seq)) ? asked : null
}
