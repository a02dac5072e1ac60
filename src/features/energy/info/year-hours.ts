import type { Out } from '@contract'
import type { ChartPoint } from '@/ui'
import { HOUR, addDays, startOf, toInstant } from '@domain/date'
import { GAS_DAY_START_HOUR } from '@domain/gas-day'

/* A year of hours: 8,760 values a meter, so they are added up as whole hundredths. */

export type HourYear = Out<'btwob GET /usage/hours'>
type Hundredths = number | null

const HOURS = 24

const read = (text: string): Hundredths => (text === '' ? null : Number(text.replace('.', '')))

const write = (hundredths: Hundredths): string | null => {
  if (hundredths === null) return null
  const whole = Math.floor(hundredths / 100)
  return `${whole}.${String(hundredths - whole * 100).padStart(2, '0')}`
}

/** The hours of all meters together; an hour without a value of any meter is unknown. */
export function hoursOf({ meters }: Pick<HourYear, 'meters'>): Hundredths[] {
  const sums: Hundredths[] = []
  for (const { hours } of meters)
    hours.split(',').forEach((text, n) => {
      const value = read(text)
      sums[n] = value === null ? (sums[n] ?? null) : (sums[n] ?? 0) + value
    })
  return sums
}

/** A point a day: its greatest hour, and its least one beside; a day without values is a gap. */
export function dayRanges({ from }: Pick<HourYear, 'from'>, hours: readonly Hundredths[]): ChartPoint[] {
  return Array.from({ length: Math.floor(hours.length / HOURS) }, (_, n) => {
    const gasDay = addDays(from, n)
    const known = hours.slice(n * HOURS, (n + 1) * HOURS).filter((hour) => hour !== null)
    return {
      key: gasDay,
      label: gasDay.slice(5),
      title: gasDay,
      value: known.length === 0 ? null : write(Math.max(...known)),
      previous: known.length === 0 ? null : write(Math.min(...known)),
      ...(known.length > 0 && known.length < HOURS && { note: '数据不全' }),
    }
  })
}

/** The greatest hour of all, and when it was; null while none is known. */
export function peakOf(
  { from }: Pick<HourYear, 'from'>,
  hours: readonly Hundredths[],
): { at: string; volume: string } | null {
  let place = -1
  hours.forEach((hour, n) => {
    if (hour !== null && (place < 0 || hour > (hours[place] ?? 0))) place = n
  })
  const volume = write(hours[place] ?? null)
  return volume === null ? null : { at: hourAt(from, place), volume }
}

const hourAt = (from: string, n: number): string =>
  toInstant(startOf(addDays(from, Math.floor(n / HOURS)), GAS_DAY_START_HOUR) + (n % HOURS) * HOUR)
    .slice(0, 16)
    .replace('T', ' ')

/** A row an hour, a column a meter. */
export function hourRows({ from, meters }: HourYear): (string | null)[][] {
  const columns = meters.map(({ hours }) => hours.split(','))
  return (columns[0] ?? []).map((_, n) => [hourAt(from, n), ...columns.map((column) => column[n] || null)])
}
