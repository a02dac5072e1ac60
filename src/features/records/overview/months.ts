import { addMonths, monthOf, type MonthText } from '@domain/date'

export interface MonthOfEnds {
  month: MonthText
  /** Past or within a week; within 60 days; later. */
  urgent: number
  soon: number
  later: number
}

const MONTHS = 12
/** Days within which it is urgent. */
export const URGENT = 7
/** Days within which something is to be done. */
export const AHEAD = 60

/** Ends of the next twelve months by month; what is over is in the first one, what comes after them nowhere. */
export function endsByMonth(ends: readonly { dueDate: string; daysLeft: number }[], today: string): MonthOfEnds[] {
  const first = monthOf(today)
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(first, index)
    const mine = ends.filter(({ dueDate }) => {
      const of = monthOf(dueDate)
      return of === month || (index === 0 && of < first)
    })
    const urgent = mine.filter(({ daysLeft }) => daysLeft <= URGENT).length
    const soon = mine.filter(({ daysLeft }) => daysLeft > URGENT && daysLeft <= AHEAD).length
    return { month, urgent, soon, later: mine.length - urgent - soon }
  })
}
