import { firstOfMonth, lastOfMonth } from '@domain/date'
import { Calendar } from '@/ui/nut'
import { useToday } from '../use-today'
import { daySpanOf, months, spanOf, type DaysSheet, type Filter } from './filters'

/**
 * A span of months or of days, of the last `back` months, for a call that takes a first and a last day. A file of its own: only
 * lists with this filter load the calendar.
 */
export function days<F extends string, T extends string>(
  { from, to }: { from: F; to: T },
  { back, ...rest }: { back: number; most?: number; usual?: number; ready?: readonly number[] },
): Filter<Partial<Record<F | T, string>>> {
  const { look, ...filter } = months({ from, to }, { back, ...rest })
  return {
    ...filter,
    look: look.kind === 'months' ? { ...look, calendar: (sheet) => <SpanSheet {...sheet} /> } : look,
    accepts: (value) => value === '' || spanOf(value) !== null || daySpanOf(value) !== null,
    partOf: (value) => {
      const span = spanOf(value)
      const ends = span === null ? daySpanOf(value) : { from: firstOfMonth(span.from), to: lastOfMonth(span.to) }
      return (ends === null ? {} : { [from]: ends.from, [to]: ends.to }) as Partial<Record<F | T, string>>
    },
  }
}

const SpanSheet = ({ from, to, ...sheet }: DaysSheet) => (
  <Calendar open range value={from} to={to} today={useToday()} {...sheet} />
)
