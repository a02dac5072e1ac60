import { decimal, type Big } from '@domain/decimal'
import { daysInMonth } from '@domain/month'
import type { ErrorCode } from '@domain/errors'

/** C-11: what a frame asks for beside the customer's last twelve months. */
export interface Frame {
  months: readonly string[]
  annualVolume: string
  mdq: string
  note: string
}

const sum = (values: readonly string[]): Big => values.reduce((all, one) => all.plus(decimal(one)), decimal('0'))

/** Days of each month of a year. */
const daysIn = (year: number): number[] =>
  Array.from({ length: 12 }, (_, index) => daysInMonth(`${year}-${String(index + 1).padStart(2, '0')}`))

/** Least MDQ in whole m³ for these months: the largest mean day, with 5 % on top. */
export function leastMdq(months: readonly string[], year: number): string {
  const days = daysIn(year)
  const largest = months.reduce((most, month, index) => {
    // Multiplied first: a quotient that does not end would be rounded up by a whole m³.
    const day = decimal(month)
      .times('1.05')
      .div(days[index] ?? 30)
    return day.gt(most) ? day : most
  }, decimal('0'))
  return largest.round(0, 3).toFixed(0)
}

export type FrameProblem = { code: ErrorCode; params?: Record<string, string> }

/** What is wrong with a submitted frame; null where nothing is. `most` is the largest MDQ, null where no meter has one. */
export function frameProblem(
  frame: Frame,
  { year, trailing12, most }: { year: number; trailing12: string; most: string | null },
): FrameProblem | null {
  if (!sum(frame.months).eq(frame.annualVolume)) return { code: '42811' }
  const least = leastMdq(frame.months, year)
  if (decimal(frame.mdq).lt(least)) return { code: '42812', params: { v: least } }
  if (most !== null && decimal(frame.mdq).gt(most)) return { code: '2901' }
  const isFar =
    decimal(frame.annualVolume).lt(decimal(trailing12).times('0.8')) ||
    decimal(frame.annualVolume).gt(decimal(trailing12).times('1.2'))
  return isFar && frame.note.trim().length < 10 ? { code: '42814' } : null
}

/** The day that 99 % of the days are not above, with 5 % on top, in whole m³; never below what the months need. */
export function proposedMdq(
  days: readonly string[],
  months: readonly string[],
  year: number,
  most: string | null,
): string {
  const sorted = [...days].sort((a, b) => decimal(a).cmp(b))
  const high = sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? '0'
  const wanted = decimal(high).times('1.05').round(0, 3)
  const least = decimal(leastMdq(months, year))
  const proposed = wanted.lt(least) ? least : wanted
  return (most !== null && proposed.gt(most) ? decimal(most) : proposed).toFixed(0)
}
