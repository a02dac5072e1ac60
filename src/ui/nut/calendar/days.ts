import type { DateText } from '@domain/date'

/* NutUI's calendar works on `Date`; the product on YYYY-MM-DD. Both mean a day of the calendar, whatever the time zone. */

/** A day as NutUI's calendar passes it. */
export interface CardDay {
  type?: 'prev' | 'current' | 'next'
  year: number
  month: number
  date: number
}

const two = (n: number): string => String(n).padStart(2, '0')

export const textOfDay = ({ year, month, date }: CardDay): DateText => `${year}-${two(month)}-${two(date)}`

/** Midnight of the phone's own time zone. */
export function toDate(day: DateText): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

export const fromDate = (date: Date): DateText =>
  textOfDay({ year: date.getFullYear(), month: date.getMonth() + 1, date: date.getDate() })

/** The day that the Tab key reaches in a month: the first chosen one, else the first that can be chosen. */
export function tabStop(month: string, chosen: readonly DateText[], min: DateText): DateText {
  const first = chosen.find((day) => day.startsWith(month))
  const begin = `${month}-01`
  return first ?? (begin < min ? min : begin)
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Days that an arrow key moves the focus by; undefined for any other key. */
export const stepOfKey = (key: string): number | undefined => STEPS[key]
