/* Months as text YYYY-MM, which sort as they are. */

export const monthOf = (year: number, month: number): string => `${String(year)}-${String(month).padStart(2, '0')}`

export const yearOf = (month: string): number => Number(month.slice(0, 4))

export interface MonthSpan {
  from: string
  to: string
  /** Only the first end was chosen. */
  half: boolean
}

/** Two taps make a span; a tap before the first end or after a full span starts a new one (visual 6). */
export function tapSpan(span: MonthSpan, month: string): MonthSpan {
  if (!span.half || month < span.from) return { from: month, to: month, half: true }
  return { from: span.from, to: month, half: false }
}

export type MonthMark = 'chosen' | 'within' | 'current' | 'closed' | 'plain'

export function markMonth(
  month: string,
  span: MonthSpan,
  limits: { min: string; max: string; current?: string },
): MonthMark {
  if (month < limits.min || month > limits.max) return 'closed'
  if (month === span.from || month === span.to) return 'chosen'
  if (month > span.from && month < span.to) return 'within'
  return month === limits.current ? 'current' : 'plain'
}
